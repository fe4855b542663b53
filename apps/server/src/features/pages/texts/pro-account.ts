import { formatPercent } from '@wevisu/domain/money/money.ts';
import { MINIMUM_MARKUP, STANDARD_MARKUP } from '@wevisu/domain/money/pricing.ts';
import {
  NEGATIVE_BALANCE_DAYS,
  PENDING_PROFIT_BUSINESS_DAYS,
  PRO_APPROVAL_HOURS,
} from '@wevisu/domain/policy/policy.ts';
import type { StandardText } from './standard-text.ts';

export const proAccount: StandardText = {
  title: 'Your showroom, without the rent',
  lead: 'For contractors and designers: every vendor of {brand_name} in a showroom of your own, at wholesale, with your markup on top.',
  updatedOn: null,
  body: `
## Bring clients into your showroom

You get an 8-character showroom ID. You give it to a client, and the client shops in your showroom, under your name, at your prices. No stock, no lease, no display that goes out of fashion.

## Buy at wholesale, set your markup

Your markup is at least ${formatPercent(MINIMUM_MARKUP)} (standard ${formatPercent(STANDARD_MARKUP)}), and you set it for the whole showroom, for a category or for one product. Clients see one price. Nobody but you sees what of it is yours.

## Design with what can be bought

Every template is a real room of real products. Change a tile and see boxes, waste and price change with it. What your client approves is what is ordered, to the box.

## Get paid

Your profit is settled with each order to the cent. It becomes available ${PENDING_PROFIT_BUSINESS_DAYS} business days after approval, when returns are behind it. Should refunds ever leave a balance below zero, you have ${NEGATIVE_BALANCE_DAYS} days to bring it back.

## How to become a pro

1. [Sign up as a pro](/register/contractor) with your company and your license.
2. Our staff look at it; that takes up to ${PRO_APPROVAL_HOURS} hours.
3. You name your showroom, choose a logo and a color, and hand out your ID.
`,
};
