/** The exit codes of the command. */
export const EXIT = { done: 0, failed: 1, wrongUsage: 2, denied: 3 } as const;

/** Ends a command with a message for its user. The message never contains the token. */
export class CommandFailed extends Error {
  override readonly name = 'CommandFailed';
  /** The error code of the API, if it has one. */
  readonly code: string | undefined;

  constructor(message: string, code?: string) {
    super(message);
    this.code = code;
  }
}

/** Throws the first error that the caller can fix. */
export function refuseUserErrors(payload: {
  readonly userErrors: readonly { readonly message: string }[];
}): void {
  const [error] = payload.userErrors;
  if (error) throw new CommandFailed(error.message);
}
