import { notify } from '../../../shared/notices/notify.ts';

/** Puts a text on the clipboard, and says whether that worked. */
export async function copyText(text: string, told: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify('done', told);
  } catch {
    notify('failed', 'The browser does not let this page use the clipboard.');
  }
}
