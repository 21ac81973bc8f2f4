import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from './Button.tsx';
import { Menu } from './Menu.tsx';
import { Popover } from './Popover.tsx';
import { Tabs } from './Tabs.tsx';
import { Tooltip } from './Tooltip.tsx';

describe('a menu', () => {
  it('opens, supports the arrow keys and returns the focus', async () => {
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

describe('a tooltip', () => {
  it('appears on focus', async () => {
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
