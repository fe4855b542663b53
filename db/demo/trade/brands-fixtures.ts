// Invented makers of fixtures, fittings, lights and appliances.
import { readBrands } from './brand.ts';

export const fixtureBrands = readBrands(`
  Aldwyn Brassworks  | ALDW | lakes   | 150 | kitchen-faucets, bath-faucets, showers, hardware | Cast, not stamped.             | Aldwyn casts its faucets in solid brass and finishes them by hand. Living finishes are its pride.
  Rivelle            | RVLL | gulf    | 112 | kitchen-faucets, bath-faucets, showers           | Water, well drawn.             | Rivelle draws slim, modern faucets around a ceramic valve that outlives them. One design language from kitchen to shower.
  Hartmoor & Finch   | HRTM | hudson  | 132 | kitchen-faucets, bath-faucets, sinks             | For kitchens with a history.   | Hartmoor & Finch makes bridge faucets and fireclay sinks in the English manner. Cross handles turn a quarter and stop dead.
  Tapton Row         | TPTN | lakes   | 88  | kitchen-faucets, bath-faucets, showers           | The honest tap.                | Tapton Row makes sturdy faucets that a plumber is glad to install. Parts stay in stock for twenty years.
  Nordhavn Bath      | NRDH | cascade | 138 | bath-faucets, showers, toilets, tubs             | Calm, in porcelain and steel.  | Nordhavn designs bathrooms that look wiped clean. Concealed valves, slim seats, no visible screw.
  Lysander Bath      | LYSN | gulf    | 144 | tubs, vanities                                   | The art of the long soak.      | Lysander casts tubs in mineral resin that keeps water hot for an hour. Its vanities are built like furniture.
  Belmarsh Basin     | BLMR | hudson  | 104 | sinks, toilets, tubs                             | Fireclay since forever.        | Belmarsh fires sinks and sanitary ware in a single long kiln. The glaze is twice as thick as it has to be.
  Verrault           | VRRL | strand  | 162 | showers, bath-faucets                            | The wall that rains.           | Verrault builds thermostatic showers and frameless glass. Everything that can be hidden is.
  Pellworth          | PLLW | prairie | 90  | toilets, tubs, sinks, vanities                   | Built for busy bathrooms.      | Pellworth makes the sensible half of a bathroom. It is quiet, saves water and arrives on time.
  Ondara             | ONDR | cascade | 118 | toilets, showers, sinks                          | Clever with water.             | Ondara teaches water new manners. Its smart toilets and showers remember how you like it.
  Cabot & Vane       | CBTV | colony  | 126 | vanities, hardware                               | Furniture for the bath.        | Cabot & Vane joins vanities with dovetails and soft-closing runners. Tops are templated in the same shop.
  Sablewood Cabinetry | SBLW | ridge  | 108 | vanities                                         | A drawer for everything.       | Sablewood builds vanities in oak and walnut veneers. The grain runs across every front.
  Quillon Hardware   | QLLN | colony  | 114 | hardware                                         | The last word on a door.       | Quillon machines pulls and knobs from bar stock. Every drilling from three inches to eighteen.
  Knurl & Pin        | KNRL | colony  | 136 | hardware                                         | Grip, refined.                 | Knurl & Pin cuts fine diamond knurling into solid brass. Hands find it in the dark.
  Brasswick          | BRSW | lakes   | 92  | hardware, lights                                 | Bright things for plain rooms. | Brasswick makes knobs, pulls and lamps with old-house manners. Finishes match across all three.
  Aerolind           | ARLN | mesa    | 110 | fans                                             | Air with an opinion.           | Aerolind balances every fan on the bench before it is boxed. Direct-current motors sip power and say nothing.
  Zephyrine          | ZPHR | gulf    | 124 | fans, lights                                     | A softer breeze.               | Zephyrine carves its blades from real wood. The light below is warm and dims to candle.
  Breezeward         | BRZW | sonora  | 86  | fans                                             | Cool for less.                 | Breezeward makes simple fans for porches, bedrooms and baths. Installation takes an hour.
  Lumavere           | LMVR | colony  | 140 | lights                                           | Light, composed.               | Lumavere blows its own glass and bends its own brass. Lamps come in families, so that a house can hum one tune.
  Candlemoor         | CNDM | hudson  | 116 | lights                                           | Evening, on purpose.           | Candlemoor works in iron, linen and amber glass. Its chandeliers make supper last longer.
  Halorin            | HLRN | cascade | 98  | lights                                           | Clean light, clean lines.      | Halorin designs for bright, modern rooms. Its warm light renders color the way that daylight does.
  Hearthwright       | HRTW | prairie | 148 | appliances                                       | The range at the heart.        | Hearthwright builds professional ranges and hoods in heavy steel. Burners light the first time for decades.
  Frostwell          | FRSW | prairie | 112 | appliances                                       | Keeps what you love.           | Frostwell makes refrigerators and wine storage that hold a degree. Doors close themselves with a hush.
  Brennick           | BRNN | lakes   | 100 | appliances                                       | Sunday dinner, any day.        | Brennick makes ovens, cooktops and dishwashers for cooks who clean up. Controls say what they do.
  Galleon Kitchen    | GLLN | strand  | 128 | appliances, sinks                                | A cook's own fleet.            | Galleon enamels its appliances in colors that other makers gave up. Steel sinks follow the same lines.
  Orrin & Wash       | ORRN | kiln    | 90  | appliances                                       | The quiet load.                | Orrin & Wash makes laundry and dishwashers that can run beside a sleeping child. Repairs take one screwdriver.
`);
