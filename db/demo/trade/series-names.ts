// Names of collections, by the air that they have. A brand never uses one twice.
import { readList } from '../table.ts';

export const nameThemes = ['stone', 'wood', 'craft', 'yard'] as const;
export type NameTheme = (typeof nameThemes)[number];

const stone = readList(`
  Marlowe, Valmora, Castellana, Ombria, Sorrano, Altamira, Belluno Row, Cassara, Dorsano, Elvaro, Fontana Alta,
  Giverna, Halcyon, Isolde, Jasmund, Kalamar, Lucenta, Montrose, Navarre, Orvara, Palladio Court, Quintara, Ravello Grove,
  Salento, Tivara, Umbriano, Vallata, Westmarch, Ximena, Ysolde, Zaragosa, Arcadia Hill, Bellavere, Caldera, Delphine,
  Estrella, Foscara, Garda Vista, Hadria, Iberra, Junipero, Kassandra, Lanterna, Meridian, Nocturne, Opaline, Perugina,
  Quiver, Rialto Stone, Savona, Terracina, Urbana, Verona Gate, Windmere, Aurelia, Briarcliff, Corsano, Dovera, Empyrean,
  Firenza, Granada Court, Hillcrest, Icaria, Jovanna, Kenwood, Lisbonne, Mistral, Nuvola, Ostara, Piazza Nove, Rosalba,
  Sardinia Bay, Trevisa, Ulisse, Vespera, Wyndham, Adriana, Terra Mia, Cavalier, Domus, Etruria, Forum, Galleria,
  Heliodor, Imperia, Janus, Kyma, Laurentia, Maremma, Nerida, Olympia Rise, Portico, Regent, Serenata, Tuscara, Vale of Como,
  Amalfina, Borghesa, Capella, Diomede, Elysia, Fresco, Grotta, Hermosa, Ilaria, Levanto Road, Marchesa, Nomade, Ovidian,
  Pergola, Rotonda, Sabine, Toscanini, Valentia, Argento, Basilica, Cortina Alta, Duomo Lane, Epoca, Fiorella, Grazia,
  Lombarda, Miravel, Novella, Oriel, Primavera, Roccia, Stradella, Tempesta, Vico, Andalusa, Bergamo Street, Chiara, Docenta
`);

const wood = readList(`
  Ashby Hollow, Briar Run, Cedar Ford, Dunmore, Elk Prairie, Foxglove Lane, Heron Marsh, Harrow Field, Ironside, Juniper Ridge,
  Kettle Creek, Larkmoor, Mill Pond, North Cove, Old Orchard, Pike Hollow, Quail Meadow, Long Barn, Sawtooth, Timber Trace,
  Upland, Vesper Hill, Willow Bend, Yarrow, Almanac, Barrel House, Cooper's Yard, Drover, Eastwick, Fieldnote, Granary,
  Homestead, Inkwell, Journeyman, Keel, Longhouse, Mariner, Nutmeg, Outrider, Parish, Quarterdeck, Rambler, Saltbox, Tannery,
  Understory, Voyager, Wainwright, Abbey Road House, Blackthorn, Carriage House, Dovetail, Evermore, Fallow, Glasswater,
  High Meadow, Ivy Gate, Kinfolk, Lodgepole, Moorland, Nine Elms, Owl Creek, Plowman, Riverbed, Stillwater, Thistledown,
  Windrow, Anchorage, Bellwether, Cornerstone, Daybreak, Emberly, Farrier, Gatehouse, Heartland, Kestrel Ridge, Lantern Hill,
  Marrow Lane, Northwind, Oxbow, Prairie House, Rookery, Shepherd, Tallgrass, Whitcomb, Amberly, Bridgeport, Colebrook, Danbury Mill,
  Fairhaven, Greenwich Mill, Hollins, Kingsley, Litchfield, Mayfield, Norfolk, Pembrook, Ridgefield, Somerset, Tolland, Wexford
`);

