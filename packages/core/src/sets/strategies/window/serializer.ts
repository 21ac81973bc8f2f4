import { MayflyError } from '../../../errors.ts';
import { checkMember, checkMethods } from '../../../input.ts';

/**
 * How the elements of a window set become text and are read again. Equal texts are one element, so
 * equal elements must have equal texts. A set has to be opened with the serializer that it was written
 * with: Redis does not know it.
 */
export interface Serializer<Element> {
  /** 1 to 1024 bytes of well-formed text; what it throws becomes `INVALID_VALUE`. */
  encode(element: Element): string;
  /** What it throws becomes `INVALID_VALUE` with field `serializer`. */
  decode(text: string): Element;
}

/**
 * JSON, for elements that are JSON values. `{ a, b }` and `{ b, a }` have different texts, and so are
 * different elements.
 */
const jsonSerializer: Serializer<unknown> = {
  encode(element) {
    const json: unknown = JSON.stringify(element);
    // JSON has no NaN and no functions: JSON.stringify drops them, or makes them null.
    if (typeof json !== 'string' || (json === 'null' && element !== null)) {
      throw new TypeError('Not a JSON value');
    }
    return json;
  },
  decode: (text) => JSON.parse(text) as unknown,
};

/** JSON's where none is given. `INVALID_OPTION`. */
export function checkSerializer(
  serializer: Serializer<unknown> = jsonSerializer,
): Serializer<unknown> {
  return checkMethods(serializer, ['encode', 'decode'], 'serializer');
}

/** The text of an element. `INVALID_VALUE`, `INVALID_MEMBER`. */
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
  throw new MayflyError('INVALID_VALUE', `${field} is not encoded as text`, { field });
}

/** The element of a text. `INVALID_VALUE`: the set was written with another serializer. */
export function decodeElement<Element>(serializer: Serializer<Element>, text: string): Element {
  try {
    return serializer.decode(text);
  } catch (cause) {
    throw new MayflyError('INVALID_VALUE', 'An element cannot be decoded by this serializer', {
      field: 'serializer',
      cause,
    });
  }
}
