import { useQuery } from '@tanstack/react-query';
import { queryKeys } from '../../../shared/graphql/query-keys.ts';
import { request } from '../../../shared/graphql/request.ts';
import { ServerVersionDocument } from '../documents.generated.ts';
import { lifetimeText, type SetDraft } from '../new-set.ts';
import { STRATEGIES } from '../strategies.ts';

/** The version that the server reports; undefined until it is known. */
function useRedisVersion(enabled: boolean) {
  const { data } = useQuery({
    queryKey: queryKeys.serverVersion(),
    queryFn: async ({ signal }) => (await request(ServerVersionDocument, {}, { signal })).about,
    enabled,
  });
  return data?.redisVersion;
}

/** What a set of this draft would do and cost. */
export function SetPreview({ draft }: { draft: SetDraft }) {
  const { but, bytes, freedBy } = STRATEGIES.find(({ id }) => id === draft.kind) ?? STRATEGIES[0];
  const version = useRedisVersion(draft.kind === 'native');
  return (
    <section
      aria-label="Preview"
      aria-live="polite"
      className="rounded-md bg-sunken px-3 py-2 text-sm text-ink-2"
    >
      <p className="text-ink">{lifetimeText(draft)}</p>
      <p>
        {but}
        {version && ` This server reports ${version}.`}
      </p>
      <p>
        {bytes} bytes for a member of 36 bytes. {freedBy}
      </p>
    </section>
  );
}
