// Invented makers of countertops, stacked stone and everything for the yard.
import { readBrands } from './brand.ts';

export const stoneBrands = readBrands(`
  Meridiem Quartz    | MRDM | wasatch | 116 | slab-quartz                 | Noon-bright surfaces.              | Meridiem presses quartz with veins that run through the body of the slab. Edges show what the face promises.
  Astrelle           | ASTL | strand  | 128 | slab-quartz, porcelain-slab | Surfaces with a night sky in them. | Astrelle makes quartz and porcelain slabs with depth. Each design is released in matched pairs for book-matched islands.
  Candor Surfaces    | CNDR | front   | 94  | slab-quartz, butcher        | Counters that tell no lies.        | Candor sells quartz by its real thickness and its real price. Samples are cut from production slabs.
  Graniva            | GRNV | wasatch | 108 | slab-stone                  | The hard stuff.                    | Graniva imports granite and quartzite by the block. Every slab is photographed, numbered and held on request.
  Highgate Slab      | HGSL | front   | 122 | slab-stone                  | One block, one kitchen.            | Highgate keeps slabs of a block together through the whole chain. Your island and your splash were neighbors in the hill.
  Marmora House      | MRMH | hudson  | 148 | slab-stone, stone           | Marble, without hurry.             | Marmora House buys slowly and finishes slowly. Honed is its default, and it will tell you why.
  Butcher & Beam     | BTBM | lakes   | 104 | butcher                     | Tops you can cut on.               | Butcher & Beam glues edge and end grain into tops two inches thick. They are oiled twice before they leave.
  Cragmere           | CRGM | front   | 110 | ledger                      | Walls with a ridge line.           | Cragmere splits quartzite, slate and travertine into panels that hide their own seams. Corners come finger-jointed.
  Rubblestone Hall   | RBHL | river   | 118 | ledger                      | A century old on the day it's laid. | Rubblestone Hall saws field stone thin enough for any wall. Sizes are mixed in the crate the way that a mason would.
  Splitpeak          | SPLT | sonora  | 96  | ledger                      | Stone, stacked simply.             | Splitpeak keeps ledger panels light and easy to set. One person and one afternoon make a fireplace.
  Greenmantle Turf   | GRNM | sonora  | 112 | turf                        | Lawn, without the weekend.         | Greenmantle weaves turf in four greens and two browns, so that it reads as grass. Every roll drains through its whole back.
  Lawnarc            | LWNR | gulf    | 96  | turf                        | Cut once, never mown.              | Lawnarc makes cool-fiber turf for hot states. Seams vanish because the rolls are shaded together.
  Fairwend           | FRWD | mesa    | 130 | turf                        | Putts roll true.                   | Fairwend tufts greens for clubs and back yards alike. Stimp speed is printed on every roll.
  Cobblewick         | CBLW | river   | 120 | paver, cobble, brick             | Old streets, new drives.           | Cobblewick cuts setts and casts pavers with worn corners. A drive of them looks inherited.
  Terrastead         | TRRS | sonora  | 98  | paver, coping, paver-porcelain | The outdoor floor.              | Terrastead presses pavers dense enough for trucks and smooth enough for chairs. Pool edge and patio match.
  Flagmoor           | FLGM | river   | 114 | flagstone, cobble, coping   | Stone laid flat.                   | Flagmoor quarries bluestone and sandstone and sells both sawn and natural. Thickness is gauged, so that masons smile.
  Kilnbrook Brick    | KLNB | kiln    | 102 | brick, coping                     | Fired to last.                     | Kilnbrook burns paving brick the slow way. Color goes through the whole clay.
  Poolwright         | PLWR | gulf    | 124 | coping                      | A better edge.                     | Poolwright profiles coping stone for bare feet and elbows. Radius pieces are cut to the pool's own drawing.
  Drystack & Delf    | DRST | hudson  | 106 | flagstone, ledger, paver    | Stone with its story left in.      | Drystack & Delf saves old quarries from closing. The stone comes with moss marks and a provenance.
`);
