// Walks through the units of a text from left to right and notes what each phrase says of which thing.
// "No", "keep" and looks wait for the noun that they belong to; a comma or a full stop ends the wait.
import { type Color, impliedPart, type Material, type Part, type Tone } from '../words/finishes.ts';
import { formsOf, type ItemForm, type ItemId, type LooseWord } from '../words/items.ts';
import type { MeasureValue } from './measures.ts';
import { emptyNotes, type ItemNote, type Look, type Notes, type StyleNote } from './notes.ts';
import { findItemSize, type ItemSize } from './sized-items.ts';
import type { Span, Unit } from './units.ts';
import {
  absentParts,
  articles,
  attributive,
  bedForms,
  isBreak,
  isHoped,
  isPair,
  isShapeLetter,
  leadsToPart,
  linking,
} from './word-order.ts';

type Polarity = 'want' | 'no' | 'never' | 'keep';
type LookGroup = Look & { start: number; end: number };

export function takeNotes(units: readonly Unit[]): Notes {
  const walk = new Walk(units);
  walk.run();
  return walk.notes;
}

class Walk {
  readonly notes: Notes = emptyNotes();
  private readonly units: readonly Unit[];
  private polarity: Polarity = 'want';
  /** Whether "no" or "keep" has met its noun. */
  private spent = false;
  private cueStart: number | null = null;
  private groups: LookGroup[] = [];
  private separate = false;
  private form: (Span & { id: ItemForm }) | null = null;
  private count: (Span & { value: number }) | null = null;
  private size: (Span & ItemSize & { value: MeasureValue }) | null = null;
  private lastHead: ItemNote | StyleNote | null = null;
  private lastPart: (Span & { readonly part: Part }) | null = null;
  /** A noun whose look may follow: "floors: slate". */
  private bare: Part | ItemNote | null = null;
  private beside = false;
  private comparing = false;
  private hoped = false;

  constructor(units: readonly Unit[]) {
    this.units = units;
  }

  run(): void {
    this.startClause(0);
    for (const [at, unit] of this.units.entries()) this.take(unit, at);
    this.flush();
  }

  private take(unit: Unit, at: number): void {
    switch (unit.kind) {
      case 'stop':
      case 'pause':
        this.endClause(at);
        return;
      case 'colon':
        return;
      case 'slash':
        this.join('and');
        return;
      case 'cue':
        this.takeCue(unit, at);
        return;
      case 'tone':
      case 'color':
      case 'material':
        this.takeLook(unit);
        return;
      case 'form':
        this.form = { id: unit.id, start: unit.start, end: unit.end };
        return;
      case 'number':
        this.count = { value: unit.count, start: unit.start, end: unit.end };
        return;
      case 'item':
        this.takeItem(unit.id, unit, unit.form);
        return;
      case 'loose':
        this.takeItem(unit.word, unit, null);
        return;
      case 'part':
        this.takePart(unit.id, unit);
        return;
      case 'measure':
        this.takeMeasure(unit, unit.measure, at);
        return;
      case 'filler':
        this.takeFiller(unit.word, at);
        return;
      case 'unknown':
        if (
          unit.word === 'open' &&
          isBreak(this.units[at - 1]?.kind) &&
          isBreak(this.units[at + 1]?.kind)
        ) {
          this.notes.openPlan.push({ start: unit.start, end: unit.end });
          return;
        }
        this.notes.unknown.push(unit);
        this.bare = null;
        return;
      default:
        this.takeRoomWord(unit, at);
        return;
    }
  }

  private takeRoomWord(unit: Unit, at: number): void {
    const { start, end } = unit;
    this.renew();
    const negated = this.polarity === 'no' || this.polarity === 'never';
    switch (unit.kind) {
      case 'purpose': {
        const looks = this.groups.length > 0;
        // "1 bedroom apartment" counts rooms and names none.
        const beside = this.beside || this.count !== null;
        this.flush();
        this.spent = true;
        if (!negated || looks) this.notes.purposes.push({ id: unit.id, start, end, beside });
        if (unit.item && !negated) this.takeItem(unit.item, unit, null);
        this.beside = false;
        return;
      }
      case 'shape':
        if (end - start > 1 || isShapeLetter(this.units, at))
          this.notes.shapes.push({ id: unit.id, start, end });
        return;
      case 'style': {
        const note: StyleNote = { style: unit.id, want: negated ? 'must-not' : 'must', start, end };
        this.notes.styles.push(note);
        this.lastHead = note;
        this.spent = true;
        return;
      }
      case 'wish':
        if (!negated) this.notes.wishes.push({ id: unit.id, start, end });
        return;
      case 'accessible':
        if (!negated) this.notes.accessible.push({ start, end });
        return;
      case 'open-plan':
        if (!negated) this.notes.openPlan.push({ start, end });
        return;
    }
  }

