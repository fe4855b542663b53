/**
 * Names are printed in mails, where programs turn whatever looks like an address into a link. So a name is letters of
 * any script with the marks that names have, and a period in it never joins two words as a domain's does.
 */

export const MAX_NAME_LENGTH = 120;

/** Zero-width joiners belong to names in Persian and Indic scripts. */
const PERSON = /^[\p{L}\p{M}\p{Nd}\p{Zs}\p{Join_Control}.,'’‘ʼʻ`´·・‐‑\-–()"“”&]+$/u;
const COMPANY = /^[\p{L}\p{M}\p{Nd}\p{Zs}\p{Join_Control}.,'’‘ʼʻ`´·・‐‑\-–()"“”&+/!#*]+$/u;

/** 'J.R. Ewing', 'Jones, Jr., Inc.', and not 'evil.example' or '10.0.0.1'. */
const DOMAIN = /\.(?!$|[\p{Zs},'’)"”&\-‐‑–/]|\p{L}(?:\.|$|\p{Zs}))/u;

/** A phone number has at least seven digits. */
const MAX_DIGITS = 6;

function isPlain(name: string, characters: RegExp): boolean {
  return (
    name.length <= MAX_NAME_LENGTH &&
    characters.test(name) &&
    !DOMAIN.test(name) &&
    !name.includes('//') &&
    name.replace(/\P{Nd}/gu, '').length <= MAX_DIGITS
  );
}

/** Whether text can be a person's name, or part of one: no web or email address, no phone number, one line. */
export function isPersonName(name: string): boolean {
  return isPlain(name, PERSON);
}

/** Like `isPersonName`, with the signs that companies have in their names, or a person. */
export function isCompanyName(name: string): boolean {
  return isPlain(name, COMPANY);
}
