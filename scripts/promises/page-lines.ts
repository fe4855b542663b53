// The words of a rendered page or mail, line by line, as they are read: blocks end a line, what stands within one does not.

const NEVER_READ = /<(script|style|svg|template)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g;
const WITHIN_A_LINE = /<\/?(?:a|abbr|b|code|em|i|small|span|strong|sub|sup|time|wbr)\b[^>]*>/g;
/** Read out or shown, too. */
const ATTRIBUTE = / (?:alt|aria-label|placeholder|title)="([^"]*)"/g;
const DESCRIPTION = /<meta[^>]* name="description"[^>]* content="([^"]*)"/g;
const ENTITIES: Readonly<Record<string, string>> = {
  '&#x27;': "'",
  '&#39;': "'",
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp;': ' ',
  '&amp;': '&',
};

export function linesOfPage(html: string): readonly string[] {
  const text = html
    .replace(NEVER_READ, (_, name: string | undefined) => (name ? '\n' : ''))
    .replace(WITHIN_A_LINE, '')
    .replace(/<[^>]*>/g, '\n');
  const aside = [ATTRIBUTE, DESCRIPTION].flatMap((pattern) =>
    [...html.matchAll(pattern)].map(([, words = '']) => words),
  );
  const lines = [...text.split('\n'), ...aside].map((line) =>
    line
      .replace(/&[#\w]+;/g, (entity) => ENTITIES[entity] ?? entity)
      .replace(/\s+/g, ' ')
      .trim(),
  );
  return [...new Set(lines)].filter((line) => line !== '');
}
