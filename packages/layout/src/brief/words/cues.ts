// Words that say how the next words are meant, and words that say nothing about a room.

export type Cue =
  /** Not the next thing: "no island or stools". */
  | 'no'
  /** Not the next things: "don't want carpet and curtains". */
  | 'never'
  | 'keep'
  /** The thing before stays: "toilet stays where it is". */
  | 'stays'
  /** The whole clause is a hope: "maybe an island". */
  | 'nice'
  /** Ends "no" and "keep": "no tub just a shower". */
  | 'want'
  /** A place, not a purpose: "off the bedroom". */
  | 'beside'
  /** What follows is only compared with: "looks like marble". */
  | 'like';

export const cueWords: Readonly<Record<Cue, string>> = {
  no: 'no|not|without|not too|neither|nor|instead of|rather than|replace|swap|swap out|minus|zero|nothing too|skip|skip the|not a fan of|anything but|not any|dont include|excluding|except',
  never:
    'without|dont want|do not want|dont need|do not need|doesnt need|dont like|do not like|dont own|dont have|dislike|hate|never liked|never|get rid of|rip out|remove|removing|ditch|lose|tear out|take out|avoid|cant stand|wont need|demo|eliminate|tired of|sick of|didnt want|without any|exclude',
  keep: 'keep|keeping|keep existing|reuse|re use|leave|without moving|dont move|do not move|not moving|existing|dont touch|dont change|save the|retain',
  stays:
    'stay|stays|staying|has to stay|must stay|need to stay|can stay|stays where it is|stay where it is|stay put|stays put',
  nice: 'maybe|if possible|would be nice|nice to have|ideally|optional|if it fit|if there room|if we can|if it work|possibly|perhaps|bonus|not required|if room allow|if space allow|would be great|a plus',
  want: 'want|wants|need|needs|like|just|only|with|but|yes|prefer|love|give me|id like|must|must have|required|definitely|instead|add|put in|new|for|then|so',
  beside: 'off|next to|near|beside|adjacent to|by the|under|off of|close to|overlooking',
  like: 'look like|looks like|that looks like|similar to',
};

/** Words that neither carry meaning nor are worth a note that they were not understood. */
const fillers =
  'a an the my our your their his her its this that these those it is are was be been being am i we you they he she them us me ' +
  'of in on at to as and or with for by from into over up down out about around all any some each every both either also too very really quite ' +
  'please pls plz thanks thank thx hi hello hey ok okay can could would will should shall may might must do does did have has had got get getting go going come ' +
  'make made making look looking feel feeling design designing redo redoing redone remodel remodeling remodle reno renovation renovate refresh facelift makeover update updating gut full full-on project idea ideas ' +
  'room rooms rm space area areas spot place size sized sizes dimension dimensions shape shaped style styled budget cost money price spend spending ' +
  'want wants wanted need needs needed like likes liked love loves prefer use uses using used put install include includes including ' +
  'there here where when what which who how than then if so just only even still not no yes but because since while more less most least much many few lot lots ton tons bit ' +
  'new old existing current nice good great best better big bigger large larger small smaller little tiny narrow wide long tall deep skinny huge simple fun cozy calm warm cool comfy real own same other another ' +
  'color colors colour colored colours material materials finish finishes accent accents tone toned wood-look everywhere everything something nothing anything someone one ones ' +
  'feet foot ft inch inches in sq sqft square meter meters metre metres cm mm m ' +
  'we’d wed id im ive its itll thats theyre were weve dont doesnt isnt arent wont cant ' +
  'side sides corner wall-to-wall middle center front back left right above below between across facing together separate next inside under top tops ' +
  'fit fits fitting be put set sets type kind type-of unit units piece pieces house home apartment apt condo studio loft basement first second third lake ' +
  'family people person persons guests guest seat seats seating sit cook cooks cooking chef eat eating ' +
  'combo suite spare master primary main dollars bucks grand thousand hundred usd us max maximum min minimum tops limit total roughly approx approximately circa least most';
export const fillerWords: ReadonlySet<string> = new Set(fillers.split(/\s+/));

/** Everyday words that lie one or two letters from a word of ours and are not slips of it. */
const everyday =
  'safe same sane page cage stage shaker shakers ranch there where here were these those their house mouse horse course could would should world word work works lake like make take bake cake late later water ' +
  'price prices place places space spaces plate right night light fight eight weight height sight white while write quite quiet quick brown crown drown town ' +
  'door doors floor flour four poor pour hour our out about cost coast most lost last past fast cast east least list fist just dust must best rest test west nest ' +
  'bring being begin big bag bad bat bar car far war ear near dear bear wear year hear head heat meat seat great treat street stress dress press less mess ' +
  'party part parts park dark mark bark start smart heart hard card yard ward word wood would good food mood foot root room rooms broom bloom moon noon soon spoon ' +
  'table able cable stable store story stores shore score more core wore tore sore before after under over other others mother brother father another ' +
  'live lives living leaving giving having moving love loves gloves above cover covers corner corners order orders older colder folder holder ' +
  'paint painted point print plan plans plane plain plenty plant land hand hands band sand stand stands grand brand island ' +
  'window windows widow wide side sides ride ride tide hide guide inside outside beside decide ' +
  'color colors cool pool tool tools fool full pull bull dull hall hill hell help held hold cold gold old told sold ' +
  'clean clear close closed closet clothes cloth cook cooks cooking look looks looking took book books hook hooks ' +
  'kids kind king ring sing thing things think thin skin sink sinks drink link pink ' +
  'single simple sample ample maple apple people purple couple double trouble trouble ' +
  'table tables cable fable style styles smile while whole hole home hope hose nose rose those close ' +
  'since sense tense dense fence pence prince finance ' +
  'wash cash dash mash rash trash crash fresh flesh flash ' +
  'match watch catch batch patch pitch witch switch which rich such much touch couch coach beach reach teach peach each ' +
  'sleep sheep deep keep steep step steps stop shop shops ship trip drop drip ' +
  'china chain chair chairs hair fair pair stair air repair share shape shade made trade grade ' +
  'month mouth south north worth forth both bath path math with wish fish dish ' +
  'money honey many any penny funny sunny rainy ' +
  'modern mother lantern pattern western eastern ' +
  'waterfall patterned recliners grandmother warm worm form farm harm arm army ' +
  'want wants wall walls well wells will till tall ball call fall small smell spell shell ' +
  'fridge bridge ridge range change orange strange arrange large charge ' +
  'real deal meal steal steel wheel feel feet meet sheet sweet tweet ' +
  'live give five drive dive alive ' +
  'need needs seed feed weed speed ' +
  'high sigh thigh nigh nightly ' +
  'master faster plaster poster sister mister ' +
  'corner comer former farmer ' +
  'store storey storing string strong along long lung song gone done one none bone stone phone zone tone alone ' +
  'center enter entire entering winter ' +
  'fancy dance chance balance ' +
  'every never ever even seven eleven oven given driven ' +
  'parent parents apparent current ' +
  'rental dental mental medal metal pedal petal ' +
  'husband wife son daughter baby teen teenager cousin grandma grandpa mom dad';
export const everydayWords: ReadonlySet<string> = new Set(everyday.split(/\s+/));
