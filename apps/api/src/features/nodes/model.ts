/** An object of any type with an identity. */
export type NodeModel = object;