const craft = readList(`
  Alma, Brisa, Cielo, Dune, Ember, Flora, Gala, Hearth, Iris, Juna, Kiri, Luma, Marea, Noor, Ola, Paloma, Quilt, Rayo, Sol, Tala,
  Una, Vela, Wren, Yuca, Zora, Atelier, Bottega, Cloister, Dapple, Etude, Folio, Glint, Harbor, Inlet, Jubilee, Keepsake, Lattice House,
  Mosaica, Nocturna, Opus, Patina, Quarter Moon, Ripple, Solstice, Tessera, Undertow, Vignette, Weft, Adagio, Ballad, Cadence,
  Delta, Eventide, Filigree, Gossamer, Hymn, Interlude, Jetty, Kindle, Lullaby, Madrigal, Nimbus, Overture, Prelude, Rondo,
  Serenade, Tidepool, Verse, Waltz, Aria, Bloom, Chalk Street, Driftline, Estuary, Foundry, Garland, Hollow, Isle, Kasbah, Loom,
  Medina, Needlepoint, Oasis, Petal, Reef, Sandglass, Thicket, Umber, Village, Whisper, Arabesque Hour, Canyon, Daydream,
  Equinox, Fable, Glimmer, Hatch, Ferry Road, Jasmine, Kite, Lagoon House, Matinee, Nestle, Origami, Parlor, Rumba, Sequin,
  Tango, Velvet Hour, Windmill Row, Zenith, Bodega, Courtyard, Fiesta, Mercado, Plaza Vieja, Riad, Souk, Terraza, Veranda
`);

const yard = readList(`
  Anchor Point, Boulder Brook, Caldwell Canyon, Dry Creek, Eagle Pass, Fern Gully, Granite Peak, High Desert, Ironwood, Jackrabbit,
  Kelso, Lost River, Mesa Grande, North Fork, Ocotillo, Painted Rock, Quarry Road, Ridgeway, Sierra Court, Terrace Lane, Uplands,
  Vista Ranch, Wagon Trail, Agave, Bluestem, Cottonwood, Desert Willow, Elderberry, Foothill, Garden Gate, Heather Moor, Ivy Steps,
  Juniper Flats, Kingfisher, Laurel Canyon, Manzanita, Nightjar, Orchard Walk, Palo Verde, Rosemary, Sagebrush, Tamarisk, Verbena,
  Wild Rye, Arroyo, Bristlecone, Cliffside, Dune Walk, Elm Court, Fieldstone Way, Greenway, Harvest, Inland, Jetty Walk, Knoll,
  Lakeshore, Meadowlark, Northgate, Old Mission, Promenade, Rampart, Seawall, Towpath, Vineyard, Watermark, Abbey Close, Belvedere,
  Castlegate, Drystone, Esplanade, Forecourt, Grove, Hedgerow, Italian Steps, Lookout, Millrace, Parterre, Quayside, Riverside, Stonecrop,
  Turnpike, Village Green, Weir, Yardley, Beacon Hill, Cape Drift, Harbor Steps, Lido, Marina, Natatoria, Pier, Regatta, Tidewater, Cabana,
  Portofino Walk, Baywalk, Coral Court, Soleil, Aqueduct, Terrazza
`);

const names: Readonly<Record<NameTheme, readonly string[]>> = { stone, wood, craft, yard };

/** All names of a theme, in their authored order. */
export function listSeriesNames(theme: NameTheme): readonly string[] {
  return names[theme];
}

/** Second words for worlds that are larger than the authored names reach. */
export const seriesSuffixes = readList(`
  Reserve, Select, Studio, Heritage, Atelier, Grand, Coast, North, South, East, West, Nova, Prima, Classic, Edition, Archive,
  Foundry, Collective, Legacy, Signature, Terra, Aria, Luxe, Pure, Form, Line, Craft, Works, House, Field, Ridge, Shore, Park,
  Court, Hall, Square, Quay, Lane, Vale, Glen, Haven, Summit, Harvest, Season, Dusk, Dawn, Tide, Mist
`);
