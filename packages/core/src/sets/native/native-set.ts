import type { SetContext } from '../set-context.ts';

export class NativeSet {
  readonly strategy = 'native';
  readonly name: string;
  readonly context: SetContext;

  constructor(context: SetContext, name: string) {
    this.context = context;
    this.name = name;
  }
}
