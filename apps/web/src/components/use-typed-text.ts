import { useRef, type InputEvent } from 'react';

const isText = (target: EventTarget): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && target.type !== 'radio' && target.type !== 'checkbox');

/** Whether the user has typed or pasted into the fields inside, and has not cleared them. */
export function useTypedText() {
  const fields = useRef(new Set<HTMLInputElement | HTMLTextAreaElement>());
  return {
    onInput: ({ target }: InputEvent) => {
      if (isText(target)) fields.current.add(target);
    },
    isThere: () => [...fields.current].some((field) => field.isConnected && field.value !== ''),
  };
}
