// The third level of the menu. Products hang on these.
import { readTable } from '../table.ts';

export const children = readTable(
  ['category', 'name', 'slug', 'unit', 'description'],
  `
  tile-flooring     | Porcelain Tile                 | porcelain-tile          | Box   | Dense, stain-proof porcelain with the look of marble, stone or concrete.
  tile-flooring     | Ceramic Tile                   | ceramic-floor-tile      | Box   | Glazed ceramic floor tile, plain and patterned, that is kind to the budget.
  tile-flooring     | Marble Tile                    | marble-tile             | Box   | Real marble, honed or polished, no two pieces alike.
  tile-flooring     | Natural Stone Tile             | natural-stone-tile      | Box   | Travertine, limestone, slate and basalt cut for floors and showers.
  tile-flooring     | Wood-Look Tile                 | wood-look-tile          | Box   | Porcelain planks with the grain of oak and walnut and none of the worry about water.
  tile-flooring     | Terrazzo & Cement Tile         | terrazzo-cement-tile    | Box   | Chips of marble in a ground of color, and hand-pressed cement in pattern.
  tile-flooring     | Mosaic Floor Tile              | mosaic-floor-tile       | Box   | Hexagons, pennies and basketweaves on mesh sheets, with the grip that a shower floor needs.
  hardwood-flooring | Solid Hardwood                 | solid-hardwood          | Box   | Three-quarter-inch boards that can be sanded again and again.
  hardwood-flooring | Engineered Hardwood            | engineered-hardwood     | Box   | A thick face of real wood on a stable core, fit for slabs and radiant heat.
  hardwood-flooring | Wide Plank Hardwood            | wide-plank-hardwood     | Box   | Boards of nine inches and more, for floors that read as wood and not as lines.
  hardwood-flooring | Herringbone & Chevron Wood     | parquet-hardwood        | Box   | Short boards cut for herringbone and chevron.
  hardwood-flooring | Exotic Hardwood                | exotic-hardwood         | Box   | Dense tropical and acacia boards in deep natural color.
  laminate-flooring | Classic Laminate               | classic-laminate        | Box   | Seven- and eight-inch planks with a click-lock edge.
  laminate-flooring | Water-Resistant Laminate       | water-resistant-laminate | Box  | Sealed edges that hold off a spill for a day and a night.
  laminate-flooring | Wide Plank Laminate            | wide-plank-laminate     | Box   | Nine-inch boards in long lengths with an embossed grain.
  laminate-flooring | Stone-Look Laminate            | stone-look-laminate     | Box   | Slate, travertine and concrete looks with the warmth of a wood core.
  luxury-flooring   | Rigid Core Plank               | rigid-core-plank        | Box   | Stone-polymer planks that click together over almost any floor.
  luxury-flooring   | Glue-Down Plank                | glue-down-plank         | Box   | Thin, quiet vinyl planks for large rooms and busy shops.
  luxury-flooring   | Luxury Vinyl Tile              | luxury-vinyl-tile       | Box   | Stone, concrete and terrazzo looks, soft and warm underfoot.
  luxury-flooring   | Wide Plank Vinyl               | wide-plank-vinyl        | Box   | Nine-inch waterproof planks with an attached pad.
  luxury-flooring   | Herringbone Vinyl              | herringbone-vinyl       | Box   | Left and right boards that lay a waterproof herringbone.
  backsplash-tiles  | Subway Tile                    | subway-tile             | Box   | The three-by-six and all its cousins, in gloss, satin and crackle.
  backsplash-tiles  | Zellige & Handmade-Look Tile   | handmade-look-tile      | Box   | Uneven edges, pooled glaze and light that moves across the wall.
  backsplash-tiles  | Glass Tile                     | glass-tile              | Box   | Color with depth: clear, frosted and iridescent glass.
  backsplash-tiles  | Marble Backsplash              | marble-backsplash       | Box   | Marble cut small: subway, picket and herringbone.
  backsplash-tiles  | Mosaic Backsplash              | mosaic-backsplash       | Box   | Stone and porcelain mosaics on mesh for a wall with rhythm.
  backsplash-tiles  | Patterned Tile                 | patterned-tile          | Box   | Stars, petals and lattices, printed and glazed for walls.
  backsplash-tiles  | Metal Tile                     | metal-tile              | Box   | Brushed, hammered and aged metal for a wall that catches the light.
  countertop        | Quartz Slabs                   | quartz-slabs            | Slab  | Engineered quartz that never asks to be sealed.
  countertop        | Granite Slabs                  | granite-slabs           | Slab  | Natural granite, hard as it comes and different in every block.
  countertop        | Marble Slabs                   | marble-slabs            | Slab  | Marble by the slab for islands, vanities and full-height splashes.
  countertop        | Quartzite Slabs                | quartzite-slabs         | Slab  | The veins of marble with the hardness of granite.
  countertop        | Porcelain Slabs                | porcelain-slabs         | Slab  | Thin, heat-proof slabs for counters, walls and waterfall ends.
  countertop        | Butcher Block                  | butcher-block           | Piece | Solid wood tops, oiled and ready to cut to length.
  stacked-stone     | Ledger Panels                  | ledger-panels           | Box   | Interlocking six-by-twenty-four panels of split stone.
  stacked-stone     | Ledger Corners                 | ledger-corners          | Box   | Finger-jointed corners that match the panels.
  stacked-stone     | Thin Veneer Stone              | thin-veneer             | Box   | Loose stones sawn thin, to be laid like a real wall.
  stacked-stone     | Splitface Mosaic               | splitface-mosaic        | Box   | Small split bricks of marble and travertine on mesh.
  artificial-turf   | Landscape Turf                 | landscape-turf          | SqFt  | Lawns with two-tone blades and a curled thatch beneath.
  artificial-turf   | Pet Turf                       | pet-turf                | SqFt  | Short, fast-draining turf that rinses clean.
  artificial-turf   | Putting Greens                 | putting-greens          | LinearFt | Tight, true-rolling turf from a fifteen-foot roll.
  artificial-turf   | Play & Sport Turf              | play-turf               | SqFt  | Springy turf for swings, goals and cartwheels.
  hardscaping       | Concrete Pavers                | concrete-pavers         | Pallet | Pressed pavers for patios and drives, by the pallet.
  hardscaping       | Brick Pavers                   | brick-pavers            | Pallet | Fired clay that keeps its color for a century.
  hardscaping       | Porcelain Pavers               | porcelain-pavers        | Box   | Two-centimeter porcelain that shrugs off frost and red wine.
  hardscaping       | Flagstone                      | flagstone               | Pallet | Sawn and irregular stone for terraces and paths.
  hardscaping       | Cobblestone                    | cobblestone             | Pallet | Granite and basalt setts for drives, edges and courts.
  pool-copings      | Travertine Coping              | travertine-coping       | Piece | Cool underfoot, tumbled or honed, with an eased or bullnose edge.
  pool-copings      | Limestone & Sandstone Coping   | limestone-coping        | Piece | Soft-toned sedimentary stone with a sure grip.
  pool-copings      | Bluestone & Granite Coping     | bluestone-coping        | Piece | Hard stone edges, flamed for grip.
  pool-copings      | Porcelain Coping               | porcelain-coping        | Piece | Matches two-centimeter pavers to the shade.
  pool-copings      | Concrete & Brick Coping        | concrete-coping         | Piece | Cast and fired coping for drives of every taste.
  appliances        | Refrigerators                  | refrigerators           | Piece | French-door, side-by-side and column refrigerators.
  appliances        | Ranges                         | ranges                  | Piece | Gas, induction and dual-fuel ranges from 24 to 48 inches.
  appliances        | Wall Ovens & Cooktops          | ovens-cooktops          | Piece | Ovens at eye height, and gas, induction and radiant cooktops.
  appliances        | Range Hoods                    | range-hoods             | Piece | Chimney, canopy and island hoods with honest airflow figures.
  appliances        | Dishwashers                    | dishwashers             | Piece | Quiet dishwashers, built in or ready for a panel.
  appliances        | Microwaves & Wine Coolers      | microwaves-wine         | Piece | Microwaves, drawers and temperature-true wine storage.
  appliances        | Washers & Dryers               | laundry                 | Piece | Front-load pairs that stack or stand side by side.
  kitchen-cabinets  | Base Cabinets                  | base-cabinets           | Piece | Drawer, door, sink and corner bases from 6 to 48 inches wide.
  kitchen-cabinets  | Wall Cabinets                  | wall-cabinets           | Piece | Doors, glass and open shelves, 12 to 42 inches high.
  kitchen-cabinets  | Tall Cabinets                  | tall-cabinets           | Piece | Pantries and towers for ovens and microwaves.
  kitchen-cabinets  | Panels & Fillers               | cabinet-panels          | Piece | Finished ends, island backs and the strips that close a gap.
  kitchen-cabinets  | Toe Kick & Moldings            | cabinet-moldings        | Piece | Eight-foot lengths of toe kick, crown, light rail and scribe.
  kitchen-cabinets  | Cabinet Doors & Finishes       | cabinet-doors           | Piece | One door of every line: choose it in a room and all cabinets follow.
  kitchen-faucets   | Pull-Down Faucets              | pull-down-faucets       | Piece | High arcs with a spray head that docks itself.
  kitchen-faucets   | Pull-Out Faucets               | pull-out-faucets        | Piece | Low profiles for kitchens with a window behind the sink.
  kitchen-faucets   | Bridge Faucets                 | bridge-faucets          | Piece | Two handles and a bridge, as in grandmother's kitchen.
  kitchen-faucets   | Pot Fillers                    | pot-fillers             | Piece | Folding arms over the range, for the pasta pot.
  kitchen-faucets   | Bar & Prep Faucets             | bar-faucets             | Piece | Small faucets for the second sink.
  kitchen-sinks     | Apron-Front Sinks              | apron-front-sinks       | Piece | Farmhouse fronts in fireclay, steel, granite and copper.
  kitchen-sinks     | Undermount Sinks               | undermount-sinks        | Piece | Bowls set below the counter, so that crumbs have nowhere to hide.
  kitchen-sinks     | Workstation & Drop-In Sinks    | drop-in-sinks           | Piece | Ledges for boards and racks, and rims that drop into any cutout.
  kitchen-sinks     | Bar & Prep Sinks               | bar-sinks               | Piece | The small sink that saves the large one.
  cabinet-hardware  | Cabinet Knobs                  | cabinet-knobs           | Piece | Round, square, hex and crystal knobs.
  cabinet-hardware  | Cabinet Pulls                  | cabinet-pulls           | Piece | Bar, arch and bow pulls in every common drilling.
  cabinet-hardware  | Cup & Edge Pulls               | cup-edge-pulls          | Piece | Bin pulls, edge pulls and rings.
  cabinet-hardware  | Appliance Pulls                | appliance-pulls         | Piece | Long pulls strong enough for a paneled refrigerator.
  bathroom-faucets  | Single-Hole Faucets            | single-hole-faucets     | Piece | One hole, one handle, done.
  bathroom-faucets  | Widespread Faucets             | widespread-faucets      | Piece | A spout and two handles, eight inches apart.
  bathroom-faucets  | Centerset Faucets              | centerset-faucets       | Piece | Four-inch sets for compact vanities.
  bathroom-faucets  | Vessel Faucets                 | vessel-faucets          | Piece | Tall spouts that clear a bowl on the counter.
  bathroom-faucets  | Wall-Mount Faucets             | wall-mount-faucets      | Piece | Faucets that leave the counter to you.
  bathroom-vanitys  | Single Vanities                | single-vanities         | Piece | One basin, 24 to 48 inches wide, top included.
  bathroom-vanitys  | Double Vanities                | double-vanities         | Piece | Two basins, 60 to 84 inches wide, top included.
  bathroom-vanitys  | Floating Vanities              | floating-vanities       | Piece | Hung on the wall, with the floor running on beneath.
  bathroom-vanitys  | Powder Room Vanities           | powder-vanities         | Piece | Slim vanities for the smallest room with the best wallpaper.
  bath-tubs         | Freestanding Tubs              | freestanding-tubs       | Piece | Sculpted tubs that stand clear of the wall.
  bath-tubs         | Clawfoot & Pedestal Tubs       | clawfoot-tubs           | Piece | Rolled rims, cast feet and a long soak.
  bath-tubs         | Alcove Tubs                    | alcove-tubs             | Piece | Three walls and an apron, 60 inches and ready for tile.
  bath-tubs         | Drop-In & Soaking Tubs         | drop-in-tubs            | Piece | Tubs for a deck of stone, and deep round soakers.
  showers           | Shower Systems                 | shower-systems          | Piece | Head, hand shower and valve in one set.
  showers           | Shower Heads                   | shower-heads            | Piece | Rain, ceiling and multi-spray heads.
  showers           | Shower Trim & Valves           | shower-trim             | Piece | Head, arm and handle on a pressure-balanced valve.
  showers           | Shower Doors                   | shower-doors            | Piece | Sliding, pivot and walk-in glass.
  toilets           | One-Piece Toilets              | one-piece-toilets       | Piece | No seam to clean between tank and bowl.
  toilets           | Two-Piece Toilets              | two-piece-toilets       | Piece | The dependable kind, easy to carry up the stairs.
  toilets           | Wall-Hung Toilets              | wall-hung-toilets       | Piece | The floor stays clear and the tank hides in the wall.
  toilets           | Smart Toilets                  | smart-toilets           | Piece | Heated seat, gentle wash, lid that opens by itself.
  lights            | Pendants                       | pendants                | Piece | For the island, in ones, twos and threes.
  lights            | Chandeliers                    | chandeliers             | Piece | The light that the dining table has been waiting for.
  lights            | Linear Suspension              | linear-lights           | Piece | Long lights for long tables.
  lights            | Wall Sconces                   | wall-sconces            | Piece | Light at the height of a face.
  lights            | Vanity Lights                  | vanity-lights           | Piece | Two to five shades above a mirror.
  lights            | Flush Mounts                   | flush-mounts            | Piece | Close to the ceiling, for halls and low rooms.
  lights            | Recessed Lights                | recessed-lights         | Piece | Quiet light from the ceiling itself.
  fans              | Ceiling Fans                   | ceiling-fans            | Piece | Fans without a light, for rooms that have enough.
  fans              | Ceiling Fans with Light        | ceiling-fans-light      | Piece | A breeze and a good light in one.
  fans              | Low-Profile Fans               | hugger-fans             | Piece | Huggers for ceilings of eight feet and less.
  fans              | Bath Fans                      | bath-fans               | Piece | Fans that clear the mirror without a roar.
`,
);
