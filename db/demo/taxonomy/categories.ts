// The second level of the menu: the 21 names of the home page, letter for letter ('Bathroom
// Vanitys' and the lower-case 'luxury-flooring' are the specification's own spelling), and kitchen cabinets.
import { readTable } from '../table.ts';

export const categories = readTable(
  ['name', 'slug', 'department', 'unit', 'face', 'description'],
  `
  Appliances         | appliances         | kitchen         | Piece | ranges                | Refrigerators, ranges, ovens and dishwashers that make the kitchen work as hard as you do.
  Artificial Turf    | artificial-turf    | outdoor         | SqFt  | landscape-turf        | Grass that stays green through drought, dogs and a thousand games of catch.
  Backsplash Tiles   | backsplash-tiles   | surfaces        | Box   | handmade-look-tile    | Wall tile for the stretch between counter and cabinet, where a little color goes a long way.
  Bathroom Faucets   | bathroom-faucets   | bath            | Piece | widespread-faucets    | Single-hole, widespread, vessel and wall-mount faucets in living and lasting finishes.
  Bathroom Vanitys   | bathroom-vanitys   | bath            | Piece | single-vanities       | Vanities with their tops and basins, from powder-room narrow to double width.
  Bath Tubs          | bath-tubs          | bath            | Piece | freestanding-tubs     | Freestanding, alcove and drop-in tubs deep enough to mean it.
  Cabinet Hardware   | cabinet-hardware   | kitchen         | Piece | cabinet-pulls         | Knobs, pulls and cup pulls: the jewelry of a kitchen, sold by the piece.
  Countertop         | countertop         | surfaces        | Slab  | quartz-slabs          | Quartz, granite, marble, quartzite and porcelain by the slab, and butcher block by the top.
  Fans               | fans               | lighting-fans   | Piece | ceiling-fans          | Ceiling fans for every span of room, and quiet fans for the bath.
  Hardscaping        | hardscaping        | outdoor         | Pallet | concrete-pavers      | Pavers, brick, flagstone and cobble for the rooms without a roof.
  Hardwood Flooring  | hardwood-flooring  | flooring-tile   | Box   | engineered-hardwood   | Solid and engineered boards of oak, hickory, walnut and maple, milled to be walked on for generations.
  Kitchen Cabinets   | kitchen-cabinets   | kitchen         | Piece | base-cabinets         | Boxes, fronts, panels and moldings by the size, in lines that match from wall to island.
  Kitchen Faucets    | kitchen-faucets    | kitchen         | Piece | pull-down-faucets     | Pull-downs, bridges and pot fillers, with reach and flow told plainly.
  Kitchen Sinks      | kitchen-sinks      | kitchen         | Piece | apron-front-sinks     | Apron-front, undermount and bar sinks in steel, fireclay, granite and copper.
  Laminate Flooring  | laminate-flooring  | flooring-tile   | Box   | classic-laminate      | Hard-wearing click-lock boards with the look of wood or stone, at a gentle price.
  Lights             | lights             | lighting-fans   | Piece | pendants              | Pendants, chandeliers, sconces and vanity lights that set the hour of a room.
  luxury-flooring    | luxury-flooring    | flooring-tile   | Box   | rigid-core-plank      | Waterproof luxury vinyl plank and tile: rigid core, glue-down and herringbone.
  Pool Copings       | pool-copings       | outdoor         | Piece | travertine-coping     | The edge of the pool, cut and profiled for bare feet.
  Showers            | showers            | bath            | Piece | shower-systems        | Shower systems, trims, heads and glass, from one good head to a whole wall.
  Stacked Stone      | stacked-stone      | surfaces        | Box   | ledger-panels         | Split and stacked stone panels for fireplaces, feature walls and outdoor kitchens.
  Tile Flooring      | tile-flooring      | flooring-tile   | Box   | porcelain-tile        | Porcelain, ceramic, marble, stone and mosaic tile rated for the floor.
  Toilets            | toilets            | bath            | Piece | one-piece-toilets     | Quiet, water-saving toilets, from two-piece workhorses to wall-hung and smart.
`,
);
