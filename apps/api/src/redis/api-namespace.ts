/** The API's part of a namespace, for its keys and its Mayfly. Core reserves it: adoption offers no key in it. */
export function apiNamespace(namespace: string): string {
  return `${namespace}:api`;
}
