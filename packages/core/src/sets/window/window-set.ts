import type { SetContext } from '../set-context.ts';

export class WindowSet {
  readonly strategy = 'window';
  readonly name: string;
  readonly context: SetContext;

  constructor(context: SetContext, name: string) {
    this.context = context;
    this.name = name;
  }
}
