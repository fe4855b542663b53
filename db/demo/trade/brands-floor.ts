// Invented makers of wood, laminate and vinyl floors.
import { readBrands } from './brand.ts';

export const floorBrands = readBrands(`
  Alder & Quill      | ALDQ | ridge   | 128 | wood                | Floors written in oak.             | Alder & Quill mills European and American oak to long lengths. The stains are rubbed in by hand and named after ink.
  Fernhollow         | FRNH | ridge   | 108 | wood                | From the hollow, for the house.    | Fernhollow saws Appalachian hardwood within a day of its mill. Character grades keep every honest knot.
  Tamsin Mill        | TMSN | hudson  | 118 | wood                | Milled slow.                       | Tamsin Mill air-dries its boards for a season before the kiln sees them. They stay flat for it.
  Oakenrow           | OKNR | lakes   | 96  | wood, vinyl         | A good board at a good price.      | Oakenrow makes the floors that most homes end up loving. Clear grades, simple stains, quick delivery.
  Brackwater Timber  | BRCK | gulf    | 112 | wood                | Boards with a tide line.           | Brackwater reclaims the look of old wharves in new, stable boards. Wire-brushed faces hide a family's wear.
  Sundersley         | SNDR | hudson  | 150 | wood                | The long board.                    | Sundersley cuts planks up to twelve feet for rooms that deserve them. Matching stair parts are milled from the same logs.
  Kestrel Plank      | KSTR | cascade | 116 | wood                | Straight grain, clear sky.         | Kestrel works in Pacific maple, ash and rift oak. Its finishes are matte enough to look bare.
  Thornwick & Sons   | THRN | ridge   | 134 | wood                | Herringbone is a family business.  | Thornwick cuts parquet in three angles and two centuries of patterns. Blocks come sorted left and right.
  Palisandra         | PLSN | gulf    | 144 | wood                | Deep color, true density.          | Palisandra mills responsibly logged tropical hardwoods. The color deepens for a year and then stays.
  Everstrand         | EVRS | kiln    | 100 | vinyl, laminate     | Life-proof, by trade.              | Everstrand makes waterproof floors for houses with dogs, boots and bathtubs. The wear layers are thicker than they need to be.
  Calden Floors      | CLDN | ridge   | 94  | laminate, vinyl     | Walk on, no worry.                 | Calden builds click floors that go down in a weekend. The grain is embossed in register, so that it feels as it looks.
  Tideplank          | TDPL | gulf    | 104 | vinyl               | Floors that swim.                  | Tideplank makes rigid-core planks for coasts and basements. Every joint is wax-sealed at the mill.
  Norvick            | NRVK | lakes   | 88  | laminate            | Plain good flooring.               | Norvick presses laminate in tall stacks and sells it the same week. Nothing fancy, nothing missing.
  Lamira             | LMRA | strand  | 98  | laminate, vinyl     | The look, in layers.               | Lamira photographs real boards at night to catch the grain. Its decors show forty boards before one repeats.
  Stepwell           | STPW | mesa    | 110 | vinyl               | A softer step.                     | Stepwell bonds cork below rigid vinyl for floors that are quiet downstairs. Bare feet notice first.
  Plainsong Floors   | PLNS | prairie | 92  | vinyl, laminate     | In tune with the house.            | Plainsong keeps to a dozen good colors in every thickness. Transitions and stair nose match them all.
`);
