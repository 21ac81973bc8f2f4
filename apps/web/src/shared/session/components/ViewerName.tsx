import { ROLE_NAMES } from '../role.ts';
import { useViewer } from '../viewer.ts';

/** The user's name and role. Takes its space before they are known, so that nothing moves. */
export function ViewerName() {
  const viewer = useViewer();
  return (
    <p className="min-h-5.5 truncate">
      {viewer && (
        <>
          <span className="font-medium">{viewer.name}</span>
          {viewer.name !== ROLE_NAMES[viewer.role] && (
            <span className="text-ink-2"> · {ROLE_NAMES[viewer.role]}</span>
          )}
        </>
      )}
    </p>
  );
}
