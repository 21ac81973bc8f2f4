import { useState } from 'react';
import { Button } from '../src/components/Button.tsx';
import { ConfirmDialog } from '../src/components/ConfirmDialog.tsx';
import { Dialog } from '../src/components/Dialog.tsx';
import { DialogActions } from '../src/components/DialogActions.tsx';
import { Field } from '../src/components/Field.tsx';
import { Hint } from '../src/components/Hint.tsx';
import { Menu } from '../src/components/Menu.tsx';
import { nameConfirmation } from '../src/components/name-confirmation.ts';
import { Popover } from '../src/components/Popover.tsx';
import { Tooltip } from '../src/components/Tooltip.tsx';
import { ApiError } from '../src/shared/graphql/api-error.ts';
import { Row, Section } from './Section.tsx';

const ignore = () => undefined;
const error = new ApiError('OVERLOADED', '');

export function Overlays() {
  const [open, setOpen] = useState<'dialog' | 'confirm' | null>(null);
  const close = () => setOpen(null);
  return (
    <Section title="Overlays">
      <Row>
        <Button onClick={() => setOpen('dialog')}>Dialog</Button>
        <Button onClick={() => setOpen('confirm')}>ConfirmDialog</Button>
        <Menu
          align="start"
          trigger={<Button>Menu</Button>}
          groups={[
            [
              { label: 'Extend…', onSelect: ignore },
              { label: 'Keep', disabled: true, onSelect: ignore },
            ],
            [{ label: 'Remove', danger: true, onSelect: ignore }],
          ]}
        />
        <Popover title="Go to" align="start" trigger={<Button>Popover</Button>}>
          <Field label="Rank" value="1" onChange={ignore} />
        </Popover>
        <Tooltip text="What the text means.">
          <Button>Tooltip</Button>
        </Tooltip>
        <Hint text="How it is counted.">Hint</Hint>
      </Row>
      {open === 'dialog' && (
        <Dialog title="Create purpose" onClose={close}>
          <Field label="Name" autoFocus value="" onChange={ignore} hint="Such as login" />
          <DialogActions action="Create purpose" busy={false} onCancel={close} />
        </Dialog>
      )}
      {open === 'confirm' && (
        <ConfirmDialog
          title="Delete this set"
          action="Delete set"
          confirmation={nameConfirmation('set', 'logins:web')}
          busy={false}
          error={error}
          onConfirm={ignore}
          onClose={close}
        >
          Its members are deleted. This cannot be undone.
        </ConfirmDialog>
      )}
    </Section>
  );
}
