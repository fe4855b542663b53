// Invented makers of tile and cut stone. Tier is a price level in percent of its class.
import { readBrands } from './brand.ts';

export const tileBrands = readBrands(`
  Tessaro            | TSRO | strand | 118 | porcelain, coping            | Floors with a long view.               | Tessaro presses porcelain in large, calm formats. Every series is drawn from one real block, photographed on all faces.
  Casa Belvanti      | BLVN | strand | 132 | porcelain, patterned         | The Italian room, at home.             | Casa Belvanti brings the palette of northern Italy to hard-wearing porcelain. Its faces are printed from hand-picked slabs and never repeat within a room.
  Pietravia          | PTRV | mesa   | 124 | porcelain, stone, coping     | Every road begins with a stone.        | Pietravia works in two materials side by side: quarried stone and the porcelain that answers it. One showroom, one palette, inside and out.
  Monteluce Ceramiche | MNTL | hudson | 140 | porcelain, patterned        | Light, fired.                          | Monteluce is known for satin surfaces that hold light without glare. Its glazes are mixed in small batches and shaded by eye.
  Gresalto           | GRSL | kiln   | 92  | porcelain, ceramic           | Good tile, plainly priced.             | Gresalto makes dependable porcelain and ceramic for real budgets. Few formats, deep stock and colors that stay in the line for years.
  Arquina            | ARQN | mesa   | 104 | porcelain, ceramic, paver-porcelain | Made for the whole house.       | Arquina designs floor, wall and terrace together. The same shade runs from the kitchen out to the pool.
  Solenne Tile       | SLNE | gulf   | 110 | porcelain, ceramic           | Quiet color for sunny rooms.           | Solenne colors its tile for rooms full of daylight. Chalk, sand and sea run through everything it fires.
  Halden Clay        | HLDN | cascade | 98  | porcelain, ceramic          | Northern clay, honest edges.           | Halden Clay keeps to matte glazes and mineral tones. Its floors look as good in wet boots as in bare feet.
  Corvana            | CRVN | kiln   | 86  | porcelain, ceramic, patterned | More floor for less.                  | Corvana is the value line that installers ask for by name. Square edges, true sizes and a box that is always on the shelf.
  Vetrano Grès       | VTRN | hudson | 150 | porcelain, porcelain-slab    | Stone, considered again.               | Vetrano presses panels and slabs so large that a shower needs three. The veins are matched from piece to piece.
  Norrgard           | NRGD | cascade | 126 | porcelain, craft            | Less, and better.                      | Norrgard draws every collection down to what it needs. Gray has forty names in its studio.
  Brightkiln         | BRTK | kiln   | 96  | ceramic, patterned           | Color straight from the kiln.          | Brightkiln glazes wall tile in more colors than most people can name. Trim pieces come in every one of them.
  Saltmarsh Tile Works | SLTM | colony | 112 | ceramic, handmade          | Tile with weather in it.               | Saltmarsh fires small runs by the Atlantic. The glazes break like water over the edges.
  Larkspur Kiln      | LRKS | cascade | 134 | handmade, ceramic           | Pressed by hand, one at a time.        | Larkspur presses and glazes by hand in a former cannery. Expect fingerprints of the process and be glad of them.
  Riad Nouara        | RDNR | strand | 146 | handmade, craft              | From clay, water and fire.             | Riad Nouara works with families of zellige makers. No two pieces are flat in the same way.
  Mesa Verano        | MSVR | sonora | 102 | handmade, craft, patterned   | Sun-dried, hand-painted.               | Mesa Verano makes terracotta, cement and painted tile in the desert tradition. Its patterns are old and its colors fearless.
  Palomita Clay      | PLMT | sonora | 88  | ceramic, patterned           | Small tile, big heart.                 | Palomita makes cheerful wall tile that a weekend can lay. Prices are kept low by keeping the range short.
  Zellar & Daughters | ZLLR | hudson | 138 | craft, handmade              | Cement, pressed since grandfather.     | Zellar & Daughters press cement tile one at a time in brass molds. The patterns are archived back to the first ledger.
  Chipstone Terrazzo | CHPS | gulf   | 128 | craft                        | Marble, scattered well.                | Chipstone casts terrazzo with chips from its own crushing floor. Custom grounds start at a single pallet.
  Stonewright & Hale | STWR | mesa   | 122 | stone, mosaic                | Cut true, packed dry.                  | Stonewright & Hale picks blocks in person and cuts to a hair. Shade is sorted before a box is closed.
  Quarrymoor         | QRMR | front  | 94  | stone, ledger                | Straight from the hill.                | Quarrymoor sells what its own quarries give. Less selection, better price, no middleman.
  Lapidaire Nord     | LPDN | hudson | 160 | stone, mosaic                | Marble for people who look twice.      | Lapidaire Nord sources marble in numbered lots. Its mosaics are cut from the same blocks as its floors.
  Valdemarmo         | VLDM | wasatch | 142 | stone, slab-stone           | The mountain, by the slab.             | Valdemarmo finishes marble and limestone in its own mill. Tile and slab of one block can be reserved together.
  Carrow Stone       | CRRW | river  | 106 | stone, coping, ledger        | Stone that keeps its temper.           | Carrow cuts stone for wet places, frost and feet. Finishes are chosen for grip first and looks a close second.
  Prismora           | PRSM | strand | 116 | mosaic                       | Small pieces, long reflections.        | Prismora makes glass and metal mosaics on sheets that stay flat. Its colors are fused, not painted.
  Glasswend          | GLSW | cascade | 108 | mosaic, ceramic             | Recycled glass, poured bright.         | Glasswend melts bottle glass into wall tile. Each color is named for the water that it looks like.
  Tinder & Tin       | TNDT | colony | 130 | mosaic                       | Metal for walls.                       | Tinder & Tin brushes, hammers and ages real metal over porcelain. It warms up every kitchen that it meets.
`);
