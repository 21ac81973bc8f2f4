import { createRoot } from 'react-dom/client';
import { ThemeSwitch } from '../src/shared/theme/ThemeSwitch.tsx';
import { Actions } from './Actions.tsx';
import './catalogue.css';
import { Choices } from './Choices.tsx';
import { Fields } from './Fields.tsx';
import { forceStates } from './force-states.ts';
import { Messages } from './Messages.tsx';
import { Overlays } from './Overlays.tsx';
import { PageParts } from './PageParts.tsx';
import { Scale } from './Scale.tsx';
import { Tables } from './Tables.tsx';

/** Every component in every state. `pnpm catalogue` shows it; the product does not contain it. */
function Catalogue() {
  return (
    <main className="mx-auto grid max-w-page gap-8 px-gutter py-6">
      <header className="flex items-center justify-between">
        <h1 className="text-2xl font-semibold tracking-tight">Catalogue</h1>
        <ThemeSwitch />
      </header>
      <Scale />
      <Actions />
      <Fields />
      <Choices />
      <Messages />
      <Tables />
      <PageParts />
      <Overlays />
    </main>
  );
}

forceStates(document);
const root = document.getElementById('root');
if (root) createRoot(root).render(<Catalogue />);
