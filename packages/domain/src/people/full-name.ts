export interface NameParts {
  readonly firstName: string;
  readonly lastName: string;
}

/** REG-15: splits at the first space: 'Ana Maria Lopez' gives 'Ana' and 'Maria Lopez'. */
export function splitFullName(fullName: string): NameParts {
  const [firstName = '', ...rest] = fullName.trim().split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
}

/** REG-18: whether a name has both a first and a last part. */
export function isFullName(fullName: string): boolean {
  return splitFullName(fullName).lastName !== '';
}
