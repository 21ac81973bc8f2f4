import { useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { Panel } from '../../../components/Panel.tsx';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { isOutage } from '../../../shared/graphql/api-error.ts';
import { errorMessage } from '../../../shared/graphql/error-messages.ts';
import type { AdoptionSearch } from '../adoption-search.ts';
import { FIRST_LAYOUT, toLayout } from '../adoption.ts';
import { layoutLabel } from '../layout-labels.ts';
import { detectLayout } from '../plausibility.ts';
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

/** Two steps: find a sorted set, then check how it is read and name it. */
export function AdoptionWizard({ search, onChange, onAdopted }: AdoptionWizardProps) {
  const { pattern, key } = search;
  return (
    <div className="grid gap-4">
      <Panel title="1. Find a sorted set">
        <CandidateSearch
          key={`pattern ${pattern ?? ''}`}
          pattern={pattern}
          chosen={key}
          onPattern={(typed) => onChange({ pattern: typed, key })}
          onChoose={(found) => onChange({ pattern, key: found })}
        />
      </Panel>
      {key !== undefined && (
        <CheckStep
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

/** The layout of a key, detected from its members until the user chooses another one. */
function useDetected(key: string) {
  const { data, error } = usePreview(key, FIRST_LAYOUT);
  const [detected, setDetected] = useState<ReturnType<typeof detectLayout> | null>(null);
  if (detected === null && data) {
    const { members, now } = data;
    setDetected(
      detectLayout({
        now: Date.parse(now),
        scores: members.map(({ score }) => score),
        texts: members.map(({ member }) => member),
      }),
    );
  }
  return { detected, error };
}

function CheckStep(props: AdoptionWizardProps & { readonly setKey: string }) {
  const { setKey, search, onChange, onAdopted } = props;
  const first = useDetected(setKey);
  const chosen: AdoptionSearch = { ...first.detected, ...search };
  const layout = first.detected === null ? undefined : toLayout(chosen);
  const preview = usePreview(setKey, layout);
  const [changing, setChanging] = useState(false);
  const { data } = preview;
  const error = first.error ?? preview.error;
  return (
    <Panel title="2. Check and adopt">
      {error !== null && !isOutage(error) ? (
        <p role="alert" className="font-medium text-danger">
          {errorMessage(error)}
        </p>
      ) : first.detected === null ? (
        <Skeleton label="Loading the preview" rows={4} />
      ) : (
        <div className="grid gap-4">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <p className="min-w-0">
              <code className="font-medium wrap-anywhere">{setKey}</code>
              {layout && (
                <span className="block text-sm text-ink-2">
                  Scores: {layoutLabel({ windowMs: null, ...layout })}. Members:{' '}
                  {layout.memberFormat === 'JSON' ? 'JSON' : 'text'}.
                </span>
              )}
            </p>
            <Button size="small" aria-expanded={changing} onClick={() => setChanging(!changing)}>
              Change how it is read
            </Button>
          </div>
          {(changing || layout === undefined) && (
            <LayoutForm chosen={chosen} onChange={(part) => onChange({ ...search, ...part })} />
          )}
          {data && layout ? (
            <>
              <PreviewPanel
                preview={data}
                layout={layout}
                settled={!preview.isPlaceholderData}
                onInstead={(change) => onChange({ ...search, ...change })}
              />
              <AdoptForm setKey={setKey} layout={layout} onAdopted={onAdopted} />
            </>
          ) : (
            layout && <Skeleton label="Loading the preview" rows={4} />
          )}
        </div>
      )}
    </Panel>
  );
}
