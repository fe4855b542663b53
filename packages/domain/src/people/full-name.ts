import { isPersonName } from './plain-name.ts';

export interface NameParts {
  readonly firstName: string;
  readonly lastName: string;
}

/** REG-15: splits at the first space: 'Ana Maria Lopez' gives 'Ana' and 'Maria Lopez'. */
export function splitFullName(fullName: string): NameParts {
  const [firstName = '', ...rest] = fullName.trim().split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
}

/** Scripts that write a family name and a given name without a space: '王小明'. */
const UNSPACED =
  /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}・ー]{2,}$/u;

/** REG-18: whether a name has both a first and a last part. */
export function isFullName(fullName: string): boolean {
  return splitFullName(fullName).lastName !== '' || UNSPACED.test(fullName.trim());
}

/** What is wrong with the name of a person who signs up, or null. */
export function findNameProblem(fullName: string): 'name_required' | 'name_not_plain' | null {
  if (!isFullName(fullName)) return 'name_required';
  return isPersonName(fullName.trim()) ? null : 'name_not_plain';
}
