import { useAbout } from '../queries/use-about.ts';

/** The versions to state in a support request. */
export function Versions() {
  const { data } = useAbout();
  return (
    <p className="min-h-5 text-sm text-ink-2">
      {data && `Mayfly ${data.version}`}
      {data?.redisVersion && ` · Redis ${data.redisVersion}`}
    </p>
  );
}
