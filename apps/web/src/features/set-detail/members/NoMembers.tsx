/** Shown for a set without live members. */
export function NoMembers({ mayAdd }: { mayAdd: boolean }) {
  return (
    <p className="py-8 max-sm:min-h-27 text-center text-ink-2">
      No live members.{mayAdd && ' Add one above and watch it expire.'}
    </p>
  );
}
