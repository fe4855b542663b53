import { ledgers } from '@wevisu/scene/materials/presets/ledgers.ts';
import { pavers } from '@wevisu/scene/materials/presets/pavers.ts';
import { turfs } from '@wevisu/scene/materials/presets/turfs.ts';
import type { Colorway } from './colorway.ts';
import { colorwaysFromPresets } from './from-presets.ts';

const paverBlends = colorwaysFromPresets(
  pavers,
  `
  concrete-ash         | Ash              | Concrete  | Gray       | 92  | Modern        | an even ash gray
  concrete-charcoal    | Charcoal         | Concrete  | Black      | 98  | Modern        | a charcoal that frames a lawn
  concrete-sandstone   | Sandstone Blend  | Concrete  | Beige      | 100 | Mediterranean | sand, tan and cream run together
  concrete-autumn      | Autumn Blend     | Concrete  | Multicolor | 100 | Rustic        | brown, red and charcoal in each piece
  concrete-ivory       | Ivory            | Concrete  | White      | 104 | Coastal       | a cool-to-the-foot ivory
  concrete-granite-mix | Granite Mix      | Concrete  | Gray       | 112 | Industrial    | a ground face that shows granite chips
  concrete-river       | River Blend      | Concrete  | Gray       | 100 | Transitional  | gray and brown like a gravel bar
  brick-red            | Heritage Red     | Brick     | Red        | 92  | Traditional   | the red of an old main street
  brick-flashed        | Flashed Range    | Brick     | Multicolor | 104 | Traditional   | red clay with kiln-dark ends
  brick-buff           | Buff             | Brick     | Beige      | 100 | Mediterranean | a pale buff clay
  brick-chocolate      | Chocolate        | Brick     | Brown      | 104 | Transitional  | a deep chocolate clay
  brick-antique        | Antique White    | Brick     | White      | 116 | Farmhouse     | brick with worn lime on its face
  cobble-granite       | Silver Granite   | Granite   | Gray       | 100 | Traditional   | a silver gray that sparkles after rain
  cobble-basalt        | Black Basalt     | Basalt    | Black      | 108 | Modern        | a dense blue-black
  cobble-porphyry      | Porphyry         | Porphyry  | Red        | 124 | Mediterranean | plum, rust and gray side by side
  flagstone-bluestone  | Bluestone        | Bluestone | Blue       | 118 | Traditional   | blue-gray with a hint of lilac
  flagstone-buff       | Buff Sandstone   | Sandstone | Beige      | 88  | Rustic        | a warm buff with faint ripples
  flagstone-autumn     | Autumn Sandstone | Sandstone | Multicolor | 96  | Rustic        | rust, tan and gray like a creek bed
  porcelain-graphite   | Graphite         | Porcelain | Black      | 100 | Modern        | an even graphite slate face
  porcelain-sand       | Sand             | Porcelain | Beige      | 100 | Coastal       | a pale sand with fine grain
`,
);

export const stackedStones = colorwaysFromPresets(
  ledgers,
  `
  arctic-white      | Arctic White     | Quartzite  | White      | 112 | Modern        | sparkling white quartzite in sharp splits
  alaska-gray       | Alaska Gray      | Quartzite  | Gray       | 98  | Transitional  | cool grays from silver to slate
  carbon-slate      | Carbon           | Slate      | Black      | 96  | Industrial    | a riven charcoal with deep shadows
  golden-honey      | Golden Honey     | Quartzite  | Yellow     | 100 | Rustic        | honey, gold and cream with mica in it
  california-gold   | California Gold  | Slate      | Multicolor | 98  | Rustic        | rust, gold and gray in wild order
  rustic-canyon     | Red Mesa         | Sandstone  | Red        | 94  | Rustic        | canyon reds and sunburnt browns
  coastal-sand      | Coastal Sand     | Sandstone  | Beige      | 92  | Coastal       | dune beige in soft splits
  mesa-beige        | Mesa Beige       | Travertine | Beige      | 102 | Mediterranean | travertine cream with open pores
  silver-travertine | Silver           | Travertine | Gray       | 106 | Transitional  | silver-gray travertine with beige seams
  sierra-blue       | Sierra Blue      | Quartzite  | Blue       | 108 | Coastal       | storm blue and steel gray
  ocean-green       | Ocean Green      | Quartzite  | Green      | 108 | Coastal       | gray-green with a mineral sheen
  rosa-quartz       | Rosa             | Quartzite  | Pink       | 110 | Mediterranean | rose and oatmeal, softly split
  glacier-marble    | Glacier          | Marble     | White      | 124 | Modern        | split white marble that glints
  walnut-brown      | Walnut           | Limestone  | Brown      | 100 | Rustic        | walnut brown from nut to bark
  basalt-stack      | Basalt           | Basalt     | Black      | 110 | Modern        | fine-grained volcanic gray
  desert-wave       | Desert Wave      | Limestone  | Beige      | 118 | Modern        | beige limestone carved in waves
`,
);

export const grasses = colorwaysFromPresets(
  turfs,
  `
  spring-fescue      | Spring Fescue      | Polyethylene  | Green | 100 | Traditional  | the fresh green of April
  kentucky-bluegrass | Kentucky Bluegrass | Polyethylene  | Green | 112 | Traditional  | a deep blue-green lawn
  coastal-bermuda    | Coastal Bermuda    | Polyethylene  | Green | 96  | Coastal      | a sun-paled green with tan thatch
  olive-zoysia       | Olive Zoysia       | Polyethylene  | Green | 104 | Mediterranean | an olive green with a dry undertone
  emerald-lawn       | Emerald Lawn       | Polyethylene  | Green | 108 | Modern       | a glossy emerald
  autumn-field       | Autumn Field       | Polyethylene  | Green | 98  | Rustic       | green going gold, with plenty of thatch
  putting-green      | Clubhouse Green    | Polypropylene | Green | 100 | Modern       | an even club green
  pet-play           | Backyard Green     | Polyethylene  | Green | 92  | Transitional | a cheerful mid green
  meadow-long        | Meadow             | Polyethylene  | Green | 118 | Farmhouse    | four greens in tall blades
  desert-rye         | Desert Rye         | Polyethylene  | Green | 100 | Mediterranean | a gray-green that suits gravel and agave
  midnight-sport     | Sport Green        | Polyethylene  | Green | 110 | Modern       | a dark, saturated pitch green
  shade-moss         | Shade Moss         | Polypropylene | Green | 102 | Transitional | a mossy green for the north side
`,
);

/** Paving blends of one body: 'concrete', 'brick', 'cobble', 'flagstone'. */
export function blendsOf(body: string): readonly Colorway[] {
  return paverBlends.filter(({ look }) => look.body === body);
}
