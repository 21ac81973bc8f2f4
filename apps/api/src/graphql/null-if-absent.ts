import { MayflyError, type MayflyErrorCode } from '@mayfly/core';

/** The object that a query names; null if reading it fails with this code, which says that it does not exist. */
export async function nullIfAbsent<Result>(
  code: MayflyErrorCode,
  read: () => Promise<Result>,
): Promise<Result | null> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof MayflyError && error.code === code) return null;
    throw error;
  }
}
