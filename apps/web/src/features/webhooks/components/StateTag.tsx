import { Tag } from '../../../components/Tag.tsx';
import type { Webhook } from '../queries/use-webhooks.ts';
import { STATE_NAMES } from '../webhook.ts';

interface StateTagProps {
  readonly state: Webhook['state'];
  readonly failures: number;
}

export function StateTag({ state, failures }: StateTagProps) {
  if (state === 'ACTIVE' && failures > 0) return <Tag tone="ember">retrying</Tag>;
  const tone = state === 'ACTIVE' ? 'accent' : state === 'PAUSED' ? 'calm' : 'danger';
  return <Tag tone={tone}>{STATE_NAMES[state]}</Tag>;
}
