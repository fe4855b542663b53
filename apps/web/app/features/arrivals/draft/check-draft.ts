// What is counted of a shipment on this device, and how it meets what others have saved. Pure.
import type { Arrival, CountedLine } from '@wevisu/contract/arrivals.ts';
import { uniqueLots } from '@wevisu/domain/orders/arrival-check.ts';

export interface DraftPhoto {
  /** The request that sends it, so that it is sent once. */
  readonly key: string;
  /** On this device; null for one that another device took. */
  readonly blob: Blob | null;
  /** Once the server has it. */
  readonly id: number | null;
}

export interface DraftLine {
  /** Null until it is counted. */
  readonly received: number | null;
  readonly damaged: number;
  /** As typed, with commas between several. */
  readonly lots: string;
  readonly note: string;
  readonly photos: readonly DraftPhoto[];
}

export interface Signature {
  readonly requestId: string;
  readonly receivedBy: string;
  readonly signedAt: string;
}

export interface CheckDraft {
  /** As the server showed it last, for when there is no network. */
  readonly arrival: Arrival;
  /** By the id of a line. */
  readonly lines: Readonly<Record<number, DraftLine>>;
  /** Saves that may have arrived: their replies did not. */
  readonly sending: readonly {
    readonly requestId: string;
    readonly lines: readonly CountedLine[];
  }[];
  /** Lines that somebody else counted otherwise, as they wrote them: to be chosen between. */
  readonly conflicts: Readonly<Record<number, CountedLine>>;
  readonly isCorrecting: boolean;
  readonly signature: Signature | null;
}

export const UNCOUNTED: DraftLine = {
  received: null,
  damaged: 0,
  lots: '',
  note: '',
  photos: [],
};

/** What others have saved, or nothing. */
export function draftOf(arrival: Arrival): CheckDraft {
  return {
    arrival,
    lines: linesOf(arrival.count?.lines ?? []),
    ...{ sending: [], conflicts: {}, isCorrecting: arrival.count !== null, signature: null },
  };
}

/** Counts again, from what was signed for last. */
export function correctionOf(arrival: Arrival): CheckDraft {
  const [latest] = arrival.signed;
  return { ...draftOf(arrival), lines: linesOf(latest?.lines ?? []), isCorrecting: true };
}

function linesOf(lines: readonly Omit<CountedLine, 'claim'>[]): Record<number, DraftLine> {
  return Object.fromEntries(lines.map((line) => [line.order_item_id, toDraft(line)]));
}

function toDraft({ received, damaged, lots, note, photos }: CountedLine): DraftLine {
  return {
    ...{ received, damaged, note, lots: lots.join(', ') },
    photos: photos.map((id) => ({ key: `server ${id}`, blob: null, id })),
  };
}

export function lotsOf({ lots }: Pick<DraftLine, 'lots'>): readonly string[] {
  return uniqueLots(lots.split(','));
}

/** The counted lines as they are sent; photos that the server does not have yet come with a later save. */
export function sentLines({ arrival, lines }: CheckDraft): readonly CountedLine[] {
  return arrival.lines.flatMap(({ order_item_id }): CountedLine[] => {
    const line = lines[order_item_id];
    if (line === undefined || line.received === null) return [];
    const { received, damaged, note, photos } = line;
    return [
      {
        ...{ order_item_id, received, damaged: Math.min(damaged, received), note: note.trim() },
        lots: [...lotsOf(line)],
        photos: photos.flatMap(({ id }) => (id === null ? [] : [id])),
      },
    ];
  });
}

function textOf(line: CountedLine | undefined): string {
  if (line === undefined) return '';
  const { order_item_id, received, damaged, lots, note, photos } = line;
  return JSON.stringify([order_item_id, received, damaged, lots, note, photos]);
}

function find(lines: readonly CountedLine[], id: number): CountedLine | undefined {
  return lines.find(({ order_item_id }) => order_item_id === id);
}

/** Whether the server lacks something that was counted here. */
export function isUnsent(draft: CheckDraft): boolean {
  const saved = draft.arrival.count?.lines ?? [];
  return sentLines(draft).some((line) => textOf(line) !== textOf(find(saved, line.order_item_id)));
}

export function hasUnsentPhotos({ lines }: CheckDraft): boolean {
  return Object.values(lines).some(({ photos }) => photos.some(({ id }) => id === null));
}

/**
 * Takes over what the server shows now. By line: what only they changed is theirs, what only this device changed stays,
 * and where both did, it is to be chosen.
 */
export function meet(draft: CheckDraft, now: Arrival): CheckDraft {
  const base = draft.arrival.count?.lines ?? [];
  const mine = sentLines(draft);
  const theirs = now.count?.lines ?? [];
  const lines = { ...draft.lines };
  const conflicts: Record<number, CountedLine> = {};
  for (const { order_item_id: id } of now.lines) {
    const own = find(mine, id);
    const other = find(theirs, id);
    const isOwn = [mine, ...draft.sending.map((sent) => sent.lines)].some(
      (sent) => textOf(other) === textOf(find(sent, id)),
    );
    if (other === undefined || isOwn) continue;
    if (textOf(other) === textOf(find(base, id))) {
      const open = draft.conflicts[id];
      if (open !== undefined) conflicts[id] = open;
    } else if (textOf(own) === textOf(find(base, id))) {
      lines[id] = withPhotosOf(toDraft(other), draft.lines[id]);
    } else conflicts[id] = other;
  }
  return { ...draft, arrival: now, lines, conflicts };
}

/** Photos that are not sent yet stay with their line. */
function withPhotosOf(line: DraftLine, own: DraftLine | undefined): DraftLine {
  const known = new Set(line.photos.map(({ id }) => id));
  const more = (own?.photos ?? []).filter(({ id }) => id === null || !known.has(id));
  return { ...line, photos: [...line.photos, ...more] };
}

/** Settles a line that two people counted otherwise. */
export function choose(draft: CheckDraft, id: number, whose: 'mine' | 'theirs'): CheckDraft {
  const { [id]: other, ...conflicts } = draft.conflicts;
  const own = draft.lines[id];
  if (other === undefined || own === undefined) return { ...draft, conflicts };
  const theirs = toDraft(other);
  const line = whose === 'theirs' ? withPhotosOf(theirs, own) : withPhotosOf(own, theirs);
  return { ...draft, conflicts, lines: { ...draft.lines, [id]: line } };
}

export function changeLine(
  draft: CheckDraft,
  id: number,
  change: Partial<DraftLine> | ((line: DraftLine) => Partial<DraftLine>),
): CheckDraft {
  const line = draft.lines[id] ?? UNCOUNTED;
  const made = { ...line, ...(typeof change === 'function' ? change(line) : change) };
  const damaged = made.received === null ? made.damaged : Math.min(made.damaged, made.received);
  return { ...draft, lines: { ...draft.lines, [id]: { ...made, damaged } } };
}

export function countCounted({ arrival, lines }: CheckDraft): number {
  return arrival.lines.filter(({ order_item_id: id }) => (lines[id]?.received ?? null) !== null)
    .length;
}
