/** CIE L*a*b* under D65 of sRGB bytes. */
export function labOf(r: number, g: number, b: number): readonly [L: number, a: number, b: number] {
  const [lr, lg, lb] = [r, g, b].map((byte) => {
    const s = byte / 255;
    return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  const [x, y, z] = [
    (0.4124564 * lr + 0.3575761 * lg + 0.1804375 * lb) / 0.95047,
    0.2126729 * lr + 0.7151522 * lg + 0.072175 * lb,
    (0.0193339 * lr + 0.119192 * lg + 0.9503041 * lb) / 1.08883,
  ].map((t) => (t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116)) as [
    number,
    number,
    number,
  ];
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const rad = Math.PI / 180;

/** The color difference CIEDE2000 (Sharma, Wu, Dalal 2005). */
export function ciede2000(
  one: readonly [number, number, number],
  other: readonly [number, number, number],
): number {
  const [L1, a1, b1] = one;
  const [L2, a2, b2] = other;
  const mean = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const grow = 1 + 0.5 * (1 - Math.sqrt(mean ** 7 / (mean ** 7 + 25 ** 7)));
  const [A1, A2] = [a1 * grow, a2 * grow];
  const [C1, C2] = [Math.hypot(A1, b1), Math.hypot(A2, b2)];
  const hue = (b: number, a: number) =>
    a === 0 && b === 0 ? 0 : (Math.atan2(b, a) / rad + 360) % 360;
  const [h1, h2] = [hue(b1, A1), hue(b2, A2)];
  const apart = C1 * C2 === 0 ? 0 : ((h2 - h1 + 540) % 360) - 180;
  const dH = 2 * Math.sqrt(C1 * C2) * Math.sin((apart / 2) * rad);
  const [L, C] = [(L1 + L2) / 2, (C1 + C2) / 2];
  const h = C1 * C2 === 0 ? h1 + h2 : (h1 + apart / 2 + 360) % 360;
  const T =
    1 -
    0.17 * Math.cos((h - 30) * rad) +
    0.24 * Math.cos(2 * h * rad) +
    0.32 * Math.cos((3 * h + 6) * rad) -
    0.2 * Math.cos((4 * h - 63) * rad);
  const SL = 1 + (0.015 * (L - 50) ** 2) / Math.sqrt(20 + (L - 50) ** 2);
  const SC = 1 + 0.045 * C;
  const SH = 1 + 0.015 * C * T;
  const turn = 30 * Math.exp(-(((h - 275) / 25) ** 2));
  const RT = -2 * Math.sqrt(C ** 7 / (C ** 7 + 25 ** 7)) * Math.sin(2 * turn * rad);
  const [l, c, d] = [(L2 - L1) / SL, (C2 - C1) / SC, dH / SH];
  return Math.sqrt(l * l + c * c + d * d + RT * c * d);
}
