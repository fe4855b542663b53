function toCanonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(toCanonicalJson).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${toCanonicalJson(item)}`).join(',')}}`;
}

// FNV-1a, 64 bit: pure, so that browser, server and demo data agree without node:crypto. Two of
// 4,000 pictures share a key with a chance of 1 in 2 * 10^12.
function hash64(text: string): bigint {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  }
  return hash;
}

/**
 * Name of the picture of a complete spec (from parseModelSpec): 16 hexadecimal digits that do not
 * depend on the order of properties. The file is media/products/KEY.webp.
 */
export function modelPictureKey(spec: Readonly<Record<string, unknown>>): string {
  return hash64(toCanonicalJson(spec)).toString(16).padStart(16, '0');
}
