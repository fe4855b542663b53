// Words for rooms, their shapes and what people wish of them as a whole. Phrases are singular and separated by |.
import type { StyleId } from '@wevisu/scene/styles.ts';

export const purposes = [
  'kitchen',
  'bath',
  'laundry',
  'living',
  'dining',
  'bedroom',
  'office',
  'entry',
  'outdoor',
] as const;
export type Purpose = (typeof purposes)[number];

export const purposeWords: Readonly<Record<Purpose, string>> = {
  kitchen: 'kitchen|kit|kitchenette|cook space',
  bath: 'bath|bathroom|master bath|master bathroom|primary bath|primary bathroom|powder room|half bath|powder|ensuite|en suite|washroom|restroom|shower room|wet room|guest bath|hall bath|main bath',
  laundry: 'laundry|laundry room|laundry rm|utility room|wash room',
  living:
    'living|living room|living rm|livingroom|living area|family room|family rm|great room|den|tv room|media room|lounge|sitting room|front room|rec room|game room|tv area',
  dining: 'dining|dining room|dining rm|dining area|dining nook|dining space|eating area',
  bedroom:
    'bedroom|bedrm|bed room|master bedroom|primary bedroom|guest room|guest bedroom|nursery|kid room|baby room|child room|primary suite|master suite|bunk room|bunk bed room|teen room|sleeping room',
  office: 'office|home office|study|workspace|work room|study nook|home study|library|work area',
  entry:
    'entry|entryway|entry way|entry hall|foyer|mudroom|mud room|hallway|front hall|vestibule|drop zone|entrance',
  outdoor:
    'outdoor|outdoors|patio|deck|backyard|back yard|front yard|yard|garden|porch|front porch|terrace|balcony|lanai|courtyard|outside',
};

/** Places that tell a room and a thing in it. */
export const placeWords = [
  ['outdoor', 'pool', 'pool deck|pool area|poolside|pool side'],
  ['outdoor', 'grill', 'bbq area|grill area|barbecue area'],
] as const;

export const shapes = ['l', 'u', 'g', 'galley', 'one-wall'] as const;
export type Shape = (typeof shapes)[number];

export const shapeWords: Readonly<Record<Shape, string>> = {
  l: 'l shape|l shaped|l|lshape|lshaped|ell shaped|ell shape|l layout|corner layout',
  u: 'u shape|u shaped|u|ushape|ushaped|u layout|horseshoe',
  g: 'g shape|g shaped|g layout',
  galley: 'galley|gallery|corridor|two wall|parallel',
  'one-wall': 'one wall|single wall|straight|one sided|along one wall|on one wall|linear',
};

export const wishes = [
  'storage',
  'light',
  'counter-space',
  'easy-care',
  'kids',
  'pets',
  'low-cost',
  'entertaining',
] as const;
export type WishId = (typeof wishes)[number];

export const wishWords: Readonly<Record<WishId, string>> = {
  storage:
    'storage|more storage|lot of storage|ton of storage|storage space|no clutter|clutter free|extra storage|hide clutter',
  light: 'natural light|bright|airy|lot of light|more light|sunny|light filled|day light|daylight',
  'counter-space': 'counter space|more counter|prep space|work surface|worktop space',
  'easy-care':
    'easy to clean|easy clean|low maintenance|durable|easy care|washable|hard wearing|easy to wipe|wipeable|stain resistant|low upkeep',
  kids: 'kid|kiddo|child|children|toddler|family friendly|kid friendly|kid proof|child friendly|grandkid',
  pets: 'pet|dog|cat|puppy|pet friendly|dog friendly|pet proof|cat friendly',
  'low-cost':
    'cheap|budget friendly|tight budget|affordable|inexpensive|low cost|low budget|on a budget|cost effective|economical',
  entertaining:
    'entertain|entertaining|host|hosting|party|dinner party|have people over|have guest over|big gathering',
};

export const styleWords: Readonly<Record<StyleId, string>> = {
  modern: 'modern|contemporary|minimalist|minimal|sleek|minimalistic',
  farmhouse: 'farmhouse|farm house|modern farmhouse|rustic|country|cottage|rustic farmhouse',
  transitional: 'transitional',
  coastal: 'coastal|beach|beachy|nautical|beach house|seaside|hampton',
  industrial: 'industrial|urban loft|warehouse',
  scandinavian: 'scandinavian|scandi|nordic|scandi style|danish|swedish|hygge',
  'mid-century':
    'mid century|midcentury|mid century modern|mcm|midcentury modern|mid mod|mid century mod',
  mediterranean: 'mediterranean|spanish|tuscan|italian villa|moroccan|med style',
  traditional:
    'traditional|trad|classic|victorian|craftsman|colonial|french country|georgian|old world|formal',
  // A bath that feels like a spa has no hot tub: it is low, quiet and natural.
  japandi:
    'japandi|japanese|zen|wabi sabi|spa feel|spa feeling|spa like|spa vibe|spa inspired|spa style|spa look|spa atmosphere|spa retreat|like a spa',
};

export const accessibleWords =
  'wheelchair|wheel chair|accessible|accessibility|ada|ada compliant|aging in place|age in place|ageing in place|walker|handicap|handicapped|disabled|disability|elderly|universal design|barrier free|mobility|wheelchair accessible|handicap accessible|wheelchair user|limited mobility';

export const openPlanWords =
  'open plan|open concept|open floor plan|open floorplan|open to|open layout|open living|open kitchen|open space';
