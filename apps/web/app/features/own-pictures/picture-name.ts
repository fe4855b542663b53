const MAX_LETTERS = 80;

/** What a picture is called at first: its file, without the ending and what a disk makes of words. */
export function nameOfFile(fileName: string): string {
  const words = fileName
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replace(/[_\s]+/g, ' ')
    .trim();
  // Not through the middle of a character.
  return [...words].slice(0, MAX_LETTERS).join('').slice(0, MAX_LETTERS).toWellFormed().trim();
}
