/** No space, quota used up, file size limit; and PostgreSQL's disk_full. */
const CODES = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', '53100']);

/** True of an error, or of what caused it, that passes once there is space again. */
export function isDiskFull(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && CODES.has(String(cause.code))) return true;
  }
  return false;
}
