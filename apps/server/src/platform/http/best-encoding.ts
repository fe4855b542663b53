export type Encoding = 'br' | 'gzip';

/** The best of our encodings that an Accept-Encoding header allows; null if it allows none. */
export function bestEncoding(header: string | string[] | undefined): Encoding | null {
  if (header === undefined) return null;
  const qualities = new Map(String(header).split(',').map(parseOne));
  const other = qualities.get('*') ?? 0;
  const br = qualities.get('br') ?? other;
  const gzip = qualities.get('gzip') ?? qualities.get('x-gzip') ?? other;
  if (br <= 0 && gzip <= 0) return null;
  return br >= gzip ? 'br' : 'gzip';
}

function parseOne(part: string): [name: string, quality: number] {
  const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
  const given = parameters.find((text) => text.startsWith('q='));
  const quality = given === undefined ? 1 : Number(given.slice('q='.length));
  return [name, Number.isFinite(quality) ? quality : 0];
}
