import { nameParts } from './visible-name.ts';

/** A visible name that is shortened in the middle, where its place is too narrow. */
export function MemberName({ name }: { name: string }) {
  const [head, tail] = nameParts(name);
  return (
    <bdi className="flex min-w-0 whitespace-pre">
      <span className="truncate">{head}</span>
      {tail !== '' && <span className="flex-none">{tail}</span>}
    </bdi>
  );
}
