import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../graphql/api-error.ts';
import { standInForLayout } from '../testing/stand-in-for-layout.ts';
import { Button } from './Button.tsx';
import { Checkbox } from './Checkbox.tsx';
import { ComboboxField } from './ComboboxField.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { Loaded } from './Loaded.tsx';
import { Menu } from './Menu.tsx';
import { Popover } from './Popover.tsx';
import { SelectField } from './SelectField.tsx';
import { SortHead, type Sort } from './Table.tsx';
import { Tabs } from './Tabs.tsx';
import { TextField } from './TextField.tsx';
import { Tooltip } from './Tooltip.tsx';

vi.setConfig({ testTimeout: 60_000 });
beforeEach(standInForLayout);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a menu', () => {
  it('opens, is walked through by keys and gives the focus back', async () => {
    const user = userEvent.setup();
    const remove = vi.fn();
    render(
      <Menu
        trigger={<Button>More</Button>}
        groups={[
          [{ label: 'Edit', onSelect: () => {} }],
          [{ label: 'Remove', danger: true, onSelect: remove }],
        ]}
      />,
    );
    await user.click(screen.getByRole('button', { name: 'More' }));
    await screen.findByRole('menuitem', { name: 'Edit' });
    await user.keyboard('{End}{Enter}');
    expect(remove).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More' }));
  });
});

