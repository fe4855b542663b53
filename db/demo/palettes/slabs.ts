import { granites } from '@wevisu/scene/materials/presets/granites.ts';
import { quartzes } from '@wevisu/scene/materials/presets/quartzes.ts';
import { colorwaysFromPresets } from './from-presets.ts';

export const graniteSlabs = colorwaysFromPresets(
  granites,
  `
  absolute-black    | Absolute Black    | Granite   | Black  | 104 | Modern       | a black as even as piano lacquer
  black-galaxy      | Black Galaxy      | Granite   | Black  | 118 | Glam         | black scattered with copper sparks
  steel-gray        | Steel Gray        | Granite   | Gray   | 84  | Industrial   | a steel gray with smoky crystals
  ubatuba           | Ubatuba           | Granite   | Green  | 76  | Traditional  | a green-black with gold flecks
  giallo-ornamental | Giallo Ornamental | Granite   | Yellow | 78  | Traditional  | a honey ground with brown garnets
  santa-cecilia     | Santa Cecilia     | Granite   | Beige  | 74  | Traditional  | gold, gray and burgundy in a busy grain
  colonial-white    | Colonial White    | Granite   | White  | 92  | Transitional | a creamy white with gray and plum specks
  luna-pearl        | Luna Pearl        | Granite   | Gray   | 70  | Transitional | salt, pepper and pearl in a fine grain
  blue-pearl        | Blue Pearl        | Granite   | Blue   | 126 | Glam         | silver-blue crystals that flash as you pass
  baltic-brown      | Baltic Brown      | Granite   | Brown  | 80  | Traditional  | brown rings in a black ground
  rosa-beta         | Rosa Beta         | Granite   | Pink   | 72  | Traditional  | a gray-pink grain with dark mica
  viscount-white    | Viscount White    | Granite   | White  | 96  | Modern       | white and charcoal in long drifts
`,
);

export const quartziteSlabs = colorwaysFromPresets(
  granites,
  `
  taj-mahal      | Taj Mahal      | Quartzite | Beige      | 112 | Transitional | a creamy ground with soft golden veils
  white-macaubas | White Macaubas | Quartzite | White      | 104 | Modern       | white drawn with straight blue-gray lines
  fusion-blue    | Fusion Blue    | Quartzite | Blue       | 128 | Glam         | teal, rust and sand in a frozen wave
  azul-macaubas  | Azul Macaubas  | Quartzite | Blue       | 158 | Coastal      | a clear sky blue in flowing bands
  verde-emerald  | Emerald        | Quartzite | Green      | 136 | Glam         | deep green folds with pale seams
  patagonia      | Patagonia      | Quartzite | Multicolor | 170 | Glam         | glassy quartz set in black and gold
`,
);

export const quartzSlabs = colorwaysFromPresets(
  quartzes,
  `
  calacatta-oro     | Calacatta Oro     | Quartz | White | 128 | Transitional | a bright white with gray and gold veins
  calacatta-nuvola  | Calacatta Nuvola  | Quartz | White | 118 | Transitional | a cloud white with wide gray drifts
  statuary-bold     | Statuary Bold     | Quartz | White | 124 | Modern       | a clean white struck with bold gray veins
  carrara-mist      | Carrara Mist      | Quartz | White | 96  | Traditional  | a pale gray-white with misty veins
  pure-white        | Pure White        | Quartz | White | 86  | Modern       | a plain, even white
  polar-sparkle     | Polar Sparkle     | Quartz | White | 88  | Modern       | white with fine mirror flecks
  linen-cream       | Linen Cream       | Quartz | Beige | 90  | Transitional | a cream with the texture of linen
  taj-veil          | Taj Veil          | Quartz | Beige | 116 | Transitional | a warm white with a sandy veil
  sandbar           | Sandbar           | Quartz | Beige | 84  | Coastal      | a beach sand of fine grains
  mushroom-taupe    | Mushroom Taupe    | Quartz | Brown | 92  | Transitional | a soft taupe with low contrast
  fog-concrete      | Fog Concrete      | Quartz | Gray  | 98  | Industrial   | the drift of troweled concrete in light gray
  pewter-vein       | Pewter Vein       | Quartz | Gray  | 108 | Modern       | a pewter gray with lighter veins
  graphite          | Graphite          | Quartz | Gray  | 94  | Modern       | a graphite gray, fine and even
  soapstone-night   | Soapstone Night   | Quartz | Black | 112 | Farmhouse    | a soapstone charcoal with chalky veins
  marquina-midnight | Marquina Midnight | Quartz | Black | 122 | Glam         | black with sharp white veins
  black-mirror      | Black Mirror      | Quartz | Black | 92  | Modern       | a black with a starry depth
  navy-vein         | Navy Vein         | Quartz | Blue  | 126 | Coastal      | a navy ground with pale drifts
  sage-drift        | Sage Drift        | Quartz | Green | 116 | Scandinavian | a gray sage with quiet clouds
  emerald-vault     | Emerald Vault     | Quartz | Green | 138 | Glam         | a green so deep that it reads as black at night
  blush-alabaster   | Blush Alabaster   | Quartz | Pink  | 114 | Glam         | a translucent blush with white clouds
  taupe-gold        | Taupe & Gold      | Quartz | Brown | 124 | Glam         | a taupe ground laced with gold
  copper-storm      | Copper Storm      | Quartz | Brown | 130 | Industrial   | charcoal broken by copper-rust veins
`,
);
