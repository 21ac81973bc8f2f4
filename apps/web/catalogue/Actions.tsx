import { Button } from '../src/components/Button.tsx';
import { CopyButton } from '../src/components/CopyButton.tsx';
import { IconButton } from '../src/components/IconButton.tsx';
import * as icons from '../src/components/icons.tsx';
import { Kbd } from '../src/components/Kbd.tsx';
import { Logo } from '../src/components/Logo.tsx';
import { Tag } from '../src/components/Tag.tsx';
import { Example, Row, Section } from './Section.tsx';

const LOOKS = ['plain', 'primary', 'danger', 'quiet'] as const;
const TONES = ['calm', 'accent', 'ember', 'danger'] as const;

export function Actions() {
  return (
    <Section title="Buttons and marks">
      {LOOKS.map((look) => (
        <Row key={look}>
          <Example label={`Button, ${look}`}>
            <Button look={look}>Create set</Button>
          </Example>
          <Example label="hover" state="hover">
            <Button look={look}>Create set</Button>
          </Example>
          <Example label="focus" state="focus-visible">
            <Button look={look}>Create set</Button>
          </Example>
          <Example label="busy">
            <Button look={look} busy>
              Create set
            </Button>
          </Example>
          <Example label="disabled">
            <Button look={look} disabled>
              Create set
            </Button>
          </Example>
          <Example label="small">
            <Button look={look} size="small">
              <icons.PlusIcon /> Add
            </Button>
          </Example>
        </Row>
      ))}
      <Row>
        <Example label="pressed">
          <Button pressed>Live only</Button>
        </Example>
        <Example label="CopyButton">
          <CopyButton text="text" what="token" />
        </Example>
        <Example label="IconButton">
          <IconButton label="Close">
            <icons.CloseIcon />
          </IconButton>
        </Example>
        <Example label="hover" state="hover">
          <IconButton label="Close">
            <icons.CloseIcon />
          </IconButton>
        </Example>
        <Example label="focus" state="focus-visible">
          <IconButton label="Close">
            <icons.CloseIcon />
          </IconButton>
        </Example>
      </Row>
      <Row>
        {TONES.map((tone) => (
          <Example key={tone} label={`Tag, ${tone}`}>
            <Tag tone={tone}>{tone}</Tag>
          </Example>
        ))}
        <Example label="Kbd">
          <Kbd keys="g s" />
        </Example>
        <Example label="Logo">
          <Logo />
        </Example>
        <Example label="icons">
          <span className="flex flex-wrap gap-2">
            {Object.entries(icons).map(([name, Icon]) => (
              <Icon key={name} />
            ))}
          </span>
        </Example>
      </Row>
    </Section>
  );
}
