/** An operation of the commands, with the types of its result and variables. */
export class TypedDocument<TResult, TVariables> {
  readonly text: string;
  /** Never set: it only carries the types. */
  declare readonly types?: (variables: TVariables) => TResult;

  constructor(text: string) {
    this.text = text;
  }
}
