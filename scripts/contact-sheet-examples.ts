import type { MaterialInput, TileLookInput } from '@wevisu/scene/materials/material.ts';
import type { PictureSpecInput, View } from '@wevisu/scene/materials/picture-spec.ts';
import { concretes } from '@wevisu/scene/materials/presets/concretes.ts';
import { encaustics } from '@wevisu/scene/materials/presets/encaustics.ts';
import { glazes } from '@wevisu/scene/materials/presets/glazes.ts';
import { ledgers } from '@wevisu/scene/materials/presets/ledgers.ts';
import { pavers } from '@wevisu/scene/materials/presets/pavers.ts';
import { quartzes } from '@wevisu/scene/materials/presets/quartzes.ts';
import { stones } from '@wevisu/scene/materials/presets/stones.ts';
import { terrazzos } from '@wevisu/scene/materials/presets/terrazzos.ts';
import { turfs } from '@wevisu/scene/materials/presets/turfs.ts';
import { woods } from '@wevisu/scene/materials/presets/woods.ts';
import type { Pattern } from '@wevisu/scene/patterns/laying.ts';

/** Millimeters. */
type Size = readonly [length: number, width: number, thickness?: number];
type More = {
  readonly joint?: readonly [mm: number, color: string];
  readonly view?: View;
  readonly seed?: number;
};

function spec(
  material: MaterialInput,
  pattern: Pattern,
  size: Size,
  more: More = {},
): PictureSpecInput {
  const { joint = [0, '#8a857c'], view = 'swatch', seed = 7 } = more;
  return {
    view,
    material,
    laying: {
      pattern,
      piece: {
        lengthTenths: size[0] * 10,
        widthTenths: size[1] * 10,
        thicknessTenths: (size[2] ?? 10) * 10,
      },
      joint: { widthTenths: joint[0] * 10, color: joint[1] },
      seed,
    },
  };
}

function tile(
  look: TileLookInput,
  more: Partial<Extract<MaterialInput, { kind: 'tile' }>> = {},
): MaterialInput {
  return { kind: 'tile', look, ...more };
}

const white = [2, '#e9e6df'] as const;
const gray = [3, '#a9a59d'] as const;
const warm = [3, '#cfc5b4'] as const;
const sand = [4, '#b9ab93'] as const;
const zellige = {
  edge: 'handmade',
  waveMm: 0.8,
  finish: 'glossy',
  shadeVariation: 'V3',
  body: 'ceramic',
} as const;
const plank: Size = [1830, 180, 15];
const honed = { finish: 'honed', edge: 'rectified', shadeVariation: 'V2' } as const;

