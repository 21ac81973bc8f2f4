import { Example, Row, Section } from './Section.tsx';

const COLORS =
  'paper raised sunken ink ink-2 line line-strong accent accent-deep accent-ink accent-wash ember ember-wash danger danger-wash series-1 series-2 series-3 series-4'.split(
    ' ',
  );
const TEXTS = ['2xs', 'xs', 'sm', 'base', 'lg', 'xl', '2xl', 'figure', 'secret'];
const SPACES = [0.5, 1, 1.5, 2, 2.5, 3, 4, 5, 6, 8];
const WIDTHS = ['sm', 'md', 'lg', 'page'];

/** The tokens of `app/styles/tokens.css`. */
export function Scale() {
  return (
    <Section title="Scale">
      <Row>
        {COLORS.map((color) => (
          <Example key={color} label={color}>
            <span
              className="block size-10 rounded-sm border border-line"
              style={{ background: `var(--color-${color})` }}
            />
          </Example>
        ))}
      </Row>
      <Row>
        {TEXTS.map((size) => (
          <Example key={size} label={size}>
            <span style={{ font: `400 var(--text-${size})/1.2 var(--font-sans)` }}>0:59 left</span>
          </Example>
        ))}
      </Row>
      <Row>
        <Example label="normal">Members</Example>
        <Example label="medium">
          <span className="font-medium">Members</span>
        </Example>
        <Example label="semibold">
          <span className="font-semibold">Members</span>
        </Example>
        <Example label="mono">
          <code>logins:web</code>
        </Example>
        <Example label="tabular figures">
          1,111
          <br />
          8,888
        </Example>
        <Example label="other scripts">Größe · Размер · 大きさ · 👩‍💻</Example>
      </Row>
      <Row>
        {SPACES.map((step) => (
          <Example key={step} label={`${step} · ${step * 4} px`}>
            <span
              className="block h-4 bg-accent"
              style={{ width: `calc(var(--spacing) * ${step})` }}
            />
          </Example>
        ))}
      </Row>
      {WIDTHS.map((width) => (
        <Example key={width} label={`width ${width}`} wide>
          <span className="block h-1 bg-accent" style={{ maxWidth: `var(--container-${width})` }} />
        </Example>
      ))}
      <Row>
        {['xs', 'sm', 'md'].map((radius) => (
          <Example key={radius} label={`radius ${radius}`}>
            <span
              className="block size-10 border border-line-strong bg-raised"
              style={{ borderRadius: `var(--radius-${radius})` }}
            />
          </Example>
        ))}
      </Row>
    </Section>
  );
}
