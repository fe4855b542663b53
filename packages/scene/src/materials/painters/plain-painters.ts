// Glass, metal, paint, fabric and leather.
import { linearOf, mixLinear, scaleLinear } from '../color.ts';
import type { MaterialOf } from '../material.ts';
import { fbm, ramp, smooth } from '../noise.ts';
import { blend, type Painter, type Resolution, setColor, tone } from '../painter.ts';
import { glossOf, rollsOf, swing, variationRatio } from '../variation.ts';
import { worley } from '../worley.ts';

const flat = {
  cornerMm: 0,
  wobbleMm: 0,
  rimMm: 0,
  jointDepthMm: 0,
  tiltRatio: 0,
  castsShadows: false,
};

export function createGlassPainter(spec: MaterialOf<'glass'>): Painter {
  const colors = spec.colors.map(linearOf);
  const first = colors[0] ?? { r: 0.7, g: 0.8, b: 0.8 };
  const variation = variationRatio[spec.shadeVariation];
  const faceOf: Painter['faceOf'] = (piece) => {
    const roll = rollsOf(piece.key);
    const own = colors[Math.floor(roll(1) * colors.length)] ?? first;
    const body = scaleLinear(own, 1 + 0.3 * variation * swing(roll, 2));
    const deep = scaleLinear(body, 0.62);
    const ox = roll(3) * 16;
    const hue = roll(4);
    return (u, v, edge, out) => {
      setColor(out, body);
      // Light gathers below the face: dark at the near rim, bright across.
      blend(out, deep, 0.55 * (1 - ramp(0, Math.min(7, piece.width * 0.2), edge)));
      const wave = smooth(u / 34 + ox, v / 34);
      tone(out, 1.02 + 0.14 * (-u / piece.length - v / piece.width) + 0.09 * wave * spec.waveRatio);
      if (spec.iridescenceRatio > 0) {
        const turn = 6.3 * (hue + 0.35 * wave + (0.4 * u) / piece.length);
        const share = 0.22 * spec.iridescenceRatio;
        out.r *= 1 + share * Math.sin(turn);
        out.g *= 1 + share * Math.sin(turn + 2.1);
        out.b *= 1 + share * Math.sin(turn + 4.2);
      }
      if (spec.frostRatio > 0) blend(out, { r: 0.86, g: 0.88, b: 0.88 }, 0.22 * spec.frostRatio);
      out.height = spec.waveRatio * 0.5 * wave;
      out.gloss = 0.98 - 0.7 * spec.frostRatio;
    };
  };
  return { ...flat, faceOf, cornerMm: 1, rimMm: 1.2, jointDepthMm: 1.4, tiltRatio: 0.035 };
}

export function createMetalPainter(spec: MaterialOf<'metal'>): Painter {
  const base = linearOf(spec.baseColor);
  const patina = spec.patinaColor ? linearOf(spec.patinaColor) : scaleLinear(base, 0.5);
  const faceOf: Painter['faceOf'] = (piece) => {
    const roll = rollsOf(piece.key);
    const ox = roll(1) * 16;
    const oy = roll(2) * 16;
    return (u, v, _edge, out) => {
      setColor(out, base);
      out.height = 0;
      out.gloss = 0.72;
      // A mirror shows the room: broad bands stand for it.
      tone(out, 0.94 + 0.16 * smooth((u - v) / 260 + ox, (u + v) / 700 + oy));
      if (spec.finish === 'brushed' || spec.finish === 'satin') {
        tone(out, 1 + 0.1 * fbm(u / 130 + ox, v / 0.9 + oy));
        out.gloss = 0.5;
      } else if (spec.finish === 'hammered') {
        const cell = worley(u / 12 + ox, v / 12 + oy);
        out.height = 0.9 * cell.first * cell.first;
      } else if (spec.finish === 'patina') {
        blend(out, patina, ramp(-0.25, 0.65, fbm(u / 70 + ox, v / 70 + oy)));
        out.gloss = 0.3;
      } else out.gloss = 0.92;
    };
  };
  return { ...flat, faceOf, cornerMm: 0.6, rimMm: 0.8, jointDepthMm: 0.8, tiltRatio: 0.03 };
}

