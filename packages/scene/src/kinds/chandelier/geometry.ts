import { canopy, suspension } from '../../fittings/hanging.ts';
import { lightShade, type ShadeStyle } from '../../fittings/light-shade.ts';
import { box } from '../../geometry/extrude.ts';
import { changed, type Piece, piece } from '../../geometry/part.ts';
import { splined } from '../../geometry/path.ts';
import { ball, cylinder, revolve, smoothProfile, torus } from '../../geometry/revolve.ts';
import { around, merge, move, type Shape, turn } from '../../geometry/shape.ts';
import { rod, tube } from '../../geometry/sweep.ts';
import type { Vec3 } from '../../geometry/vec.ts';
import { mmFromTenths } from '../../units.ts';
import { crystalTiers } from './crystals.ts';
import type { ChandelierParams } from './schema.ts';

interface Measures {
  readonly r: number;
  /** Height of the body, whose top is at y = 0. */
  readonly h: number;
  readonly params: ChandelierParams;
}

/** One shade upright or hanging, `size` across, its foot or cap at the origin. */
function shadePieces(params: ChandelierParams, size: number, isUp: boolean): Piece[] {
  const style: ShadeStyle = params.shade;
  const tall =
    style === 'candle' ? size * 1.6 : style === 'globe' || style === 'bulb' ? size : size * 0.9;
  const hanging = lightShade(style, style === 'candle' ? 26 : size, tall);
  if (!isUp) return hanging;
  if (style === 'candle') return changed(hanging, (s) => move(s, 0, tall + 7, 0));
  return changed(hanging, (s) => turn(s, 'x', 180));
}

function spread(pieces: readonly Piece[], at: readonly Vec3[]): Piece[] {
  return at.flatMap(([x, y, z]) => changed(pieces, (s) => move(s, x, y, z)));
}

function circleOf(count: number, r: number, y: number, turnBy = 0): Vec3[] {
  return Array.from({ length: count }, (_, i) => {
    const a = (2 * Math.PI * i) / count + turnBy;
    return [r * Math.cos(a), y, -r * Math.sin(a)];
  });
}

function column(h: number, r: number): Shape {
  return revolve(
    smoothProfile([
      [2, -h],
      [r * 0.9, -h * 0.93],
      [r * 0.35, -h * 0.84],
      [r, -h * 0.66],
      [r * 0.4, -h * 0.46],
      [r * 0.66, -h * 0.3],
      [r * 0.3, -h * 0.14],
      [r * 0.3, 0],
    ]),
  );
}

/** Arms that sweep down and out from a turned column, lights standing or hanging at their ends. */
function armed({ r, h, params }: Measures): Piece[] {
  const isUp = params.form !== 'arms-down';
  const slim = params.form === 'arms-up' || params.form === 'arms-down';
  const size = Math.min(r * 0.46, (2 * Math.PI * r) / params.lights / 1.5, 150);
  const reach = r - (params.shade === 'candle' ? 15 : size / 2);
  const foot = -h * (isUp ? 0.66 : 0.3);
  const tip = -h * (isUp ? 0.44 : 0.42);
  const line = slim
    ? splined([
        [12, foot, 0],
        [reach * 0.5, foot + (isUp ? -12 : 26), 0],
        [reach * 0.92, foot + (isUp ? 0 : 10), 0],
        [reach, tip, 0],
      ])
    : splined([
        [14, foot, 0],
        [reach * 0.34, foot - h * 0.22, 0],
        [reach * 0.74, foot - h * 0.2, 0],
        [reach, tip, 0],
      ]);
  const tierOne = around(tube(slim ? 5 : 6.5, line), params.lights);
  const lights = spread(shadePieces(params, size, isUp), circleOf(params.lights, reach, tip));
  const second: Piece[] =
    params.tiers === 1
      ? []
      : [
          piece(
            { slot: 'metal' },
            around(
              tube(
                5,
                line.map(([x, y, z]): Vec3 => [x * 0.62, y + h * 0.34, z]),
              ),
              Math.ceil(params.lights / 2),
              20,
            ),
          ),
          ...spread(
            shadePieces(params, size * 0.86, isUp),
            circleOf(Math.ceil(params.lights / 2), reach * 0.62, tip + h * 0.34, Math.PI / 9),
          ),
        ];
  return [
    piece(
      { slot: 'metal' },
      slim
        ? merge(rod(9, [0, -h * 0.8, 0], [0, 0, 0], 6), move(ball(20), 0, foot, 0))
        : column(h, 34),
      tierOne,
    ),
    ...lights,
    ...second,
  ];
}

function sputnik({ r, h, params }: Measures): Piece[] {
  const count = Math.max(8, params.lights);
  const size = Math.min(70, r * 0.2);
  const center: Vec3 = [0, -h / 2, 0];
  const rods: Shape[] = [];
  const lights: Piece[] = [];
  for (let i = 0; i < count; i += 1) {
    // Even points on a ball, by the golden angle.
    const y = 1 - (2 * (i + 0.5)) / count;
    const ring = Math.sqrt(1 - y * y);
    const a = i * Math.PI * (3 - Math.sqrt(5));
    const reach = r - size / 2;
    const end: Vec3 = [
      center[0] + reach * ring * Math.cos(a),
      center[1] + (h / 2 - size / 2) * y,
      center[2] + reach * ring * Math.sin(a),
    ];
    rods.push(rod(4, center, end), move(ball(9), ...end));
    lights.push(piece({ fixed: 'lamp' }, move(ball(size / 2), ...end)));
  }
  return [
    piece({ slot: 'metal' }, move(ball(38), ...center), rod(6, center, [0, 0, 0]), ...rods),
    ...lights,
  ];
}

