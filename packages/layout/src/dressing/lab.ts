// Colors as people tell them apart: CIELAB under daylight (CIE 1976, D65, 2 degrees).

export type Lab = readonly [lightness: number, a: number, b: number];

const WHITE = [0.95047, 1, 1.08883] as const;

function linear(byte: number): number {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function root(value: number): number {
  return value > 216 / 24389 ? Math.cbrt(value) : (value * 24389) / 27 / 116 + 16 / 116;
}

/** Of '#rrggbb': lightness from 0 to 100, a to red, b to yellow. */
export function labOf(color: string): Lab {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(color.slice(at, at + 2), 16)),
  );
  const x = root((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / WHITE[0]);
  const y = root((0.2126729 * r + 0.7151522 * g + 0.072175 * b) / WHITE[1]);
  const z = root((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / WHITE[2]);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** About 2 is just seen side by side; 30 is another color. */
export function labDistance(a: Lab, b: Lab): number {
  const [l, x, y] = [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
  return Math.sqrt(l * l + x * x + y * y);
}
