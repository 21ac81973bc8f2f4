import { useState } from 'react';
import { useMediaQuery } from '../../../components/use-media-query.ts';
import { AddMemberForm, type AddMemberFormProps } from './AddMemberForm.tsx';

/** The form above the members; on a phone it is folded away, so that they are what one sees first. */
export function AddMember(props: AddMemberFormProps) {
  const wide = useMediaQuery('(width >= 48rem)');
  const [unfolded, setUnfolded] = useState(false);
  return (
    <details
      className="add-member-fold"
      open={wide || unfolded}
      onToggle={(event) => {
        if (!wide) setUnfolded(event.currentTarget.open);
      }}
    >
      <summary className="button">{unfolded ? 'Close' : 'Add a member…'}</summary>
      <AddMemberForm {...props} />
    </details>
  );
}
