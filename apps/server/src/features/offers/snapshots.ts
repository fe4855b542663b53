// What was sent and what was signed, as the bytes that were hashed.
import { createHash } from 'node:crypto';
import { canonicalText } from '@wevisu/domain/offers/canonical-text.ts';
import type { SectionsDifference } from '@wevisu/domain/offers/offer-change.ts';
import type { OfferSection } from '@wevisu/domain/offers/offer-content.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import type { PaperLook } from '../showrooms/papers/paper-look.ts';
import { findSnapshot, insertSnapshot } from './store/offers.ts';

export interface SentContent {
  readonly format: 1;
  readonly number: string;
  readonly company: string;
  readonly vsd_id: string;
  readonly client_name: string;
  readonly client_email: string;
  readonly title: string;
  readonly note: string;
  readonly ends_on: string;
  readonly sent_at: string;
  readonly sections: readonly OfferSection[];
  /** Only of a showroom with a brand of its own: how its paper looks. */
  readonly look?: PaperLook;
  /** Only of a change: the approved offer, what was signed of it, and how they differ. */
  readonly change?: SectionsDifference & { readonly offer: string; readonly signed: string };
}

export interface SignedContent {
  readonly format: 1;
  /** The hash of what was sent, which names every word and price. */
  readonly offer: string;
  readonly number: string;
  /** The approved lines as they were sent. */
  readonly sections: readonly OfferSection[];
  /** Allowances of choices left open. */
  readonly open_allowances: number;
  readonly total: number;
  readonly signed_by: string;
  readonly strokes: readonly (readonly number[])[] | null;
  readonly signed_at: string;
}

interface Contents {
  readonly sent: SentContent;
  readonly signed: SignedContent;
}

export async function keepSnapshot<Kind extends keyof Contents>(
  db: Queryable,
  of: { readonly offerId: number; readonly kind: Kind; readonly now: Date },
  content: Contents[Kind],
): Promise<void> {
  const bytes = Buffer.from(canonicalText(content), 'utf8');
  const hash = createHash('sha256').update(bytes).digest();
  await insertSnapshot(db, { ...of, bytes, hash });
}

/** Null before it was sent, or signed. */
export async function readSnapshot<Kind extends keyof Contents>(
  db: Queryable,
  of: { readonly offerId: number; readonly kind: Kind },
): Promise<{ readonly content: Contents[Kind]; readonly hash: string } | null> {
  const found = await findSnapshot(db, of);
  if (found === null) return null;
  return { content: JSON.parse(found.bytes.toString('utf8')), hash: found.hash.toString('hex') };
}
