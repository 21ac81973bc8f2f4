import { useState, type SubmitEvent } from 'react';
import { Button } from '../../../components/Button.tsx';
import { Field } from '../../../components/Field.tsx';
import { Panel } from '../../../components/Panel.tsx';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { isOutage } from '../../../shared/graphql/api-error.ts';
import { errorMessage } from '../../../shared/graphql/error-messages.ts';
import type { AdoptionSearch } from '../adoption-search.ts';
import { toLayout } from '../adoption.ts';
import { usePreview } from '../queries/use-preview.ts';
import { AdoptForm } from './AdoptForm.tsx';
import { CandidateSearch } from './CandidateSearch.tsx';
import { LayoutForm } from './LayoutForm.tsx';
import { PreviewPanel } from './PreviewPanel.tsx';

interface AdoptionWizardProps {
  readonly search: AdoptionSearch;
  readonly onChange: (search: Record<string, unknown>) => void;
  readonly onAdopted: (name: string) => void;
}

/** Three steps: find a sorted set, preview it, name it. */
export function AdoptionWizard({ search, onChange, onAdopted }: AdoptionWizardProps) {
  const { pattern, key } = search;
  return (
    <div className="grid gap-4">
      <Panel title="1. Find a sorted set">
        <CandidateSearch
          key={`pattern ${pattern ?? ''}`}
          pattern={pattern}
          chosen={key}
          onPattern={(typed) => onChange({ ...search, pattern: typed })}
          onChoose={(found) => onChange({ ...search, key: found })}
        />
        <KeyForm
          key={`key ${key ?? ''}`}
          chosen={key}
          onChoose={(typed) => onChange({ ...search, key: typed })}
        />
      </Panel>
      {key !== undefined && (
        <LayoutSteps
          key={key}
          setKey={key}
          search={search}
          onChange={onChange}
          onAdopted={onAdopted}
        />
      )}
    </div>
  );
}

interface KeyFormProps {
  readonly chosen: string | undefined;
  readonly onChoose: (key: string) => void;
}

function KeyForm({ chosen, onChoose }: KeyFormProps) {
  const [typed, setTyped] = useState(chosen ?? '');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (typed !== '') onChoose(typed);
  };
  return (
    <form onSubmit={submit} className="mt-3 flex flex-wrap items-start gap-x-2">
      <Field
        label="Or enter its key"
        className="w-72 max-sm:w-full"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" className="sm:mt-6">
        Preview
      </Button>
    </form>
  );
}

function LayoutSteps({
  setKey,
  search,
  onChange,
  onAdopted,
}: AdoptionWizardProps & { readonly setKey: string }) {
  const layout = toLayout(search);
  const preview = usePreview(setKey, layout);
  const { data, error } = preview;
  return (
    <>
      <Panel title="2. Choose the layout">
        <p className="mb-3 text-ink-2">
          Key <code className="text-ink wrap-anywhere">{setKey}</code>
        </p>
        <LayoutForm search={search} onChange={onChange} />
        <div className="mt-4 border-t border-line pt-3">
          {error !== null && !isOutage(error) ? (
            <p role="alert" className="font-medium text-danger">
              {errorMessage(error)}
            </p>
          ) : data && layout ? (
            <PreviewPanel
              preview={data}
              layout={layout}
              onInstead={(change) => onChange({ ...search, ...change })}
            />
          ) : (
            <Skeleton label="Loading the preview" rows={4} />
          )}
        </div>
      </Panel>
      {layout && data && error === null && (
        <Panel title="3. Name it">
          <AdoptForm setKey={setKey} layout={layout} onAdopted={onAdopted} />
        </Panel>
      )}
    </>
  );
}
