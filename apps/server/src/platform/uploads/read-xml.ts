// Reads XML as a list of start tags, end tags and texts: enough to rewrite a drawing. Custom entities, which may expand
// without limit, are never followed.

export type XmlPart =
  | {
      readonly type: 'open';
      readonly name: string;
      readonly attributes: ReadonlyMap<string, string>;
    }
  | { readonly type: 'close'; readonly name: string }
  | { readonly type: 'text'; readonly text: string };

const NAME = /[A-Za-z_:][\w:.-]*/y;
const ATTRIBUTE = /\s+([A-Za-z_:][\w:.-]*)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y;
const TAG_END = /\s*(\/?)>/y;
const DOCTYPE_END = /\]\s*>/g;

/** Throws SyntaxError if it is truncated or not XML. `maxParts` limits how much is read. */
export function* readXml(xml: string, maxParts: number): Generator<XmlPart> {
  let at = xml.startsWith('\uFEFF') ? 1 : 0;
  for (let parts = 0; at < xml.length; parts += 1) {
    if (parts > maxParts) throw new SyntaxError('too many parts');
    const next = xml.indexOf('<', at);
    if (next !== at) {
      yield { type: 'text', text: decode(xml.slice(at, next === -1 ? xml.length : next)) };
      if (next === -1) return;
      at = next;
    }
    if (xml.startsWith('<!--', at)) at = past(xml, '-->', at + 4);
    else if (xml.startsWith('<![CDATA[', at)) {
      const end = past(xml, ']]>', at);
      yield { type: 'text', text: xml.slice(at + 9, end - 3) };
      at = end;
    } else if (xml.startsWith('<?', at)) at = past(xml, '?>', at);
    else if (xml.startsWith('<!', at)) at = pastDoctype(xml, at);
    else if (xml.startsWith('</', at)) {
      const end = past(xml, '>', at);
      yield { type: 'close', name: xml.slice(at + 2, end - 1).trim() };
      at = end;
    } else {
      const tag = readTag(xml, at + 1);
      yield { type: 'open', name: tag.name, attributes: tag.attributes };
      if (tag.isEmpty) yield { type: 'close', name: tag.name };
      at = tag.end;
    }
  }
}

function readTag(xml: string, start: number) {
  const name = match(NAME, xml, start);
  if (name === null) throw new SyntaxError('no name');
  const attributes = new Map<string, string>();
  let at = NAME.lastIndex;
  for (;;) {
    const found = match(ATTRIBUTE, xml, at);
    if (found === null) break;
    at = ATTRIBUTE.lastIndex;
    const [, key = '', double, single] = found;
    if (!attributes.has(key)) attributes.set(key, decode(double ?? single ?? ''));
  }
  const end = match(TAG_END, xml, at);
  if (end === null) throw new SyntaxError('a tag without an end');
  return { name: name[0], attributes, isEmpty: end[1] === '/', end: TAG_END.lastIndex };
}

function match(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

function past(xml: string, mark: string, from: number): number {
  const end = xml.indexOf(mark, from);
  if (end === -1) throw new SyntaxError(`no ${mark}`);
  return end + mark.length;
}

/** Including its internal declarations, which are skipped. */
function pastDoctype(xml: string, at: number): number {
  const end = past(xml, '>', at);
  const bracket = xml.indexOf('[', at);
  if (bracket === -1 || bracket > end) return end;
  if (match(DOCTYPE_END, xml, bracket) === null) throw new SyntaxError('no end of the type');
  return DOCTYPE_END.lastIndex;
}

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

/** The five entities of XML, and numeric characters; others are dropped. */
function decode(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[\w.-]{1,40});/gi, (_, entity: string) => {
    if (!entity.startsWith('#')) return NAMED[entity] ?? '';
    const isHex = /^#x/i.test(entity);
    const code = Number.parseInt(entity.slice(isHex ? 2 : 1), isHex ? 16 : 10);
    return code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}
