import {
  CANCEL_WINDOW_MINUTES,
  DELIVERY_WEEKS,
  INCOMPLETE_REPORT_DAYS,
  ORDER_PROCESSING_HOURS,
  PRO_APPROVAL_HOURS,
  REFUND_BUSINESS_DAYS,
  RETURN_WINDOW_DAYS,
} from '@wevisu/domain/policy/policy.ts';
import type { StandardText } from './standard-text.ts';

export const faq: StandardText = {
  title: 'Questions and answers',
  lead: 'What people ask most. If yours is not here, write to us.',
  updatedOn: null,
  body: `
## What is a showroom ID, and where do I get one?

It has 8 letters and digits and opens the showroom of one pro, with that pro's prices. Your contractor or designer gives it to you: it stands on their card and in their messages. Enter it on the [start page](/).

## Can I look around without one?

Yes. You can browse every product and design rooms without a showroom. Prices belong to a showroom, so they show once you have entered its ID.

## What does an account cost?

Nothing. Homeowners sign up free, and no card is needed for it.

## How do I pay?

By card, in U.S. dollars. When you order, the card is authorized for the items with estimated tax and shipping. It is charged for what the vendors approve; the rest is released.

## How long does an order take?

It is processed within ${ORDER_PROCESSING_HOURS} hours, and most orders arrive in ${DELIVERY_WEEKS.min} to ${DELIVERY_WEEKS.max} weeks. We deliver within the U.S. only. Each product page says how long its vendor needs.

## Can I cancel or change the address?

Within ${CANCEL_WINDOW_MINUTES} minutes after ordering, on the page of the order: a cancel is done at once, for all of an item or a part. Later you can ask us to cancel until it is picked up, and to return it once it was delivered.

## Can I return something?

You can ask for a return within ${RETURN_WINDOW_DAYS} days after the delivery. Refunds reach your card in ${REFUND_BUSINESS_DAYS.min} to ${REFUND_BUSINESS_DAYS.max} business days. The [return policy](/return_policy) says what is deducted and when nothing is.

## A box is missing. What now?

Report it within ${INCOMPLETE_REPORT_DAYS / 7} weeks: [write to us](/contact?topic=order) with the number of the order and, best, a picture.

## How is the number of boxes worked out?

From the drawing. The pattern is laid out on your floor cut by cut, offcuts are used again where they fit, and what is left is the waste that you read beside the boxes. A spare box for later repairs is suggested and never added by itself.

## I am a contractor or a designer. How do I join?

[Sign up as a pro](/register/contractor). Our staff look at your license, which takes up to ${PRO_APPROVAL_HOURS} hours.
`,
};
