import { accessErrors } from '@wevisu/domain/errors/access.ts';
import { MINIMUM_PASSWORD_LENGTH } from '@wevisu/domain/people/password.ts';

export interface NewPassword {
  readonly password: string;
  readonly repeated: string;
}

/** REG-20, G-06: long enough, and typed the same twice. */
export function findPasswordProblems({ password, repeated }: NewPassword) {
  return {
    ...(password.length < MINIMUM_PASSWORD_LENGTH && {
      password: accessErrors.password_too_short.message,
    }),
    ...(repeated !== password && { repeated: 'The passwords do not match.' }),
  };
}
