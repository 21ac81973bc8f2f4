import { notify } from '../../notices/notify.ts';

/** Copies a text to the clipboard, and reports the result. */
export async function copyText(text: string, message: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify('done', message);
  } catch {
    notify('failed', 'The browser blocked the clipboard.');
  }
}
