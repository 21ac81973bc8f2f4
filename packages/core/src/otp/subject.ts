import { MayflyError } from '../errors.ts';
import { CONSTRAINTS } from '../constraints.ts';

/**
 * Normalises a subject, so that one person has one set of codes and counters.
 *
 * `phone`: E.164, that is `+`, the country code and the number, 8 to 15 digits. Spaces, dashes and
 * parentheses are removed. National forms are refused, because their country is unknown. A `(0)` between the
 * country code and the number is refused, because with it the number would be another subject. `email`: in
 * lower case, without spaces around it. A custom function may throw to refuse.
 */
export type Normalise = SubjectForm | ((subject: string) => string);

const FORMS = ['phone', 'email'] as const;

/** The forms of subjects that need no function. */
export type SubjectForm = (typeof FORMS)[number];

/** `INVALID_OPTION`. */
export function checkForm(form: SubjectForm): SubjectForm {
  if (!FORMS.includes(form)) {
    throw new MayflyError(
      'INVALID_OPTION',
      `normalise must be ${FORMS.join(' or ')}, or undefined`,
      {
        field: 'normalise',
      },
    );
  }
  return form;
}

/** `INVALID_OPTION`: with an unknown form, every subject would be refused. */
export function checkNormalise(normalise: Normalise): Normalise {
  return typeof normalise === 'function' ? normalise : checkForm(normalise);
}

/** Normalises a subject. `INVALID_SUBJECT`, which never quotes it. */
export function normaliseSubject(subject: string, normalise: Normalise | undefined): string {
  if (typeof subject !== 'string') throw invalid('subject must be a string');
  // Checked before patterns, which are slow on long text.
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
    // The error may quote the subject, so it is not even kept as a cause.
    throw invalid('subject was refused by normalise');
  }
}

function phone(subject: string): string {
  if (/\(\s*0\s*\)/.test(subject)) {
    throw invalid('subject must be a phone number in E.164, without a (0)');
  }
  const number = subject.replaceAll(/[\s()\u2010-\u2015-]/g, '');
  if (!/^\+[1-9]\d{7,14}$/.test(number)) {
    throw invalid(
      'subject must be a phone number in E.164: + and 8 to 15 digits with the country code',
    );
  }
  return number;
}

function email(subject: string): string {
  const address = subject.trim().normalize('NFC').toLowerCase();
  if (address.length > 254 || !/^[^\s@]+@[^\s@]+$/.test(address)) {
    throw invalid('subject must be an email address');
  }
  return address;
}

function tooLong(): MayflyError {
  return invalid(
    `subject must be 1 to ${CONSTRAINTS.memberBytes} bytes of well-formed text in UTF-8`,
  );
}

function invalid(message: string): MayflyError {
  return new MayflyError('INVALID_SUBJECT', message, { field: 'subject' });
}
