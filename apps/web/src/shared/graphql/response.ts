import { ApiError, type FailureCode } from './api-error.ts';
import { isFailureCode } from './error-messages.ts';

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function toApiError(raw: unknown): ApiError {
  const error = isRecord(raw) ? raw : {};
  const extensions = isRecord(error['extensions']) ? error['extensions'] : {};
  const { code, field } = extensions;
  return new ApiError(
    isFailureCode(code) ? code : 'INTERNAL_SERVER_ERROR',
    typeof error['message'] === 'string' ? error['message'] : 'The API gave no reason.',
    typeof field === 'string' ? field : undefined,
  );
}

/** The API builds its responses from the schema from which TResult was generated. */
function isResult<TResult>(data: unknown): data is TResult & Record<string, unknown> {
  return isRecord(data);
}

/** The first error of a GraphQL response. */
export function readError(body: unknown): ApiError {
  const errors = isRecord(body) ? body['errors'] : undefined;
  return toApiError(Array.isArray(errors) ? errors[0] : undefined);
}

/** Queries that are null if the object that they name does not exist, and the code of that. */
const ABSENCES: readonly (readonly [field: string, code: FailureCode])[] = [
  ['expiringSet', 'SET_NOT_FOUND'],
  ['adoptedSet', 'SET_NOT_FOUND'],
  ['limitPolicy', 'POLICY_NOT_FOUND'],
  ['oneTimePasswordPurpose', 'PURPOSE_NOT_FOUND'],
  ['invitationSpace', 'SPACE_NOT_FOUND'],
  ['series', 'SERIES_NOT_FOUND'],
  ['webhook', 'WEBHOOK_NOT_FOUND'],
];

/** Returns the data of a GraphQL response. Throws its first error, or that an object does not exist. */
export function readResponse<TResult>(body: unknown): TResult {
  if (!isRecord(body)) throw new ApiError('API_UNREACHABLE', 'The response is not GraphQL.');
  const { data, errors } = body;
  if (Array.isArray(errors) && errors.length > 0) throw readError(body);
  if (!isResult<TResult>(data)) throw new ApiError('API_UNREACHABLE', 'The response has no data.');
  for (const [field, code] of ABSENCES) {
    if (data[field] === null) throw new ApiError(code, `${field} does not exist.`);
  }
  return data;
}
