// How each wordmark is set: text (a slash starts a second line), letterform, mark and where it
// stands, inks. Authored one by one, so that no two neighbors look alike.
import { readTable } from '../table.ts';

export const wordmarks = readTable(
  ['slug', 'text', 'face', 'mark', 'place', 'ink', 'accent'],
  `
  tessaro              | TESSARO              | serif-light  | tiles       | left  | #2b2a28 | #b9a58a
  casa-belvanti        | Casa/BELVANTI        | serif-italic | none        | none  | #4a2c22 | #4a2c22
  pietravia            | pietravia            | sans-lower   | arch        | left  | #5b5348 | #a8927a
  monteluce-ceramiche  | MONTELUCE/ceramiche  | sans-thin    | sun         | top   | #2f3a44 | #d9a441
  gresalto             | Gresalto             | sans-black   | none        | none  | #b5472f | #b5472f
  arquina              | ARQUINA              | sans-caps    | arch        | left  | #17474f | #c9a66b
  solenne-tile         | Solenne              | serif-italic | sun         | top   | #35617a | #e0a86b
  halden-clay          | HALDEN/clay          | serif-plain  | none        | rules | #4b4a45 | #8a8578
  corvana              | corvana              | sans-heavy   | diamond     | left  | #1f3c66 | #e2a03f
  vetrano-gres         | VETRANO GRÈS         | sans-thin    | none        | rules | #1c1c1e | #1c1c1e
  norrgard             | norrgård             | sans-lower   | bar         | left  | #22303a | #9fb3bd
  brightkiln           | Brightkiln           | serif-soft   | flame       | left  | #c2452d | #f0b23e
  saltmarsh-tile-works | Saltmarsh/TILE WORKS | serif-wonk   | waves       | left  | #2e5a63 | #9db8a5
  larkspur-kiln        | Larkspur             | serif-italic | star        | left  | #4d4a86 | #b79ad0
  riad-nouara          | RIAD NOUARA          | serif-light  | star        | top   | #1f4c7a | #c98b3c
  mesa-verano          | Mesa/VERANO          | serif-soft   | peaks       | left  | #a4502d | #e2b071
  palomita-clay        | palomita             | serif-wonk   | wing        | left  | #b3463e | #e8b7a0
  zellar-daughters     | ZELLAR/& Daughters   | serif-plain  | hex         | left  | #2f2f31 | #b88a4a
  chipstone-terrazzo   | Chipstone            | sans-black   | dots        | left  | #3d4a4f | #d98f6c
  stonewright-hale     | STONEWRIGHT/& HALE   | sans-caps    | keystone    | left  | #3a3733 | #a8977e
  quarrymoor           | Quarrymoor           | serif-black  | none        | none  | #33312e | #33312e
  lapidaire-nord       | LAPIDAIRE/nord       | serif-light  | gem         | left  | #22282e | #8fa3b3
  valdemarmo           | Valdemarmo           | serif-italic | peaks       | top   | #4e4a46 | #b9ae9e
  carrow-stone         | CARROW               | sans-black   | chevrons    | left  | #2f4a45 | #93b1a7
  prismora             | prismora             | sans-lower   | gem         | left  | #3a3f9b | #38b2ac
  glasswend            | Glasswend            | serif-wonk   | drop        | left  | #2a7a6a | #a6d8c6
  tinder-tin           | TINDER & TIN         | sans-caps    | knob        | left  | #5a4636 | #c08a52
  alder-quill          | Alder & Quill        | serif-plain  | leaf        | left  | #3b4a2f | #b9a66b
  fernhollow           | fernhollow           | serif-wonk   | leaf        | top   | #2f5138 | #9cb87f
  tamsin-mill          | TAMSIN/MILL          | serif-light  | rings       | left  | #5c3d28 | #c79a6b
  oakenrow             | Oakenrow             | sans-black   | planks      | left  | #6b4423 | #d9a566
  brackwater-timber    | BRACKWATER           | sans-caps    | waves       | top   | #27424f | #8c7a5d
  sundersley           | Sundersley           | serif-italic | none        | none  | #2c2622 | #2c2622
  kestrel-plank        | kestrel              | sans-heavy   | wing        | left  | #3f3a35 | #c77f3c
  thornwick-sons       | THORNWICK/& sons     | serif-black  | herringbone | left  | #4a2f1e | #b58453
  palisandra           | PALISANDRA           | serif-light  | none        | rules | #5a2a22 | #5a2a22
  everstrand           | everstrand           | sans-lower   | waves       | left  | #15607a | #63b3a7
  calden-floors        | Calden               | sans-heavy   | house       | left  | #44506b | #e0975a
  tideplank            | TIDEPLANK            | sans-black   | waves       | left  | #104e63 | #7fb6bd
  norvick              | NORVICK              | sans-caps    | none        | rules | #2d3436 | #2d3436
  lamira               | lamira               | serif-soft   | moon        | left  | #6b4c7a | #d8b4a0
  stepwell             | Stepwell             | sans-medium  | ledger      | left  | #40576b | #b7c4b1
  plainsong-floors     | Plainsong            | serif-italic | bar         | left  | #47503c | #b5a77b
  meridiem-quartz      | MERIDIEM             | sans-thin    | sun         | top   | #1f2933 | #d8b05a
  astrelle             | Astrelle             | serif-light  | star        | left  | #242447 | #9c8fd0
  candor-surfaces      | candor               | sans-black   | none        | none  | #1d5b52 | #1d5b52
  graniva              | GRANIVA              | sans-caps    | diamond     | left  | #393939 | #9b8f85
  highgate-slab        | HIGHGATE             | serif-plain  | arch        | top   | #2b3a3f | #a7906d
  marmora-house        | Marmora/HOUSE        | serif-italic | none        | rules | #3d3537 | #8a7b7e
  butcher-beam         | BUTCHER/& BEAM       | sans-black   | planks      | left  | #7a4a26 | #d8ab73
  cragmere             | Cragmere             | serif-black  | peaks       | left  | #34444c | #8fa2a6
  rubblestone-hall     | Rubblestone/HALL     | serif-soft   | ledger      | left  | #54483c | #a8957b
  splitpeak            | SPLITPEAK            | sans-heavy   | peaks       | left  | #8a4b2d | #d9a273
  greenmantle-turf     | greenmantle          | sans-lower   | blades      | left  | #24592d | #8fbf5a
  lawnarc              | LAWNARC              | sans-thin    | sun         | left  | #2d6a3a | #b5c94a
  fairwend             | Fairwend             | serif-italic | blades      | left  | #1d4a2f | #b99a4a
  cobblewick           | Cobblewick           | serif-wonk   | dots        | left  | #3f3b38 | #a0866a
  terrastead           | TERRASTEAD           | sans-black   | chevrons    | top   | #8a5a35 | #4d5a44
  flagmoor             | Flagmoor             | serif-black  | none        | rules | #3c4a57 | #3c4a57
  kilnbrook-brick      | KILNBROOK            | sans-heavy   | ledger      | left  | #963d27 | #d98c63
  poolwright           | poolwright           | sans-lower   | drop        | left  | #0e5a8a | #7cc4d6
  drystack-delf        | Drystack & Delf      | serif-plain  | ledger      | top   | #4a4d45 | #9aa08c
  aldwyn-brassworks    | ALDWYN/brassworks    | serif-light  | keystone    | left  | #4f3c1f | #c39a4b
  rivelle              | Rivelle              | serif-italic | drop        | left  | #1f4f5f | #8ec3c9
  hartmoor-finch       | Hartmoor/& FINCH     | serif-black  | none        | none  | #2f2b36 | #2f2b36
  tapton-row           | TAPTON ROW           | sans-caps    | tap         | left  | #30475e | #6fa6b8
  nordhavn-bath        | nordhavn             | sans-lower   | none        | none  | #23404d | #23404d
  lysander-bath        | LYSANDER             | serif-light  | moon        | top   | #3a3450 | #b6a7cf
  belmarsh-basin       | Belmarsh             | serif-wonk   | arch        | left  | #3c5468 | #a9bccb
  verrault             | VERRAULT             | sans-thin    | bar         | left  | #19191b | #b08d57
  pellworth            | Pellworth            | sans-medium  | drop        | left  | #2c5f7c | #93c0d6
  ondara               | ondara               | sans-heavy   | waves       | left  | #1b6b7d | #63c0b4
  cabot-vane           | CABOT/& VANE         | serif-plain  | none        | rules | #2e3d33 | #8b7a52
  sablewood-cabinetry  | Sablewood            | serif-soft   | planks      | left  | #2f2420 | #9b7352
  quillon-hardware     | QUILLON              | sans-caps    | star        | left  | #33373a | #b3893f
  knurl-pin            | KNURL & PIN          | sans-thin    | knob        | left  | #2a2a2a | #a87f45
  brasswick            | Brasswick            | serif-black  | lamp        | left  | #5d4320 | #c99b3f
  aerolind             | aerolind             | sans-lower   | fan         | left  | #27506b | #7fb1c9
  zephyrine            | Zephyrine            | serif-italic | fan         | left  | #4a6b5d | #c3a873
  breezeward           | BREEZEWARD           | sans-heavy   | fan         | left  | #1f6d8c | #f0b04f
  lumavere             | LUMAVERE             | serif-light  | lamp        | top   | #33302b | #d6a74a
  candlemoor           | Candlemoor           | serif-wonk   | flame       | left  | #4b2e2a | #d98a3d
  halorin              | halorin              | sans-medium  | rings       | left  | #2d3f6b | #f0c04f
  hearthwright         | HEARTHWRIGHT         | sans-black   | flame       | top   | #7d2622 | #e08a3c
  frostwell            | Frostwell            | sans-medium  | hex         | left  | #24507a | #a5d0e6
  brennick             | BRENNICK             | sans-caps    | none        | none  | #a63a2b | #a63a2b
  galleon-kitchen      | Galleon              | serif-soft   | waves       | top   | #20406b | #c9a34a
  orrin-wash           | orrin & wash         | sans-lower   | rings       | left  | #3a5f73 | #8fb8c4
  wrenfield-cabinetry  | Wrenfield/CABINETRY  | serif-plain  | none        | rules | #3b3226 | #b08a55
  showroom-oakridge    | Oakridge/REMODELING  | serif-black  | house       | left  | #7a4a1e | #d1a468
  showroom-marchetti   | STUDIO/MARCHETTI     | sans-thin    | none        | rules | #6b2d4a | #6b2d4a
  showroom-haddad      | HADDAD/& Sons        | sans-black   | keystone    | left  | #1d4e6b | #7fa9bd
`,
);
