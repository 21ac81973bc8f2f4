import type { SetContext } from '../set-context.ts';

export class BucketSet {
  readonly strategy = 'buckets';
  readonly name: string;
  readonly context: SetContext;

  constructor(context: SetContext, name: string) {
    this.context = context;
    this.name = name;
  }
}
