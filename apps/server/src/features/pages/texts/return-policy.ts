import {
  CANCEL_WINDOW_MINUTES,
  DELIVERY_WEEKS,
  INCOMPLETE_REPORT_DAYS,
  ORDER_PROCESSING_HOURS,
  REFUND_BUSINESS_DAYS,
  RETURN_SEND_DAYS,
  RETURN_WINDOW_DAYS,
  VENDOR_REFUND_DAYS,
} from '@wevisu/domain/policy/policy.ts';
import type { StandardText } from './standard-text.ts';

export const returnPolicy: StandardText = {
  title: 'Return policy',
  lead: `You have ${RETURN_WINDOW_DAYS} days after delivery to ask for a return, and ${CANCEL_WINDOW_MINUTES} minutes after ordering to change your mind.`,
  updatedOn: null,
  body: `
## Changing or canceling an order

You can cancel an order or change its address within ${CANCEL_WINDOW_MINUTES} minutes after you placed it. Open the order in [your account](/account) and choose what to do: all of an item or a part of it, done at once. Later, until an item is picked up at its vendor, you can ask us to cancel it. Every order is processed within ${ORDER_PROCESSING_HOURS} hours; what was picked up can be returned but no longer canceled.

## Returning what was delivered

1. Open the order in [your account](/account) within ${RETURN_WINDOW_DAYS} days after the delivery and ask for a return of the items, or of some of them.
2. Keep them in their boxes. Cut, laid or opened boxes of tile and flooring cannot go back, unless they are faulty.
3. Once we accept it, send them back within ${RETURN_SEND_DAYS} days. The page of the order and a mail say where they go and what you get back. Items of different vendors go to different places.

## What you get back

The vendor has ${VENDOR_REFUND_DAYS} days to apply a refund once a return was asked for. The money then reaches your card in ${REFUND_BUSINESS_DAYS.min} to ${REFUND_BUSINESS_DAYS.max} business days.

The shipping cost of a returned item is deducted as a restocking fee. It is never more than what sending it back costs. For an item that is faulty, damaged or not what you ordered, nothing is deducted.

## Something is missing or broken

Report an incomplete order within ${INCOMPLETE_REPORT_DAYS / 7} weeks. Look at the boxes before you sign for them, take pictures of what is damaged, and write it on the carrier's paper: a claim against a carrier is hard to make later.

## Delivery

We deliver within the U.S. only. Most orders arrive in ${DELIVERY_WEEKS.min} to ${DELIVERY_WEEKS.max} weeks; the product page says how long each item takes to leave its vendor.

## Questions

[Write to us](/contact) or call {phone}. Have the number of your order at hand.
`,
};
