import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { Command } from '../shared/commands/command.ts';
import Palette from '../shared/commands/Palette.tsx';
import { MAX_NAMES, useNames } from '../features/names/queries/use-names.ts';
import { useCan } from '../shared/session/viewer.ts';
import { errorMessage } from '../shared/graphql/error-messages.ts';
import type { CreatableKind } from './CreateDialogs.tsx';

/** Each kind of named thing with a page: prefix of its command ids, heading and route. */
const NAMED = [
  { kind: 'expiringSets', id: 'set', group: 'Sets', to: '/sets/$name' },
  { kind: 'adoptedSets', id: 'adopted', group: 'Adopted sets', to: '/adopted/$name' },
  { kind: 'limitPolicies', id: 'policy', group: 'Rate limits', to: '/limits/$name' },
  {
    kind: 'oneTimePasswordPurposes',
    id: 'purpose',
    group: 'One-time passwords',
    to: '/one-time-passwords/$name',
  },
  { kind: 'invitationSpaces', id: 'space', group: 'Invitations', to: '/invitations/$name' },
  { kind: 'allSeries', id: 'series', group: 'Series', to: '/series/$name' },
] as const;

const CREATABLE: readonly { readonly kind: CreatableKind; readonly label: string }[] = [
  { kind: 'set', label: 'Create set' },
  { kind: 'policy', label: 'Create rate limit policy' },
  { kind: 'purpose', label: 'Create one-time password purpose' },
  { kind: 'space', label: 'Create invitation space' },
  { kind: 'series', label: 'Create series' },
  { kind: 'token', label: 'Create token' },
];

interface FindAnythingProps {
  readonly onClose: () => void;
  readonly onCreate: (kind: CreatableKind) => void;
}

/** The command palette: everything that has a name, and for admins everything they can create. */
export default function FindAnything({ onClose, onCreate }: FindAnythingProps) {
  const navigate = useNavigate();
  const admin = useCan('ADMIN');
  const { data: names, error } = useNames();
  const found = useMemo((): readonly Command[] => {
    const create = { group: 'Create' };
    const made = CREATABLE.map(({ kind, label }) => ({
      ...create,
      // The same ids as the commands of the pages, so that each is listed once.
      id: `create.${kind}`,
      label,
      run: () => onCreate(kind),
    }));
    const adopt = {
      ...create,
      id: 'adopt',
      label: 'Adopt a sorted set',
      run: () => void navigate({ to: '/adopted' }),
    };
    const named = NAMED.flatMap(({ kind, id, group, to }) =>
      (names?.byKind[kind] ?? []).map((name) => ({
        id: `${id}.${name}`,
        label: name,
        group,
        run: () => void navigate({ to, params: { name } }),
      })),
    );
    return [...(admin ? [...made, adopt] : []), ...named];
  }, [names, admin, navigate, onCreate]);

  const absence = () => {
    if (error && !names) return `Could not load names. ${errorMessage(error)}`;
    if (!names) return 'Loading names…';
    return `No match${names.more ? ` among the first ${MAX_NAMES} of each kind` : ''}.`;
  };
  return <Palette found={found} absence={absence()} onClose={onClose} />;
}
