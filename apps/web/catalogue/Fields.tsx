import { ComboboxField } from '../src/components/ComboboxField.tsx';
import { CountField } from '../src/components/CountField.tsx';
import { DurationField } from '../src/components/DurationField.tsx';
import { Field } from '../src/components/Field.tsx';
import { SelectField } from '../src/components/SelectField.tsx';
import { TextField } from '../src/components/TextField.tsx';
import { Example, Row, Section } from './Section.tsx';

const ignore = () => undefined;
const ROLES = ['viewer', 'operator', 'admin'] as const;

export function Fields() {
  const name = { label: 'Name', className: 'w-60', onChange: ignore };
  return (
    <Section title="Fields">
      <Row>
        <Example label="Field, empty">
          <Field {...name} value="" hint="Such as logins:web" />
        </Example>
        <Example label="focus" state="focus-visible">
          <Field {...name} value="logins:web" />
        </Example>
        <Example label="error">
          <Field {...name} value="logins web" problem="Names must not contain spaces." />
        </Example>
        <Example label="disabled">
          <Field {...name} value="logins:web" disabled />
        </Example>
      </Row>
      <Row>
        <Example label="DurationField">
          <DurationField {...name} label="Time to live" value="5m" />
        </Example>
        <Example label="with its parsed value">
          <DurationField {...name} label="Time to live" value="90m" />
        </Example>
        <Example label="error">
          <DurationField {...name} label="Time to live" value="soon" />
        </Example>
        <Example label="CountField">
          <CountField {...name} label="Slots" value="16" hint="2 to 256" />
        </Example>
      </Row>
      <Row>
        <Example label="TextField">
          <TextField label="Members" className="w-60" rows={3} value="alice" onChange={ignore} />
        </Example>
        <Example label="SelectField">
          <SelectField label="Role" choices={ROLES} chosen="viewer" onPick={ignore} />
        </Example>
        <Example label="hover" state="hover">
          <SelectField label="Role" choices={ROLES} chosen="viewer" onPick={ignore} />
        </Example>
        <Example label="ComboboxField">
          <ComboboxField label="Time zone" choices={['UTC']} chosen="UTC" onPick={ignore} />
        </Example>
      </Row>
    </Section>
  );
}
