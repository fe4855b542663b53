import { ok, type Result } from '@wevisu/domain/errors/errors.ts';

export function filed<F>(result: Result<F>): Result<{ data: null; file: F }> {
  return result.ok ? ok({ data: null, file: result.value }) : result;
}

export function said<T>(result: Result<T>, message: string): Result<{ data: T; message: string }> {
  return result.ok ? ok({ data: result.value, message }) : result;
}