const surfaces: Record<string, PictureSpecInput> = {
  'zellige white': spec(tile(glazes.milk.material, zellige), 'stacked', [100, 100], {
    joint: white,
  }),
  'zellige emerald': spec(tile(glazes.emerald.material, zellige), 'stacked', [100, 100], {
    joint: white,
  }),
  'zellige denim kitkat': spec(tile(glazes.denim.material, zellige), 'stacked', [150, 50], {
    joint: white,
  }),
  'subway bright': spec(
    tile(glazes['bright-white'].material, { body: 'ceramic' }),
    'half-offset',
    [150, 75],
    { joint: gray },
  ),
  'subway navy herringbone': spec(
    tile(glazes.navy.material, { body: 'ceramic' }),
    'herringbone45',
    [200, 65],
    { joint: white },
  ),
  'beveled sage': spec(tile(glazes.sage.material, { edge: 'beveled' }), 'brick-bond', [200, 100], {
    joint: white,
  }),
  'cream crackle': spec(
    tile(glazes['cream-crackle'].material, { edge: 'cushion' }),
    'third-offset',
    [150, 75],
    { joint: warm },
  ),
  'deep ocean reactive': spec(
    tile(glazes['deep-ocean'].material, { shadeVariation: 'V4' }),
    'half-offset',
    [300, 75],
    { joint: white },
  ),
  'penny white': spec(
    tile(glazes['alpine-white'].material, { finish: 'matte' }),
    'penny',
    [20, 20],
    { joint: gray },
  ),
  'hexagon charcoal': spec(
    tile(glazes.charcoal.material, { finish: 'matte' }),
    'hexagon',
    [200, 200],
    { joint: gray },
  ),
  'octagon dot': spec(
    tile(glazes['bright-white'].material, { finish: 'satin' }),
    'octagon-dot',
    [100, 100],
    { joint: gray },
  ),
  'ribbed blush': spec(
    tile(glazes.blush.material, { ribMm: 5, finish: 'satin' }),
    'stacked',
    [300, 100],
    { joint: white },
  ),
  'lisbon star': spec(
    tile(encaustics['lisbon-star'].material, {
      body: 'cement',
      finish: 'matte',
      edge: 'rectified',
    }),
    'stacked',
    [200, 200],
    { joint: [2, '#cfc9bc'] },
  ),
  'marrakech rosette': spec(
    tile(encaustics['marrakech-rosette'].material, { finish: 'matte', edge: 'rectified' }),
    'stacked',
    [200, 200],
    { joint: [2, '#cfc9bc'] },
  ),
  'noir quatrefoil': spec(
    tile(encaustics['noir-quatrefoil'].material, { finish: 'matte', edge: 'rectified' }),
    'stacked',
    [200, 200],
    { joint: [2, '#cfc9bc'] },
  ),
  'havana petals': spec(
    tile(encaustics['havana-petals'].material, { finish: 'matte', edge: 'rectified' }),
    'stacked',
    [200, 200],
    { joint: [2, '#cfc9bc'] },
  ),
  'carrara 12x24': spec(tile({ ...stones.carrara.material }, honed), 'third-offset', [600, 300], {
    joint: [2, '#c9c9c6'],
  }),
  'calacatta gold 24x48': spec(
    tile({ ...stones['calacatta-gold'].material }, { finish: 'polished', edge: 'rectified' }),
    'stacked',
    [1200, 600],
    { joint: [2, '#dcd8d0'] },
  ),
  'calacatta viola slab': spec(stones['calacatta-viola'].material, 'stacked', [3000, 1600]),
  'nero marquina': spec(stones['nero-marquina'].material, 'stacked', [610, 610], {
    joint: [1.5, '#2a2a2b'],
  }),
  'emperador dark': spec(stones['emperador-dark'].material, 'stacked', [3000, 1600]),
  'verde alpi hex': spec(stones['verde-alpi'].material, 'hexagon', [250, 250], {
    joint: [2, '#c9c9c2'],
  }),
  'panda white slab': spec(stones['panda-white'].material, 'stacked', [3000, 1600]),
  'crema marfil': spec(stones['crema-marfil'].material, 'diagonal', [457, 457], {
    joint: [2, '#d6c9b0'],
  }),
  'travertine versailles': spec(stones['travertine-ivory'].material, 'versailles', [406, 406], {
    joint: [4, '#cdbfa6'],
  }),
  'travertine walnut': spec(stones['travertine-walnut'].material, 'pinwheel', [406, 406], {
    joint: [4, '#b9a587'],
  }),
  'slate multicolor': spec(stones['slate-multicolor'].material, 'stacked', [406, 406], {
    joint: [5, '#8a8379'],
  }),
  'basalt 12x24': spec(stones['basalt-gray'].material, 'half-offset', [600, 300], { joint: gray }),
  'absolute black': spec(stones['absolute-black'].material, 'stacked', [3000, 1600]),
  'santa cecilia': spec(stones['santa-cecilia'].material, 'stacked', [3000, 1600]),
  'baltic brown': spec(stones['baltic-brown'].material, 'stacked', [3000, 1600]),
  'taj mahal': spec(stones['taj-mahal'].material, 'stacked', [3000, 1600]),
  'honey onyx': spec(stones['onyx-honey'].material, 'stacked', [3000, 1600]),
  'quartz calacatta oro': spec(quartzes['calacatta-oro'].material, 'stacked', [3000, 1600]),
  'quartz soapstone': spec(quartzes['soapstone-night'].material, 'stacked', [3000, 1600]),
  'quartz polar sparkle': spec(quartzes['polar-sparkle'].material, 'stacked', [3000, 1600]),
  'terrazzo palladio': spec(terrazzos.palladio.material, 'stacked', [610, 610], {
    joint: [2, '#dcd8cf'],
  }),
  'terrazzo verde': spec(terrazzos['verde-laguna'].material, 'stacked', [400, 400], {
    joint: [2, '#a9b8ac'],
  }),
  'terrazzo nero': spec(terrazzos['nero-confetti'].material, 'stacked', [610, 610], {
    joint: [2, '#2a2a2b'],
  }),
  'concrete cast': spec(
    tile({ ...concretes['cast-gray'].material }, { finish: 'matte', edge: 'rectified' }),
    'stacked',
    [600, 600],
    { joint: gray },
  ),
  microcement: spec(concretes['sand-microcement'].material, 'stacked', [3000, 3000]),
  'white oak plank': spec(woods['white-oak-natural'].material, 'random-plank', plank),
  'white oak herringbone': spec(
    woods['white-oak-natural'].material,
    'herringbone45',
    [600, 100, 15],
  ),
  'walnut chevron': spec(woods['walnut-american'].material, 'chevron', [600, 100, 15]),
  'walnut plank': spec(woods['walnut-american'].material, 'random-plank', plank),
  'maple plank': spec(woods['maple-hard'].material, 'random-plank', [1200, 83, 19]),
  'hickory plank': spec(woods['hickory-natural'].material, 'random-plank', [1200, 127, 19]),
  'quartered oak': spec(woods['white-oak-quartered'].material, 'random-plank', [1200, 127, 19]),
  'ebony oak': spec(woods['oak-ebony-stain'].material, 'random-plank', plank),
  'driftwood lvp': spec(
    { ...woods['oak-driftwood'].material, body: 'vinyl', texture: 'embossed' },
    'random-plank',
    [1220, 180, 5],
  ),
  'heart pine': spec(woods['heart-pine'].material, 'random-plank', [1800, 127, 19]),
  'knotty pine': spec(woods['white-pine-knotty'].material, 'random-plank', [1800, 150, 19]),
  acacia: spec(woods['acacia-natural'].material, 'random-plank', [1200, 127, 19]),
  'cherry brazilian': spec(woods['brazilian-cherry'].material, 'random-plank', [1200, 127, 19]),
  barnwood: spec(woods['barnwood-weathered'].material, 'random-plank', [1500, 150, 12]),
  'turf fescue': spec(turfs['spring-fescue'].material, 'stacked', [4000, 2000, 40]),
  'turf putting': spec(turfs['putting-green'].material, 'stacked', [4000, 2000, 12]),
  'turf autumn': spec(turfs['autumn-field'].material, 'stacked', [4000, 2000, 36]),
  'brick herringbone': spec(pavers['brick-red'].material, 'herringbone90', [200, 100, 60], {
    joint: sand,
  }),
  'brick flashed basket': spec(pavers['brick-flashed'].material, 'basketweave', [203, 100, 60], {
    joint: sand,
  }),
  'concrete paver': spec(pavers['concrete-ash'].material, 'half-offset', [300, 150, 60], {
    joint: [4, '#8e8a82'],
  }),
  'paver autumn': spec(pavers['concrete-autumn'].material, 'versailles', [240, 240, 60], {
    joint: sand,
  }),
  'cobble granite': spec(pavers['cobble-granite'].material, 'half-offset', [160, 100, 80], {
    joint: [8, '#8d8373'],
  }),
  'flagstone blue': spec(pavers['flagstone-bluestone'].material, 'versailles', [450, 450, 40], {
    joint: [8, '#9a9384'],
  }),
  'ledger golden': spec(ledgers['golden-honey'].material, 'ledger', [610, 152, 20], {
    joint: [0, '#3a342c'],
  }),
  'ledger arctic': spec(ledgers['arctic-white'].material, 'ledger', [610, 152, 20], {
    joint: [0, '#55524d'],
  }),
  'ledger carbon': spec(ledgers['carbon-slate'].material, 'ledger', [610, 152, 20], {
    joint: [0, '#1a1a1a'],
  }),
  'ledger honed': spec(ledgers['mesa-beige'].material, 'ledger', [610, 152, 20], {
    joint: [0, '#6a5f4e'],
  }),
};

