import { MayflyError } from '../../../errors.ts';
import { checkMember, checkMethods } from '../../../input.ts';

/**
 * Converts the elements of a window set to text and back. Equal texts are one element, so equal elements must have
 * equal texts. A set must always be opened with the serializer that wrote it, because Redis does not store it.
 */
export interface Serializer<Element> {
  /** Returns 1 to 1024 bytes of well-formed text. An error that it throws becomes `INVALID_VALUE`. */
  encode(element: Element): string;
  /** An error that it throws becomes `INVALID_VALUE` with the field `serializer`. */
  decode(text: string): Element;
}

/**
 * JSON, for elements that are JSON values. `{ a, b }` and `{ b, a }` have different texts, so they are different
 * elements.
 */
const jsonSerializer: Serializer<unknown> = {
  encode(element) {
    const json: unknown = JSON.stringify(element);
    // JSON has no NaN and no functions. JSON.stringify drops them or writes null.
    if (typeof json !== 'string' || (json === 'null' && element !== null)) {
      throw new TypeError('Not a JSON value');
    }
    return json;
  },
  decode: (text) => JSON.parse(text) as unknown,
};

/** Default: JSON. `INVALID_OPTION`. */
export function checkSerializer(
  serializer: Serializer<unknown> = jsonSerializer,
): Serializer<unknown> {
  return checkMethods(serializer, ['encode', 'decode'], 'serializer');
}

/** Encodes an element. `INVALID_VALUE`, `INVALID_MEMBER`. */
export function encodeElement<Element>(
  serializer: Serializer<Element>,
  element: Element,
  field: string,
): string {
  let text: unknown;
  try {
    text = serializer.encode(element);
  } catch (cause) {
    throw new MayflyError('INVALID_VALUE', `${field} cannot be encoded`, { field, cause });
  }
  if (typeof text === 'string') return checkMember(text, field);
  throw new MayflyError('INVALID_VALUE', `${field} must be encoded as text`, { field });
}

/** Decodes an element. `INVALID_VALUE`: another serializer wrote it. */
export function decodeElement<Element>(serializer: Serializer<Element>, text: string): Element {
  try {
    return serializer.decode(text);
  } catch (cause) {
    throw new MayflyError('INVALID_VALUE', 'The serializer cannot decode an element', {
      field: 'serializer',
      cause,
    });
  }
}
