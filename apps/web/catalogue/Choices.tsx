import { useState } from 'react';
import { Checkbox } from '../src/components/Checkbox.tsx';
import { Disclosure } from '../src/components/Disclosure.tsx';
import { Segments } from '../src/components/Segments.tsx';
import { Switch } from '../src/components/Switch.tsx';
import { Tabs } from '../src/components/Tabs.tsx';
import { Example, Row, Section } from './Section.tsx';

const ignore = () => undefined;
const SPANS = ['15 min', '1 h', '24 h'] as const;

export function Choices() {
  const [tab, setTab] = useState<'tokens' | 'sessions'>('tokens');
  return (
    <Section title="Choices">
      <Row>
        <Example label="Segments">
          <Segments legend="Span" choices={SPANS} labelOf={String} chosen="1 h" onPick={ignore} />
        </Example>
        <Example label="Checkbox">
          <Checkbox label="All rows" checked={false} onChange={ignore} />
        </Example>
        <Example label="checked">
          <Checkbox label="All rows" checked onChange={ignore} />
        </Example>
        <Example label="mixed">
          <Checkbox label="All rows" checked={false} mixed onChange={ignore} />
        </Example>
        <Example label="focus" state="focus-visible">
          <Checkbox label="All rows" checked onChange={ignore} />
        </Example>
        <Example label="Switch">
          <Switch label="Change feed" checked={false} onChange={ignore} />
        </Example>
        <Example label="on">
          <Switch label="Change feed" checked onChange={ignore} />
        </Example>
        <Example label="Disclosure">
          <Disclosure label="More settings">Hidden.</Disclosure>
        </Example>
        <Example label="open">
          <Disclosure label="More settings" open>
            What most users do not need.
          </Disclosure>
        </Example>
      </Row>
      <Example label="Tabs" wide>
        <Tabs
          label="Access"
          chosen={tab}
          onPick={setTab}
          tabs={[
            { id: 'tokens', label: 'Tokens', content: 'The tokens.' },
            { id: 'sessions', label: 'Sessions', content: 'The sessions.' },
          ]}
        />
      </Example>
    </Section>
  );
}