const slab: Size = [3000, 1600, 30];
const oakPlank = woods['white-oak-natural'].material;

const views: Record<string, PictureSpecInput> = {
  'room oak': spec(oakPlank, 'random-plank', plank, { view: 'room' }),
  'room walnut herringbone': spec(
    woods['walnut-american'].material,
    'herringbone90',
    [600, 100, 15],
    { view: 'room' },
  ),
  'room carrara': spec(
    tile(stones.carrara.material, { finish: 'polished', edge: 'rectified' }),
    'stacked',
    [600, 600],
    { view: 'room', joint: [2, '#c9c9c6'] },
  ),
  'room encaustic': spec(
    tile(encaustics['marrakech-rosette'].material, { finish: 'matte' }),
    'stacked',
    [200, 200],
    { view: 'room', joint: [2, '#cfc9bc'] },
  ),
  'room brick': spec(pavers['brick-flashed'].material, 'herringbone45', [203, 100, 60], {
    view: 'room',
    joint: sand,
  }),
  'room turf': spec(turfs['spring-fescue'].material, 'stacked', [4000, 2000, 40], { view: 'room' }),
  'wall zellige': spec(tile(glazes.emerald.material, zellige), 'stacked', [100, 100], {
    view: 'wall',
    joint: white,
  }),
  'wall subway': spec(
    tile(glazes['bright-white'].material, { body: 'ceramic' }),
    'half-offset',
    [150, 75],
    { view: 'wall', joint: gray },
  ),
  'wall ledger': spec(ledgers['golden-honey'].material, 'ledger', [610, 152, 22], {
    view: 'wall',
    joint: [0, '#3a342c'],
  }),
  'wall glass mosaic': spec(
    { kind: 'glass', colors: ['#9fc9c4', '#c9dfd9', '#7fb3b1'], iridescenceRatio: 0.4 },
    'stacked',
    [50, 25],
    { view: 'wall', joint: white },
  ),
  'room coping travertine': spec(
    { kind: 'coping', body: stones['travertine-ivory'].material, profile: 'bullnose' },
    'stacked',
    [610, 305, 50],
    { view: 'room', joint: [5, '#cdbfa6'] },
  ),
  'room coping bluestone': spec(
    { kind: 'coping', body: stones.bluestone.material, profile: 'eased' },
    'stacked',
    [610, 305, 50],
    { view: 'room', joint: [5, '#8d8b84'] },
  ),
  'room coping brick': spec(
    { kind: 'coping', body: pavers['brick-red'].material, profile: 'square' },
    'stacked',
    [305, 305, 50],
    { view: 'room', joint: [5, '#b0a693'] },
  ),
  'piece zellige': spec(tile(glazes.denim.material, zellige), 'stacked', [100, 100, 12], {
    view: 'piece',
  }),
  'piece subway': spec(
    tile(glazes['bottle-green'].material, { body: 'ceramic' }),
    'half-offset',
    [200, 65, 9],
    { view: 'piece' },
  ),
  'piece oak': spec(oakPlank, 'random-plank', plank, { view: 'piece' }),
  'piece calacatta slab': spec(stones['calacatta-gold'].material, 'stacked', slab, {
    view: 'piece',
  }),
  'piece granite slab': spec(stones['baltic-brown'].material, 'stacked', slab, { view: 'piece' }),
  'piece coping travertine': spec(
    { kind: 'coping', body: stones['travertine-ivory'].material, profile: 'bullnose' },
    'stacked',
    [610, 305, 50],
    { view: 'piece' },
  ),
  'piece coping bluestone': spec(
    { kind: 'coping', body: stones.bluestone.material, profile: 'eased' },
    'stacked',
    [610, 305, 50],
    { view: 'piece' },
  ),
  'piece ledger corner': spec(ledgers['arctic-white'].material, 'ledger', [457, 152, 22], {
    view: 'piece',
    joint: [0, '#55524d'],
  }),
  'piece hexagon': spec(stones['verde-alpi'].material, 'hexagon', [250, 250, 10], {
    view: 'piece',
  }),
  'piece penny sheet': spec(tile(glazes['gloss-black'].material), 'penny', [20, 20, 6], {
    view: 'piece',
    joint: [2, '#999999'],
  }),
  'piece brick': spec(pavers['brick-red'].material, 'stacked', [203, 100, 60], { view: 'piece' }),
  'piece turf': spec(turfs['kentucky-bluegrass'].material, 'stacked', [300, 300, 40], {
    view: 'piece',
  }),
  'piece lvp': spec(
    { ...woods['oak-driftwood'].material, body: 'vinyl', texture: 'embossed' },
    'random-plank',
    [1220, 180, 6],
    { view: 'piece' },
  ),
  'piece terrazzo': spec(terrazzos.palladio.material, 'stacked', [610, 610, 15], {
    view: 'piece',
  }),
};

/** Name to spec; names include the view unless it is a swatch. */
export const examples: Record<string, PictureSpecInput> = { ...surfaces, ...views };