  private takeCue(unit: Unit & { readonly kind: 'cue' }, at: number): void {
    const last = this.lastHead;
    switch (unit.id) {
      case 'no':
      case 'never': {
        const next = this.units[at + 1]?.kind;
        this.flush();
        if (unit.id === 'no' && last && isBreak(next)) {
          last.want = 'must-not';
          return;
        }
        this.begin(unit.id, unit.start);
        return;
      }
      case 'keep':
        if (this.polarity === 'want' || this.spent) {
          this.flush();
          this.begin('keep', unit.start);
        }
        return;
      case 'stays':
        this.keepLast();
        return;
      case 'nice':
        this.flush();
        return;
      case 'want':
        this.flush();
        this.begin('want', null);
        return;
      case 'beside':
        this.flush();
        this.beside = true;
        return;
      case 'like':
        this.flush();
        this.comparing = true;
        return;
    }
  }

  private begin(polarity: Polarity, start: number | null): void {
    this.polarity = polarity;
    this.spent = false;
    this.cueStart = start;
    this.bare = null;
  }

  /** "No tub, white tile": once its noun is met, a "no" does not reach the next one. */
  private renew(): void {
    if (this.spent && this.polarity !== 'want') this.begin('want', null);
  }

  private takeLook(
    unit: Span &
      (
        | { kind: 'tone'; id: Tone }
        | { kind: 'color'; id: Color }
        | { kind: 'material'; id: Material }
      ),
  ): void {
    if (this.comparing || this.isTileOfPart(unit)) return;
    this.renew();
    const last = this.groups.at(-1);
    const again = unit.kind === 'material' && last?.material != null && !this.separate;
    // "Oak wood", "slate tile": the first of two materials says more.
    if (again && (unit.id === 'wood' || unit.id === 'tile')) return;
    const group =
      last && !this.separate && last[unit.kind] === null
        ? last
        : { tone: null, color: null, material: null, start: unit.start, end: unit.end };
    if (group !== last) this.groups.push(group);
    if (unit.kind === 'tone') group.tone = unit.id;
    else if (unit.kind === 'color') group.color = unit.id;
    else group.material = unit.id;
    group.end = unit.end;
    this.separate = false;
  }

  /** "Black floor tile": the floor is of black tile. */
  private isTileOfPart({ start, id }: Span & { readonly id: string }): boolean {
    const { lastPart } = this;
    const finish = this.notes.finishes.at(-1);
    if (id !== 'tile' || !lastPart || lastPart.end + 1 !== start || finish?.of !== lastPart.part)
      return false;
    finish.material ??= 'tile';
    return true;
  }

  private startOf(unit: Span): number {
    const starts = [unit, this.groups[0], this.form, this.count, this.size];
    const cue = this.polarity !== 'want' && !this.spent ? this.cueStart : null;
    return Math.min(...starts.map((one) => one?.start ?? unit.start), cue ?? unit.start);
  }

  private takeItem(
    of: ItemId | LooseWord,
    unit: Span & Pick<Unit, 'isPlural'>,
    form: ItemForm | null,
  ): void {
    this.renew();
    const { polarity } = this;
    const fits =
      this.form && (typeof of !== 'string' || (formsOf[of] ?? []).includes(this.form.id));
    const want =
      polarity === 'keep'
        ? 'keep'
        : polarity !== 'want'
          ? 'must-not'
          : this.hoped
            ? 'nice'
            : 'must';
    const ofForm = form ?? (fits && this.form ? this.form.id : this.carriedForm(of));
    const isTwo = unit.isPlural && polarity === 'want' && isPair(of, ofForm);
    const note: ItemNote = {
      of,
      want,
      form: ofForm,
      count: this.count?.value ?? (isTwo ? 2 : null),
      width: this.size?.width ?? null,
      depth: this.size?.depth ?? null,
      start: this.startOf(unit),
      end: unit.end,
    };
    // "No glass table" refuses the glass and not the table.
    if (want !== 'must-not' || this.groups.length === 0) this.notes.items.push(note);
    if (want !== 'keep') this.attach(note, note.start, unit.end);
    this.settle(note);
  }

  /** "Stacked washer and dryer": both are. */
  private carriedForm(of: ItemId | LooseWord): ItemForm | null {
    const last = this.lastHead && 'of' in this.lastHead ? this.lastHead : null;
    return of === 'dryer' && last?.of === 'washer' && last.form === 'stacked' ? 'stacked' : null;
  }

  private takePart(part: Part, unit: Span): void {
    this.renew();
    const start = this.startOf(unit);
    const { polarity } = this;
    const plain = { form: null, count: null, width: null, depth: null, start, end: unit.end };
    const absent = absentParts[part];
    if (polarity === 'keep') this.notes.items.push({ ...plain, of: part, want: 'keep' });
    else if (this.groups.length > 0) this.attach(part, start, unit.end);
    else if (polarity === 'no' && absent)
      this.notes.items.push({ ...plain, of: absent, want: 'must-not' });
    this.settle(part);
    this.lastPart = { part, start, end: unit.end };
  }

