import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useCommands } from '../../../shared/commands/use-commands.ts';
import { FIELD_INPUT } from '../../../components/field-style.ts';
import { IconButton } from '../../../components/IconButton.tsx';
import { CloseIcon, SearchIcon } from '../../../components/icons.tsx';
import { Segments } from '../../../components/Segments.tsx';
import type { MemberQuestion } from './use-member-search.ts';
import { MATCHES, type Match } from '../set-search.ts';

/** A search scans every member, so it waits until the user stops typing. */
const TYPING_MS = 350;

interface FindBarProps {
  readonly question: MemberQuestion;
  readonly onAsk: (question: MemberQuestion) => void;
}

const labelOf = (match: Match) => (match === 'prefix' ? 'begins' : 'contains');

export function FindBar({ question, onAsk }: FindBarProps) {
  const { text, match } = question;
  const [typed, setTyped] = useState(text);
  const [known, setKnown] = useState(text);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  // The address changed, but not by this field.
  if (known !== text) {
    setKnown(text);
    if (typed.trim() !== text) setTyped(text);
  }
  useEffect(() => {
    if (typed === text) return;
    const timer = setTimeout(() => onAsk({ text: typed, match }), TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed, text, match, onAsk]);
  useCommands(
    useMemo(
      () => [
        {
          id: 'set.find',
          label: 'Search members',
          group: 'This set',
          keys: '/',
          run: () => input.current?.focus(),
        },
      ],
      [],
    ),
  );
  return (
    <div
      role="search"
      aria-label="Members"
      className="flex min-w-60 flex-1 items-center gap-2 max-md:basis-full"
    >
      <div className="relative min-w-0 flex-1">
        <label htmlFor={id} className="sr-only">
          Search members
        </label>
        <span className="pointer-events-none absolute inset-y-0 left-2.5 grid place-items-center text-ink-2">
          <SearchIcon />
        </span>
        <input
          ref={input}
          id={id}
          type="text"
          inputMode="search"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          placeholder="Search"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') setTyped('');
            if (event.key === 'Enter') onAsk({ text: typed, match });
          }}
          className={`${FIELD_INPUT} w-full pr-9 pl-8.5 placeholder:text-ink-2`}
        />
        {typed !== '' && (
          <IconButton
            label="Clear search"
            className="absolute inset-y-0 right-0.5 my-auto"
            onClick={() => {
              setTyped('');
              input.current?.focus();
            }}
          >
            <CloseIcon />
          </IconButton>
        )}
      </div>
      <Segments
        legend="Match type"
        choices={MATCHES}
        labelOf={labelOf}
        chosen={match}
        onPick={(picked) => onAsk({ text: typed, match: picked })}
      />
    </div>
  );
}