export function createPaintPainter(spec: MaterialOf<'paint'>): Painter {
  const base = linearOf(spec.baseColor);
  const gloss = glossOf[spec.finish];
  return {
    ...flat,
    faceOf: () => (u, v, _edge, out) => {
      setColor(out, base);
      const peel = smooth(u / 3.2, v / 3.2);
      out.height = 0.12 * spec.stippleRatio * peel;
      tone(out, 1 + 0.012 * fbm(u / 300, v / 300));
      out.gloss = gloss;
    },
  };
}

export function createFabricPainter(spec: MaterialOf<'fabric'>, resolution: Resolution): Painter {
  const colors = spec.colors.map(linearOf);
  const one = colors[0] ?? { r: 0.7, g: 0.7, b: 0.7 };
  const two = colors[1] ?? scaleLinear(one, 0.86);
  const thread = Math.max(spec.threadMm, resolution.mmPerPixel * 1.6);
  const loop = spec.weave === 'boucle' ? 3.4 : 1;
  return {
    ...flat,
    faceOf: () => (u, v, _edge, out) => {
      const slub = fbm(u / 60, v / 2.2) * 0.5 + fbm(v / 60, u / 2.2) * 0.5;
      const a = u / thread;
      const b = v / thread;
      if (spec.weave === 'velvet') {
        setColor(out, one);
        const nap = fbm(u / 120, v / 170);
        tone(out, 1 + 0.3 * nap + 0.06 * fbm(u / 1.2, v / 1.2));
        out.height = 0.4 * nap;
      } else if (spec.weave === 'boucle') {
        const cell = worley(a / loop, b / loop);
        setColor(out, mixLinear(one, two, (cell.key & 0xff) / 255));
        out.height = 1.6 * (1 - cell.first);
        tone(out, 1.05 - 0.28 * cell.first);
      } else {
        const row = Math.floor(b);
        const twill =
          spec.weave === 'twill'
            ? row
            : spec.weave === 'herringbone'
              ? Math.abs((row % 16) - 8)
              : 0;
        const step = twill ? Math.floor(a) + twill : Math.floor(a) + row;
        const over = (twill ? ((step % 4) + 4) % 4 < 2 : (step & 1) === 0) ? 1 : 0;
        const fx = a - Math.floor(a) - 0.5;
        const fy = b - row - 0.5;
        const round = over ? 1 - 3.4 * fy * fy : 1 - 3.4 * fx * fx;
        setColor(out, over ? one : two);
        tone(out, (0.82 + 0.2 * round) * (1 + 0.16 * slub));
        out.height = 0.25 * thread * round;
      }
      out.gloss = 0.04;
    },
  };
}

export function createLeatherPainter(spec: MaterialOf<'leather'>): Painter {
  const base = linearOf(spec.baseColor);
  const worn = mixLinear(scaleLinear(base, 1.35), { r: 0.5, g: 0.42, b: 0.32 }, 0.12);
  return {
    ...flat,
    faceOf: () => (u, v, _edge, out) => {
      const bend = 0.3 * fbm(u / 9, v / 9);
      const cell = worley(u / spec.grainScaleMm / 1.6 + bend, v / spec.grainScaleMm / 1.6 - bend);
      const crease = ramp(0, 0.22, cell.second - cell.first);
      setColor(out, base);
      blend(out, worn, spec.agedRatio * ramp(-0.1, 0.8, fbm(u / 90, v / 90)));
      tone(out, (0.8 + 0.2 * crease) * (1 + 0.05 * fbm(u / 40, v / 40)));
      out.height = 0.16 * spec.grainScaleMm * crease;
      out.gloss = 0.36;
    },
  };
}
