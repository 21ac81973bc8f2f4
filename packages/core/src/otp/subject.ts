import { MayflyError } from '../errors.ts';
import { CONSTRAINTS } from '../constraints.ts';

/**
 * How a subject is brought into one form, so that one person has one set of codes and counters.
 *
 * `phone`: E.164, that is `+`, the country code and the number, 8 to 15 digits; spaces, dashes and
 * parentheses are dropped. National forms are refused: which country they mean is not for Mayfly to
 * guess. So is a `(0)` between the country code and the number, which is dialled at home only: with it
 * the number would be another subject's. `email`: in lower case, without spaces around it. A function of
 * your own may throw to refuse.
 */
export type Normalise = SubjectForm | ((subject: string) => string);

const FORMS = ['phone', 'email'] as const;

/** How subjects are written, where no function says so. */
export type SubjectForm = (typeof FORMS)[number];

/** `INVALID_OPTION`. */
export function checkForm(form: SubjectForm): SubjectForm {
  if (!FORMS.includes(form)) {
    throw new MayflyError('INVALID_OPTION', `normalise is ${FORMS.join(' or ')}, or left out`, {
      field: 'normalise',
    });
  }
  return form;
}

/** `INVALID_OPTION`: with a form that does not exist, every subject would be refused. */
export function checkNormalise(normalise: Normalise): Normalise {
  return typeof normalise === 'function' ? normalise : checkForm(normalise);
}

/** The one form of a subject. `INVALID_SUBJECT`, which never quotes it. */
export function normaliseSubject(subject: string, normalise: Normalise | undefined): string {
  if (typeof subject !== 'string') throw invalid('subject is text');
  // Before it is looked at closer: patterns take their time on long text.
  if (subject.length > CONSTRAINTS.memberBytes) throw tooLong();
  const normal = applied(subject, normalise);
  if (
    typeof normal !== 'string' ||
    normal === '' ||
    !normal.isWellFormed() ||
    Buffer.byteLength(normal) > CONSTRAINTS.memberBytes
  ) {
    throw tooLong();
  }
  return normal;
}

function applied(subject: string, normalise: Normalise | undefined): string {
  if (normalise === undefined) return subject;
  if (normalise === 'phone') return phone(subject);
  if (normalise === 'email') return email(subject);
  try {
    return normalise(subject);
  } catch {
    // What was thrown may quote the subject, and so is not even kept as a cause.
    throw invalid('subject was refused by normalise');
  }
}

function phone(subject: string): string {
  if (/\(\s*0\s*\)/.test(subject)) {
    throw invalid('subject is a phone number in E.164, without the (0) that is dialled at home');
  }
  const number = subject.replaceAll(/[\s()\u2010-\u2015-]/g, '');
  if (!/^\+[1-9]\d{7,14}$/.test(number)) {
    throw invalid('subject is a phone number in E.164: + and 8 to 15 digits with the country code');
  }
  return number;
}

function email(subject: string): string {
  const address = subject.trim().normalize('NFC').toLowerCase();
  if (address.length > 254 || !/^[^\s@]+@[^\s@]+$/.test(address)) {
    throw invalid('subject is an email address');
  }
  return address;
}

function tooLong(): MayflyError {
  return invalid(`subject is 1 to ${CONSTRAINTS.memberBytes} bytes of well-formed text in UTF-8`);
}

function invalid(message: string): MayflyError {
  return new MayflyError('INVALID_SUBJECT', message, { field: 'subject' });
}
