/** Draws keys from the syntax of `tinykeys`, such as `$mod+k` or `g s`. */
export function Kbd({ keys }: { keys: string }) {
  const mod = /Mac|iP(hone|ad)/.test(navigator.platform) ? '⌘' : 'Ctrl';
  return (
    <span className="inline-flex gap-1 whitespace-nowrap">
      {keys.split(/[ +]/).map((key, index) => (
        <kbd
          key={index}
          className="min-w-5 rounded-xs border border-line-strong bg-paper px-1 text-center text-2xs text-ink-2"
        >
          {key === '$mod' ? mod : key.length === 1 ? key.toUpperCase() : key}
        </kbd>
      ))}
    </span>
  );
}