  /** A noun has been met: what waited for it is used up. */
  private settle(head: Part | ItemNote): void {
    this.bare = this.groups.length === 0 ? head : null;
    this.lastHead = typeof head === 'string' ? null : head;
    this.lastPart = null;
    this.groups = [];
    this.form = null;
    this.count = null;
    this.size = null;
    this.separate = false;
    this.spent = true;
    this.beside = false;
  }

  private attach(of: Part | ItemNote | 'any', start: number, end: number): void {
    const want = this.polarity === 'no' || this.polarity === 'never' ? 'must-not' : 'must';
    const shared = this.groups.at(-1);
    for (const { tone, color, material } of this.groups) {
      // "Black and white tile": both are of tile.
      const lent = shared?.color ? shared.material : null;
      this.notes.finishes.push({ of, want, tone, color, material: material ?? lent, start, end });
    }
  }

  /** Looks that met no noun are of the noun before, of the part that they imply, or of the room. */
  private flush(): void {
    const { form, size } = this;
    const groups = this.groups;
    if (groups.length > 0 && this.bare && this.polarity !== 'no') {
      this.attach(this.bare, groups[0]?.start ?? 0, groups.at(-1)?.end ?? 0);
    } else if (this.polarity === 'keep') {
      for (const { material, start, end } of groups) {
        if (!material) continue;
        const plain = { form: null, count: null, width: null, depth: null };
        this.notes.items.push({ ...plain, of: material, want: 'keep', start, end });
      }
    } else {
      for (const group of groups) {
        this.groups = [group];
        const implied = group.material ? impliedPart[group.material] : undefined;
        this.attach(implied ?? 'any', this.startOf(group), group.end);
      }
    }
    this.groups = [];
    if (form && bedForms.includes(form.id)) this.takeItem('bed', form, form.id);
    if (size)
      this.notes.measures.push({
        value: size.value,
        start: size.start,
        end: size.end,
        after: null,
      });
    this.form = null;
    this.count = null;
    this.size = null;
    this.separate = false;
  }

  private keepLast(): void {
    const { lastHead, lastPart } = this;
    if (lastHead && 'of' in lastHead) lastHead.want = 'keep';
    else if (lastPart) {
      const { part, start, end } = lastPart;
      const plain = { form: null, count: null, width: null, depth: null };
      this.notes.items.push({ ...plain, of: part, want: 'keep', start, end });
    }
  }

  private join(word: string): void {
    this.separate = true;
    if (word === 'or') {
      this.spent = false;
      return;
    }
    if (this.polarity === 'no' && this.spent) {
      this.flush();
      this.begin('want', null);
    } else if (this.polarity !== 'want') this.spent = false;
  }

  private takeFiller(word: string, at: number): void {
    if (word === 'and' || word === 'or') {
      this.join(word);
      return;
    }
    // "2 person shower" is one shower.
    if (word === 'person') this.count = null;
    if (!linking.has(word) && !articles.has(word)) this.bare = null;
    if (word === 'is') this.comparing = false;
    if (this.groups.length === 0 || attributive.has(word) || articles.has(word)) return;
    if (!(['on', 'in', 'for', 'of'].includes(word) && leadsToPart(this.units, at))) {
      this.flush();
      this.spent = true;
    }
  }

  private takeMeasure(unit: Span, value: MeasureValue, at: number): void {
    const last = this.lastHead && 'of' in this.lastHead ? this.lastHead : null;
    const place = findItemSize(this.units, at);
    if (place?.of === 'before' && last) {
      last.width = place.width;
      last.depth = place.depth;
      last.end = unit.end;
      return;
    }
    if (place?.of === 'after') {
      this.flush();
      this.size = { ...place, value, start: unit.start, end: unit.end };
      return;
    }
    const stools = last?.of === 'bar-stool' || last?.of === 'counter-stool';
    if (last && (value.kind === 'times' || (value.kind === 'for' && stools))) {
      last.count = value.count;
      last.end = unit.end;
      return;
    }
    const waits = this.groups.length > 0 && value.kind === 'for';
    if (!waits) this.flush();
    this.notes.measures.push({ value, start: unit.start, end: unit.end, after: last });
    this.bare = null;
  }

  private startClause(from: number): void {
    this.hoped = isHoped(this.units, from);
  }

  private endClause(at: number): void {
    this.flush();
    this.begin('want', null);
    this.beside = false;
    this.comparing = false;
    this.lastHead = null;
    this.lastPart = null;
    this.startClause(at + 1);
  }
}
