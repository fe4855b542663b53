// How names and queries become words: both go through here, so that they meet.

/** Words of a text in their order, normalized; may repeat. */
export function toTokens(text: string): string[] {
  const tokens: string[] = [];
  for (const [word] of joinMeasures(fold(text)).matchAll(WORDS)) {
    const token = stem(word.replace(/"$/, word.includes('x') ? '' : 'in'));
    if (token !== '') tokens.push(token);
  }
  return tokens;
}

/** Letters and digits of any script; points and slashes inside numbers; one inch mark at the end. */
const WORDS =
  /\d+(?:\.\d+)?mm|\d[\d./x]*\d"|\d+"|\d[\d./]*(?:x\d[\d./]*)+|\d+(?:[./]\d+)+|[\p{L}\p{N}]+/gu;

/** Small letters without accents, with one kind of inch mark and of times sign. */
function fold(text: string): string {
  const plain = IS_PLAIN.test(text)
    ? text
    : text
        .normalize('NFKD')
        .replace(/\p{M}/gu, '')
        .replaceAll('\u2044', '/')
        .replace(/[\u201c\u201d\u2033]|''|\u2032\u2032/g, '"')
        .replaceAll('\u00d7', 'x');
  return plain.toLowerCase();
}

const IS_PLAIN = /^[\x20-\x7e]*$/;
const HAS_DIGIT = /\d/;

/** 12 x 24, 12"x24", 12in x 24 in and 12x24 are one word; so are 30", 30 in and 30-inch, and 12 mm and 12mm. */
function joinMeasures(text: string): string {
  if (!HAS_DIGIT.test(text)) return text;
  return text
    .replace(/(\d)(?:''|[\s-]*inch(?:es)?\b|[\s-]*in\b\.?|\s+")/g, '$1"')
    .replace(/(\d)[\s-]*mm\b/g, '$1mm')
    .replace(/(\d)"?\s*(?:x|by)\s*(?=\d)/g, '$1x');
}

/** Singular of a regular English plural; other words as they are. */
function stem(word: string): string {
  if (word.length <= 3 || !word.endsWith('s')) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:sh|ch|ss|x|zz)es$/.test(word)) return word.slice(0, -2);
  if (/(?:ss|us|is)$/.test(word) || !/[a-z]s$/.test(word)) return word;
  return word.slice(0, -1);
}
