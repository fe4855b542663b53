// U-18: rewrites a drawing from the elements that draw. Scripts, animations, references and filters are dropped, so
// that nothing of the file itself reaches the renderer.

import { readXml } from './read-xml.ts';
import { type Frame, frameOf } from './svg-frame.ts';

const DRAWING = new Set(
  (
    'svg g a defs symbol use switch path rect circle ellipse line polyline polygon text tspan textPath ' +
    'linearGradient radialGradient stop clipPath mask pattern marker style'
  ).split(' '),
);
/** Elements that a viewer would show and we can't: refused rather than dropped. */
const HOLDING = new Set(['image', 'foreignObject', 'iframe', 'video']);
const WORDS = new Set(['text', 'tspan', 'textPath', 'style']);
const MAX_PARTS = 400_000;
const DEEPEST = 200;
const SVG = 'http://www.w3.org/2000/svg';
const XLINK = 'http://www.w3.org/1999/xlink';

/** `longestPx` is that of what is drawn: a drawing has no pixels of its own. */
export function cleanSvg(
  xml: string,
  longestPx: number,
): { readonly svg: string; readonly frame: Frame } | 'damaged' | 'holds-pictures' {
  try {
    return clean(xml, longestPx);
  } catch (error) {
    if (error instanceof SyntaxError) return 'damaged';
    throw error;
  }
}

function clean(xml: string, longestPx: number) {
  const out: string[] = [];
  const open: string[] = [];
  let frame: Frame | null = null;
  /** The depth inside of a dropped element; 0 outside of one. */
  let leftOut = 0;
  let holds = false;
  for (const part of readXml(xml, MAX_PARTS)) {
    if (part.type === 'text') {
      const within = open.at(-1) ?? '';
      if (leftOut === 0 && WORDS.has(within)) {
        out.push(escapeXml(within === 'style' ? cleanCss(part.text) : part.text));
      }
      continue;
    }
    const name = part.name.replace(/^svg:/, '');
    if (part.type === 'close') {
      if (leftOut > 0) leftOut -= 1;
      else {
        if (open.pop() !== name) throw new SyntaxError(`${name} ends where it does not begin`);
        out.push(`</${name}>`);
      }
      continue;
    }
    if (frame !== null && open.length === 0) throw new SyntaxError('a second drawing');
    if (leftOut > 0 || !DRAWING.has(name)) {
      // Illustrator wraps its own data this way: the switch shows its siblings.
      if (leftOut === 0 && HOLDING.has(name) && open.at(-1) !== 'switch') holds = true;
      leftOut += 1;
      continue;
    }
    if (open.length === DEEPEST) throw new SyntaxError('too deep');
    let added = '';
    if (frame === null) {
      if (name !== 'svg') throw new SyntaxError('no drawing');
      frame = frameOf(part.attributes, longestPx);
      if (frame === null) throw new SyntaxError('no size');
      added = ` xmlns="${SVG}" xmlns:xlink="${XLINK}" width="${frame.width}" height="${frame.height}" viewBox="${frame.viewBox}"`;
    }
    const isRoot = added !== '';
    out.push(`<${name}${added}${writeAttributes(part.attributes, isRoot)}>`);
    open.push(name);
  }
  if (frame === null || open.length > 0 || leftOut > 0) throw new SyntaxError('cut off');
  return holds ? ('holds-pictures' as const) : { svg: out.join(''), frame };
}

const OF_THE_FRAME = new Set(['width', 'height', 'viewBox', 'x', 'y']);

function writeAttributes(attributes: ReadonlyMap<string, string>, isRoot: boolean): string {
  let text = '';
  let isLinked = false;
  for (const [name, value] of attributes) {
    if (name === 'href' || name === 'xlink:href') {
      // Only within the drawing, and only once.
      if (!isLinked && /^\s*#/.test(value)) text += ` xlink:href="${escapeXml(value.trim())}"`;
      isLinked = true;
      continue;
    }
    if (/^on|:|^xmlns$|^filter$/i.test(name) || (isRoot && OF_THE_FRAME.has(name))) continue;
    text += ` ${name}="${escapeXml(cleanCss(value))}"`;
  }
  return text;
}

/** Drops declarations that load something, and filters: each of their steps would be a picture in memory. */
function cleanCss(css: string): string {
  return css
    .replaceAll('\\', '')
    .replace(/@import[^;]*;?/gi, '')
    .replace(/url\(\s*(["']?)\s*(?!#)[^)]*\)/gi, 'none')
    .replace(/(^|[;{\s])filter\s*:[^;}]*/gi, '$1');
}

function escapeXml(text: string): string {
  return (
    text
      // biome-ignore lint/suspicious/noControlCharactersInRegex: XML has none of them, not even escaped
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
  );
}
