import { useState } from 'react';
import { useMediaQuery } from '../../../components/use-media-query.ts';
import { AddMemberForm, type AddMemberFormProps } from './AddMemberForm.tsx';
import { buttonLook } from '../../../components/button-look.ts';

/** The form above the members; on a phone it is folded away, so that they are what one sees first. */
export function AddMember(props: AddMemberFormProps) {
  const wide = useMediaQuery('(width >= 48rem)');
  const [unfolded, setUnfolded] = useState(false);
  return (
    <details
      className="md:*:[summary]:hidden"
      open={wide || unfolded}
      onToggle={(event) => {
        if (!wide) setUnfolded(event.currentTarget.open);
      }}
    >
      <summary className={`${buttonLook()} mb-3 list-none [&::-webkit-details-marker]:hidden`}>
        {unfolded ? 'Close' : 'Add a member…'}
      </summary>
      <AddMemberForm {...props} />
    </details>
  );
}
