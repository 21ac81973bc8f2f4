import { Button } from '../src/components/Button.tsx';
import { EmptyState } from '../src/components/EmptyState.tsx';
import { EntityPage } from '../src/components/EntityPage.tsx';
import { FormProblem } from '../src/components/FormProblem.tsx';
import { Notice, ReadOnlyNotice } from '../src/components/Notice.tsx';
import { QueryBoundary } from '../src/components/QueryBoundary.tsx';
import { RejectionNotice } from '../src/components/RejectionNotice.tsx';
import { ApiError } from '../src/shared/graphql/api-error.ts';
import { Example, Section } from './Section.tsx';

const refetch = () => Promise.resolve();
const failed = { data: undefined, error: new ApiError('OVERLOADED', ''), refetch };
const absent = { data: undefined, error: new ApiError('SET_NOT_FOUND', ''), refetch };
const over = { now: null, retryAfterMs: null };

export function Messages() {
  return (
    <Section title="Messages and empty states">
      <Example label="FormProblem" wide>
        <FormProblem>The Mayfly API does not answer.</FormProblem>
      </Example>
      <Example label="RejectionNotice" wide>
        <RejectionNotice answer={over}>Too many calls.</RejectionNotice>
      </Example>
      <Example label="Notice" wide>
        <Notice label="Demo data" action={<Button size="small">Stop</Button>}>
          <strong>Demo data.</strong> Changes by itself.
        </Notice>
      </Example>
      <Example label="ReadOnlyNotice" wide>
        <ReadOnlyNotice may="operators can change members." />
      </Example>
      <div className="grid grid-cols-3 gap-4">
        <Example label="EmptyState" wide>
          <EmptyState title="No rate limits yet" action={<Button>Create policy</Button>}>
            A policy limits the calls of each key.
          </EmptyState>
        </Example>
        <Example label="QueryBoundary, error" wide>
          <QueryBoundary query={failed} failure="Could not load policies" skeleton={null}>
            {() => null}
          </QueryBoundary>
        </Example>
        <Example label="EntityPage, absent" wide>
          <EntityPage
            what="set"
            name="logins:web"
            query={absent}
            absence="SET_NOT_FOUND"
            all={<Button>Sets</Button>}
          >
            {() => null}
          </EntityPage>
        </Example>
      </div>
    </Section>
  );
}
