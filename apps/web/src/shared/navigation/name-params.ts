interface NameParams {
  readonly name: string;
}

/**
 * The parameters of a page of one named thing. The router encodes names, but browsers resolve the path
 * segments `.` and `..` first. So these two begin with `~`, which no name contains.
 */
export const nameParams = {
  parse: ({ name }: NameParams) => ({ name: name.startsWith('~') ? name.slice(1) : name }),
  stringify: ({ name }: NameParams) => ({
    name: name === '.' || name === '..' ? `~${name}` : name,
  }),
};
