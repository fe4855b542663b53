/** Texts and attributes of a page, and each value of the data that its scripts are given, or of such data alone. */
export function whatAPageSays(html: string): string {
  if (!html.startsWith('<')) return valuesOf(html);
  const given = [...html.matchAll(/enqueue\(("(?:[^"\\]|\\.)*")\)/g)].map(([, text = '""']) =>
    valuesOf(JSON.parse(text)),
  );
  const shown = decode(html.replaceAll(/<!--.*?-->/gs, ''));
  return [shown, shown.replaceAll(/<[^>]*>/g, ''), ...given].join('\n');
}

/** One on a line, where a list puts commas between them. */
function valuesOf(text: string): string {
  return text.split('\n').map(valuesOfLine).join('\n');
}

function valuesOfLine(line: string): string {
  try {
    return JSON.stringify(JSON.parse(line.replace(/^[A-Z]\d+:/, '')), null, 1);
  } catch {
    return line;
  }
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};
const decode = (html: string) =>
  html.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity);