describe('a popover', () => {
  it('is a named dialog that Escape closes', async () => {
    const user = userEvent.setup();
    render(
      <Popover trigger={<Button>Filter</Button>} title="Filter by">
        <input aria-label="Name" />
      </Popover>,
    );
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    await screen.findByRole('dialog', { name: 'Filter by' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('tabs', () => {
  it('show one part at a time and follow the arrow keys', async () => {
    const user = userEvent.setup();
    function Page() {
      const [chosen, setChosen] = useState<'a' | 'b'>('a');
      return (
        <Tabs
          label="Parts"
          tabs={[
            { id: 'a', label: 'First', content: <p>one</p> },
            { id: 'b', label: 'Second', content: <p>two</p> },
          ]}
          chosen={chosen}
          onPick={setChosen}
        />
      );
    }
    render(<Page />);
    expect(screen.getByRole('tabpanel', { name: 'First' })).toBeDefined();
    await user.click(screen.getByRole('tab', { name: 'First' }));
    await user.keyboard('{ArrowRight}');
    expect(await screen.findByRole('tabpanel', { name: 'Second' })).toBeDefined();
    expect(screen.queryByText('one')).toBeNull();
  });
});

describe('fields with lists', () => {
  it('take one of a few', async () => {
    const user = userEvent.setup();
    const onPick = vi.fn();
    render(
      <SelectField label="Role" choices={['viewer', 'admin']} chosen="viewer" onPick={onPick} />,
    );
    await user.click(screen.getByRole('combobox', { name: 'Role' }));
    await user.click(await screen.findByRole('option', { name: 'admin' }));
    expect(onPick).toHaveBeenCalledExactlyOnceWith('admin');
  });

  it('find one of many', async () => {
    const user = userEvent.setup();
    const onPick = vi.fn();
    const choices = Array.from({ length: 500 }, (_, index) => `zone-${index}`);
    render(<ComboboxField label="Zone" choices={choices} chosen="zone-0" onPick={onPick} />);
    const field = screen.getByRole('combobox', { name: 'Zone' });
    await user.clear(field);
    await user.type(field, '499');
    await user.click(await screen.findByRole('option', { name: 'zone-499' }));
    expect(onPick).toHaveBeenCalledExactlyOnceWith('zone-499');
  });
});

describe('a checkbox', () => {
  it('tells whether some, all or none of it is chosen', async () => {
    const user = userEvent.setup();
    const onChange = vi.fn();
    render(<Checkbox label="All rows" hideLabel checked={false} mixed onChange={onChange} />);
    const box = screen.getByRole('checkbox', { name: 'All rows' });
    expect(box.getAttribute('aria-checked')).toBe('mixed');
    await user.click(box);
    expect(onChange.mock.calls[0]?.[0]).toBe(true);
  });
});

describe('a field of several lines', () => {
  it('is described by what is wrong with it', () => {
    render(<TextField label="Members" problem="Line 3 holds no member." />);
    const field = screen.getByRole('textbox', { name: 'Members' });
    const note = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect(note?.textContent).toBe('Line 3 holds no member.');
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });
});

describe('a tooltip', () => {
  it('comes with the focus', async () => {
    const user = userEvent.setup();
    render(
      <Tooltip text="Counts expired members as well">
        <button type="button">Size</button>
      </Tooltip>,
    );
    await user.tab();
    expect(await screen.findByText('Counts expired members as well')).toBeDefined();
  });
});

describe('asking before something is destroyed', () => {
  const dialog = (onConfirm: () => void, error?: unknown) => (
    <ConfirmDialog
      title="Delete this set"
      action="Delete set"
      confirmation={{ text: 'logins', label: 'Type its name', problem: 'Not its name.' }}
      busy={false}
      error={error}
      onConfirm={onConfirm}
      onClose={() => {}}
    >
      <p>Deletes it.</p>
    </ConfirmDialog>
  );

  it('wants the name to be typed exactly', async () => {
    const user = userEvent.setup();
    const onConfirm = vi.fn();
    render(dialog(onConfirm));
    const field = await screen.findByRole('textbox', { name: 'Type its name' });
    expect(document.activeElement).toBe(field);
    await user.type(field, 'login');
    await user.click(screen.getByRole('button', { name: 'Delete set' }));
    expect(screen.getByText('Not its name.')).toBeDefined();
    expect(onConfirm).not.toHaveBeenCalled();
    await user.type(field, 's{Enter}');
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });

  it('says when it is not known whether it happened', async () => {
    render(dialog(() => {}, new ApiError('REDIS_UNAVAILABLE', 'gone')));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(/may or may not have happened/);
  });
});

describe('a column that rows are sorted by', () => {
  it('turns round when it is pressed again, and says so', async () => {
    const user = userEvent.setup();
    const onSort = vi.fn();
    const head = (sort: Sort<'name' | 'count'>) => (
      <table>
        <thead>
          <tr>
            <SortHead by="name" sort={sort} onSort={onSort}>
              Name
            </SortHead>
          </tr>
        </thead>
      </table>
    );
    const { rerender } = render(head({ by: 'count', descending: true }));
    const column = screen.getByRole('columnheader', { name: 'Name' });
    expect(column.getAttribute('aria-sort')).toBeNull();
    await user.click(within(column).getByRole('button'));
    expect(onSort).toHaveBeenLastCalledWith({ by: 'name', descending: false });
    rerender(head({ by: 'name', descending: false }));
    expect(column.getAttribute('aria-sort')).toBe('ascending');
    await user.click(within(column).getByRole('button'));
    expect(onSort).toHaveBeenLastCalledWith({ by: 'name', descending: true });
  });
});

describe('what was read', () => {
  const loaded = (query: { data: readonly string[] | undefined; error: unknown }) => (
    <Loaded
      query={{ ...query, refetch: retry }}
      failure="The policies cannot be shown"
      skeleton={<p>reading</p>}
      isEmpty={(names) => names.length === 0}
      empty={<p>none yet</p>}
    >
      {(names) => <p>{names.join(', ')}</p>}
    </Loaded>
  );
  const retry = vi.fn(async () => {});

  it('is there, or empty, or still on its way', () => {
    const { rerender } = render(loaded({ data: undefined, error: null }));
    expect(screen.getByText('reading')).toBeDefined();
    rerender(loaded({ data: [], error: null }));
    expect(screen.getByText('none yet')).toBeDefined();
    rerender(loaded({ data: ['a', 'b'], error: null }));
    expect(screen.getByText('a, b')).toBeDefined();
  });

  it('stays when reading it again fails, and waits while the connection is away', () => {
    const away = new ApiError('API_UNREACHABLE', 'gone');
    const { rerender } = render(loaded({ data: ['a'], error: away }));
    expect(screen.getByText('a')).toBeDefined();
    rerender(loaded({ data: undefined, error: away }));
    expect(screen.getByText('reading')).toBeDefined();
  });

  it('can be asked for again after an error', async () => {
    const user = userEvent.setup();
    render(loaded({ data: undefined, error: new ApiError('FORBIDDEN', 'no') }));
    expect(screen.getByRole('heading', { name: 'The policies cannot be shown' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });
});
