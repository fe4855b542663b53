/** A file name from the name of a room, without characters that file systems reject. */
export function fileName(name: string, ending: string): string {
  const plain = name
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}<>:"/\\|?*]/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  return `${[...plain].slice(0, 80).join('').trimEnd() || 'Room'}.${ending}`;
}
