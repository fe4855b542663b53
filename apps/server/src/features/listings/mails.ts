import { countProducts } from '@wevisu/domain/catalog/unit-labels.ts';
import type { ListingDecision } from '@wevisu/domain/listings/listing.ts';
import type { MailContent } from '../../platform/mail/render-mail.ts';

const SAID: Readonly<Record<ListingDecision, { readonly title: string; readonly text: string }>> = {
  approve: {
    title: 'Your product is live',
    text: 'We approved it as you sent it, and homeowners see it now.',
  },
  ask_changes: {
    title: 'Your product needs changes',
    text: 'We looked at it and ask you to change something before it goes live. What was live before stays live. Our staff wrote:',
  },
  decline: {
    title: 'Your product was not approved',
    text: 'We looked at it and could not approve it. What was live before stays live. Our staff wrote:',
  },
};

/** Of many at once: one mail. */
export function listingsApprovedMail(of: {
  readonly live: number;
  readonly left: number;
  readonly url: string;
}): MailContent {
  const title = of.live === 0 ? 'Your products need another look' : 'Your products are live';
  const live = 'We approved the products that you sent together, and homeowners see them now.';
  const left = 'Some of them could not be published: each says why.';
  return {
    subject: title,
    title,
    preview: of.live === 0 ? left : live,
    blocks: [
      ...(of.live > 0 ? [{ kind: 'text' as const, text: live }] : []),
      ...(of.left > 0 ? [{ kind: 'text' as const, text: left }] : []),
      {
        kind: 'rows',
        rows: [
          { label: 'Live', value: countProducts(of.live) },
          { label: 'Not published', value: countProducts(of.left) },
        ],
      },
      { kind: 'button', label: 'Open your products', url: of.url },
    ],
  };
}

export function listingDecidedMail(of: {
  readonly decision: ListingDecision;
  readonly reason: string;
  readonly name: string;
  readonly url: string;
}): MailContent {
  const { title, text } = SAID[of.decision];
  return {
    subject: `${title}: ${of.name}`,
    title,
    preview: of.name,
    blocks: [
      { kind: 'text', text },
      ...(of.decision === 'approve' ? [] : [{ kind: 'text' as const, text: of.reason }]),
      { kind: 'button', label: 'Open the product', url: of.url },
    ],
  };
}
