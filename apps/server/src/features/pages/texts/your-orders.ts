import {
  CANCEL_WINDOW_MINUTES,
  DELIVERY_WEEKS,
  INCOMPLETE_REPORT_DAYS,
  ORDER_PROCESSING_HOURS,
  REFUND_BUSINESS_DAYS,
  RETURN_WINDOW_DAYS,
} from '@wevisu/domain/policy/policy.ts';
import type { StandardText } from './standard-text.ts';

export const yourOrders: StandardText = {
  title: 'Your orders',
  lead: 'Where an order stands, what its states mean, and what you can still do about it.',
  updatedOn: null,
  body: `
## What happens after you order

Your card is authorized, not yet charged. Each vendor approves its items, and an order is processed within ${ORDER_PROCESSING_HOURS} hours. You are charged for what the vendors approve; the rest of the authorization is released.

## What the states mean

- **Pending Approval**: the vendor has not answered yet.
- **Approved**: the vendor will send it.
- **Not Approved**: the vendor cannot send it. You do not pay for it.
- **In Progress** and **Ready to Pick Up**: it is being packed and waits for the carrier.
- **Shipping**, **Shipped** and **Out For Delivery**: it is on its way.
- **Delivered**: it is with you.

## When it arrives

Most orders arrive in ${DELIVERY_WEEKS.min} to ${DELIVERY_WEEKS.max} weeks; the page of each product says how long its vendor needs. We deliver within the U.S. only. Items of different vendors come in different parcels, and each is followed on its own: once it is with the carrier, the page of the order shows its tracking number.

## Changing your mind

- Within ${CANCEL_WINDOW_MINUTES} minutes after ordering you can cancel, all or a part, or change the address.
- After that, until an item is picked up, you can ask us to cancel it.
- Within ${RETURN_WINDOW_DAYS} days after the delivery you can ask for a return.
- Refunds reach your card in ${REFUND_BUSINESS_DAYS.min} to ${REFUND_BUSINESS_DAYS.max} business days.

All of it is done on the page of the order, in [your account](/account). The [return policy](/return_policy) has the details.

## Something is missing

Press **Report a problem** beside the item on the page of the order within ${INCOMPLETE_REPORT_DAYS / 7} weeks after the delivery. You can also [write to us](/contact?topic=order) with the number of the order, or call {phone}.
`,
};
