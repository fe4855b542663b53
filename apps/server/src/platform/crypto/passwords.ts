import { hash, verify } from '@node-rs/argon2';

/** Argon2id with OWASP's first choice of parameters: 19 MiB, two passes. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export function hashPassword(password: string): Promise<string> {
  return hash(password, PARAMETERS);
}

let decoy: Promise<string> | undefined;

/** With no account the password is checked against a decoy, so that both answers take the same time. */
export async function checkPassword(storedHash: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('no account has this password');
  const right = await verify(storedHash ?? (await decoy), password);
  return storedHash !== null && right;
}
