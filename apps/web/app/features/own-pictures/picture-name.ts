const MAX_LETTERS = 80;

/** The initial name of a picture: its file name in readable form, without the extension. */
export function nameOfFile(fileName: string): string {
  const words = fileName
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replace(/[_\s]+/g, ' ')
    .trim();
  // Never splits a character.
  return [...words].slice(0, MAX_LETTERS).join('').slice(0, MAX_LETTERS).toWellFormed().trim();
}
