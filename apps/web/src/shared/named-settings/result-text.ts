type Result = 'created' | 'changed' | 'deleted' | 'no longer exists';

/** Such as "Set online created." */
export function resultText(what: string, name: string, result: Result): string {
  return `${what.charAt(0).toUpperCase()}${what.slice(1)} ${name} ${result}.`;
}
