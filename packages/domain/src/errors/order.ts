/** Refusals of checkout and of orders once placed. */
export const orderErrors = {
  address_required: { status: 422, message: 'Enter the shipping address first.' },
  address_outside_us: { status: 422, message: 'We deliver within the United States only.' },
  shipping_unavailable: {
    status: 422,
    message: '{vendor} does not deliver to this address. Remove its items to check out the rest.',
  },
  tax_unavailable: { status: 422, message: 'The sales tax of this state is not set up yet.' },
  hold_expired: {
    status: 422,
    message:
      'We could hold your items for {minutes} minutes only. Stock and prices were checked again: look them over, then place the order.',
  },
  checkout_not_found: { status: 404, message: 'This checkout was not found.' },
  total_changed: {
    status: 422,
    message: 'The total is {total} now. Look it over, then place the order.',
  },
  price_changed: {
    status: 422,
    message: 'Prices have changed since you last looked. Check the new total, then go on.',
  },
  idempotency_key_required: {
    status: 422,
    message: 'This order could not be told apart from another. Reload the page and try again.',
  },
  idempotency_key_reused: {
    status: 422,
    message: 'This order was changed while it was being placed. Reload the page and try again.',
  },
  order_in_progress: {
    status: 422,
    message: 'This order is being placed already. Wait a moment, then look at your orders.',
  },
  // One answer for an order that is missing and for somebody else's.
  order_not_found: { status: 404, message: 'This order was not found.' },
  order_item_not_found: { status: 404, message: 'This order item was not found.' },
  status_unknown: { status: 422, message: 'There is no such order status.' },
  status_forbidden: { status: 403, message: 'Your account may not set this status.' },
  status_locked: {
    status: 422,
    message: 'This item is past that status already, so it cannot be chosen any more.',
  },
  status_out_of_order: { status: 422, message: 'This status cannot follow the present one.' },
  status_not_approved: {
    status: 422,
    message: 'The vendor has not approved this item, so it is not paid and cannot be sent.',
  },
  status_needs_confirmation: {
    status: 422,
    message: 'This is an unusual step. Confirm that the item really is in this status.',
  },
  cancel_window_over: {
    status: 422,
    message: 'An order can be cancelled within {minutes} minutes. Ask support for help.',
  },
  address_locked: {
    status: 422,
    message: 'A vendor has begun with this order, so its address stays. Ask support for help.',
  },
  address_window_over: {
    status: 422,
    message: 'The address can be changed within {minutes} minutes. Ask support for help.',
  },
  // Under the zip code: the card is authorized for the amounts as they are.
  address_costs_differ: {
    status: 422,
    message: 'Shipping or tax differ there. Cancel the order and place it again.',
  },
  reason_required: { status: 422, message: 'Choose a reason.' },
  note_required: { status: 422, message: 'Tell us in a few words what it is about.' },
  request_open: {
    status: 422,
    message: 'Your request about this item is being looked at already.',
  },
  request_not_found: { status: 404, message: 'This request was not found.' },
  request_decided: { status: 422, message: 'This request is decided already.' },
  request_not_now: { status: 422, message: 'That cannot be asked for while the item is {status}.' },
  incomplete_window_over: {
    status: 422,
    message: 'Missing or damaged goods are reported within {days} days after delivery.',
  },
  return_window_over: {
    status: 422,
    message: 'An item can be returned within {days} days after delivery.',
  },
} as const;
