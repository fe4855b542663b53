// What TEXT and MTEXT of a DXF say, without how it looks. Source: Autodesk, "Format codes for multiline text reference".

/** Codes that go up to a semicolon: alignment, color, font, height, tracking, oblique angle, width, paragraph. */
const UP_TO_SEMICOLON = /\\[AaCcFfHhTtQqWwp][^;\\]*;/g;
const SWITCHES = /\\[LlOoKk]/g;
const BREAKS = /\\~|%%[A-Za-z]/g;
const STACKED = /\\S([^;\\]*)[#^/]([^;\\]*);/g;
const CHARACTER = /\\U\+([0-9A-F]{4})/gi;

/** Ends of lines and columns, and a line feed as a caret code; a backslash before them escapes. */
const LINE_ENDS = /(\\\\)|\\[PNX]|\^J/g;

/** The lines of a text, without those that say nothing. */
export function plainLines(raw: string): string[] {
  return raw
    .replace(LINE_ENDS, (_, escaped: string | undefined) => escaped ?? '\n')
    .split('\n')
    .map(plainText)
    .filter((line) => line !== '');
}

/** On one line. What is escaped with a backslash stands for itself. */
function plainText(raw: string): string {
  return raw
    .replace(CHARACTER, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    .replace(STACKED, '$1/$2')
    .replace(UP_TO_SEMICOLON, '')
    .replace(BREAKS, ' ')
    .replace(SWITCHES, '')
    .replace(/\\([\\{}])|[{}]/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}
