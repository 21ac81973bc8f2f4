import { Button } from '../src/components/Button.tsx';
import { PageHeader } from '../src/components/PageHeader.tsx';
import { Panel } from '../src/components/Panel.tsx';
import { Stat, StatList } from '../src/components/StatList.tsx';
import { Tag } from '../src/components/Tag.tsx';
import { Example, Section } from './Section.tsx';

export function PageParts() {
  return (
    <Section title="Parts of pages">
      <Example label="PageHeader" wide>
        <PageHeader
          title="logins:web"
          name
          crumb={<a href="#parts">Sets</a>}
          after={<Tag>sorted</Tag>}
          actions={<Button look="danger">Delete…</Button>}
        />
      </Example>
      <Example label="Panel" wide>
        <Panel title="Members" actions={<Button size="small">Add</Button>}>
          <StatList>
            <Stat label="Live members">1,200</Stat>
            <Stat label="Time to live" note="the default">
              5 m
            </Stat>
            <Stat label="Next expiry">0:59</Stat>
          </StatList>
        </Panel>
      </Example>
    </Section>
  );
}
