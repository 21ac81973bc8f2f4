import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';

interface Tab<Id extends string> {
  readonly id: Id;
  readonly label: ReactNode;
  readonly content: ReactNode;
}

interface TabsProps<Id extends string> {
  /** The name of the group of tabs, for screen readers. */
  readonly label: string;
  readonly tabs: readonly Tab<Id>[];
  /** Comes from the address, like every choice of what is shown. */
  readonly chosen: Id;
  readonly onPick: (id: Id) => void;
}

export function Tabs<Id extends string>({ label, tabs, chosen, onPick }: TabsProps<Id>) {
  const pick = (value: unknown) => {
    const tab = tabs.find(({ id }) => id === value);
    if (tab) onPick(tab.id);
  };
  return (
    <BaseTabs.Root value={chosen} onValueChange={pick}>
      <BaseTabs.List
        aria-label={label}
        activateOnFocus
        className="mb-4 flex gap-1 overflow-x-auto border-b border-line"
      >
        {tabs.map(({ id, label: tabLabel }) => (
          <BaseTabs.Tab
            key={id}
            value={id}
            className="-mb-px border-b-2 border-transparent px-3 py-2 font-medium whitespace-nowrap text-ink-2 hover:text-ink focus-visible:-outline-offset-2 data-active:border-accent data-active:text-ink"
          >
            {tabLabel}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      {tabs.map(({ id, content }) => (
        <BaseTabs.Panel key={id} value={id}>
          {content}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  );
}