function rings({ r, h, params }: Measures): Piece[] {
  const count = params.form === 'double-ring' ? 2 : 1;
  return Array.from({ length: count }, (_, i) => {
    const radius = i === 0 ? r : r * 0.66;
    const y = count === 1 ? -h + 20 : i === 0 ? -h + 20 : -h * 0.45;
    const hoop = revolve(
      [
        [radius - 14, y],
        [radius, y],
        [radius, y + 34],
        [radius - 14, y + 34],
      ],
      { ring: true },
    );
    const light = revolve(
      [
        [radius - 12, y - 4],
        [radius - 3, y - 4],
        [radius - 3, y + 2],
        [radius - 12, y + 2],
      ],
      { ring: true },
    );
    const cables = around(rod(1.6, [radius - 7, y + 34, 0], [8, 0, 0]), 4);
    return [piece({ slot: 'metal' }, hoop, cables), piece({ fixed: 'lamp' }, light)];
  }).flat();
}

function wheel({ r, h, params }: Measures): Piece[] {
  const y = -h * 0.72;
  const size = Math.min(64, r * 0.3);
  const rim = r - size * 0.4;
  const hoop = revolve(
    [
      [rim - 26, y - 14],
      [rim, y - 14],
      [rim, y + 14],
      [rim - 26, y + 14],
    ],
    { ring: true },
  );
  const spokes = around(move(box(rim * 2 - 30, 16, 22, 2), 0, y - 8, 0), 3);
  const stays = around(rod(4, [rim - 14, y + 10, 0], [10, -6, 0]), 6);
  return [
    piece({ slot: 'metal' }, hoop, spokes, stays, move(cylinder(34, 40, 4), 0, y - 20, 0)),
    ...spread(shadePieces(params, size, true), circleOf(params.lights, rim - 13, y + 14)),
  ];
}

function lantern({ r, h, params }: Measures): Piece[] {
  const body = lightShade('lantern', r * 2.05, h * 0.8).filter(
    (one) => one.finishSlot === 'metal' || one.finishSlot === 'shade',
  );
  const cluster = spread(
    shadePieces({ ...params, shade: 'candle' }, 60, true),
    circleOf(Math.min(params.lights, 6), r * 0.32, -h * 0.72),
  );
  return [
    ...changed(body, (s) => move(s, 0, -h * 0.2, 0)),
    piece(
      { slot: 'metal' },
      around(rod(4, [r * 0.7, -h * 0.2, r * 0.7], [6, 0, 0]), 4),
      around(rod(4, [0, -h * 0.74, 0], [r * 0.32, -h * 0.72, 0]), 6),
      rod(5, [0, -h * 0.74, 0], [0, 0, 0]),
    ),
    ...cluster,
  ];
}

function drum({ r, h, params }: Measures): Piece[] {
  const inner = spread(
    shadePieces({ ...params, shade: 'bulb' }, 50, false),
    circleOf(Math.min(params.lights, 5), r * 0.4, -h * 0.2),
  );
  return [...lightShade('drum', r * 2, h), ...inner];
}

function bubbles({ r, h, params }: Measures): Piece[] {
  const count = Math.max(5, params.lights);
  const size = Math.min(r * 0.62, 150);
  const at = Array.from({ length: count }, (_, i): Vec3 => {
    const a = i * 2.399;
    const far = (r - size / 2) * Math.sqrt((i + 0.4) / count);
    return [
      far * Math.cos(a),
      -size / 2 - ((h - size) * ((i * 7) % count)) / count,
      far * Math.sin(a),
    ];
  });
  return at.flatMap(([x, y, z]) => [
    piece({ slot: 'shade' }, move(ball(size / 2), x, y, z)),
    piece({ fixed: 'lamp' }, move(ball(size * 0.13), x, y, z)),
    piece(
      { slot: 'metal' },
      rod(1.6, [x, y + size / 2, z], [x * 0.2, 0, z * 0.2]),
      move(cylinder(12, 16, 2), x, y + size / 2 - 4, z),
    ),
  ]);
}

function body(m: Measures): Piece[] {
  switch (m.params.form) {
    case 'sputnik':
      return sputnik(m);
    case 'ring':
    case 'double-ring':
      return rings(m);
    case 'wagon-wheel':
      return wheel(m);
    case 'lantern':
      return lantern(m);
    case 'tiered-crystal':
      return crystalTiers(m.r, m.h, m.params.tiers === 2 ? 5 : 3);
    case 'drum':
      return drum(m);
    case 'bubble':
      return bubbles(m);
    default:
      return [
        ...armed(m),
        ...(m.params.form === 'candelabra'
          ? [piece({ slot: 'metal' }, move(torus(m.r * 0.2, 3), 0, -m.h * 0.2, 0))]
          : []),
      ];
  }
}

/** Pieces of a chandelier in millimeters: the ceiling at y = 0. */
export function buildChandelier(params: ChandelierParams): Piece[] {
  const height = mmFromTenths(params.heightTenths);
  const h = Math.min(mmFromTenths(params.bodyTenths), height * 0.94);
  const drop = height - h;
  const m: Measures = { r: mmFromTenths(params.diameterTenths) / 2, h, params };
  return [
    piece({ slot: 'metal' }, canopy(68)),
    ...suspension(params.suspension, drop, m.r * 0.5),
    ...changed(body(m), (s) => move(s, 0, -drop, 0)),
  ];
}
