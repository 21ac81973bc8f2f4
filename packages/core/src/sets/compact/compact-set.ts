import type { SetContext } from '../set-context.ts';

export class CompactSet {
  readonly strategy = 'compact';
  readonly name: string;
  readonly context: SetContext;

  constructor(context: SetContext, name: string) {
    this.context = context;
    this.name = name;
  }
}
