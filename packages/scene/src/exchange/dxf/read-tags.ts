// The pairs of lines that a DXF file consists of: a code that says what the value is, and the value.
import { ImportUnreadable } from '../import-finding.ts';

/** About 32 MB of drawing: a house with all its furniture takes 5. */
export const MAX_CHARACTERS = 32 * 1024 * 1024;

export interface Tag {
  readonly code: number;
  readonly value: string;
  /** Line number of the code, from 1. */
  readonly line: number;
}

/** Characters beyond ASCII as the format writes them: \U+00E4. */
function decoded(value: string): string {
  return value.includes('\\U+')
    ? value.replace(/\\U\+([0-9A-Fa-f]{4})/g, (_, hex) => String.fromCharCode(parseInt(hex, 16)))
    : value;
}

/**
 * The tags of a DXF text, one at a time, comments left out. A last code without its value ends them.
 * Throws ImportUnreadable, with the line, where a code is none.
 */
export function* readTags(text: string): Generator<Tag> {
  let at = 0;
  let line = 1;
  const next = (): string | null => {
    if (at >= text.length) return null;
    const end = text.indexOf('\n', at);
    const value = text.slice(at, end < 0 ? text.length : end);
    at = end < 0 ? text.length : end + 1;
    return value.endsWith('\r') ? value.slice(0, -1) : value;
  };
  while (true) {
    const codeText = next();
    const value = next();
    if (codeText === null || value === null) return;
    if (!/^\s*-?\d{1,4}\s*$/.test(codeText)) {
      const shown = JSON.stringify(codeText.slice(0, 20));
      throw new ImportUnreadable(`Line ${line}: ${shown} is no group code of a DXF file.`);
    }
    const code = Number(codeText);
    if (code !== 999) yield { code, value: decoded(value), line };
    line += 2;
  }
}
