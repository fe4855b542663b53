/** Refusals of checkout and of orders once placed. */
export const orderErrors = {
  address_required: { status: 422, message: 'Enter the shipping address first.' },
  address_outside_us: { status: 422, message: 'We deliver only within the United States.' },
  shipping_unavailable: {
    status: 422,
    message: '{vendor} does not deliver to this address. Remove its items to check out the rest.',
  },
  tax_unavailable: { status: 422, message: 'The sales tax of this state is not set up yet.' },
  hold_expired: {
    status: 422,
    message:
      'We could hold your items for only {minutes} minutes. We rechecked stock and prices: review them, then place the order.',
  },
  checkout_not_found: { status: 404, message: 'This checkout was not found.' },
  total_changed: {
    status: 422,
    message: 'The total is now {total}. Review it, then place the order.',
  },
  price_changed: {
    status: 422,
    message: 'Prices have changed since you last looked. Check the new total, then continue.',
  },
  idempotency_key_required: {
    status: 422,
    message: 'We could not tell this order from another one. Reload the page and try again.',
  },
  idempotency_key_reused: {
    status: 422,
    message: 'This order was changed while it was being placed. Reload the page and try again.',
  },
  order_in_progress: {
    status: 422,
    message: 'This order is already being placed. Wait a moment, then check your orders.',
  },
  money_given_back: {
    status: 422,
    message: 'The money for this line was given back, so its status stays as it is.',
  },
  line_not_paid: {
    status: 422,
    message:
      'This line is not paid: the hold on the card is used up or over. It goes on once the card is charged; what was canceled needs a new order.',
  },
  // The same reply for a missing order and for somebody else's.
  order_not_found: { status: 404, message: 'This order was not found.' },
  order_item_not_found: { status: 404, message: 'This order item was not found.' },
  status_unknown: { status: 422, message: 'This order status does not exist.' },
  status_forbidden: { status: 403, message: 'Your account may not set this status.' },
  status_locked: {
    status: 422,
    message: 'This item is already past that status.',
  },
  status_out_of_order: { status: 422, message: 'This status cannot follow the current one.' },
  status_not_approved: {
    status: 422,
    message: 'The vendor has not approved this item, so it is not paid for and cannot ship.',
  },
  status_needs_confirmation: {
    status: 422,
    message: 'This is an unusual step. Confirm that the item really has this status.',
  },
  address_locked: {
    status: 422,
    message:
      'A vendor has started on this order, so its address is final. Contact support for help.',
  },
  address_window_over: {
    status: 422,
    message: 'The address can be changed within {minutes} minutes. Contact support for help.',
  },
  // Under the zip code: the card is authorized for the current amounts.
  address_costs_differ: {
    status: 422,
    message: 'Shipping or tax is different there. Cancel the order and place it again.',
  },
  // Of an order that a tax service was asked for: it says nothing now, so the amounts cannot be compared.
  address_tax_unknown: {
    status: 422,
    message:
      'We cannot check the tax at this address right now. Try again later, or cancel the order and place it again.',
  },
  reason_required: { status: 422, message: 'Choose a reason.' },
  note_required: { status: 422, message: 'Tell us briefly what it is about.' },
  price_open: {
    status: 422,
    message: 'The homeowner has yet to answer another price of this line. Take it back first.',
  },
  price_not_open: { status: 422, message: 'This price is not open any more.' },
  price_same: { status: 422, message: 'This is the price already.' },
  price_of_sample: { status: 422, message: 'The price of a sample is the same everywhere.' },
  line_changed: {
    status: 422,
    message: 'This item has changed since you last looked. Check it, then try again.',
  },
  qty_above_line: { status: 422, message: 'There are only {qty} of this item.' },
  tracking_too_early: {
    status: 422,
    message: 'A tracking number belongs to an item that a carrier has picked up.',
  },
  parcel_not_found: { status: 404, message: 'This parcel was not found.' },
  parcel_changed: {
    status: 422,
    message: 'This parcel has changed since you last looked. Check it, then try again.',
  },
  parcel_mixed: { status: 422, message: 'A parcel holds items of one order and one vendor.' },
  parcel_line_not_now: { status: 422, message: '{product} cannot be packed now: {status}.' },
  parcel_sent: { status: 422, message: 'This parcel is on its way already.' },
  parcel_not_sent: { status: 422, message: 'This parcel is not on its way yet.' },
  parcel_canceled: {
    status: 422,
    message: 'This shipment was canceled. There is nothing to check.',
  },
  arrival_signed: {
    status: 422,
    message: 'This shipment is signed for already. What you found since goes into a correction.',
  },
  arrival_unfinished: { status: 422, message: 'Count every line first, then sign.' },
  arrival_empty: {
    status: 422,
    message: 'Nothing of this shipment is here yet. Sign once it has arrived.',
  },
  arrival_not_allowed: {
    status: 403,
    message: 'The homeowner has not let you check the arrivals of this order.',
  },
  damaged_above_received: { status: 422, message: 'No more can be damaged than have come.' },
  arrival_photo_not_found: { status: 404, message: 'This photo was not found.' },
  arrival_photos_full: { status: 422, message: 'A line has at most {maximum} photos.' },
  parcels_several: {
    status: 422,
    message: 'This item is in several parcels. Correct the number of its parcel.',
  },
  parcel_on_its_way: {
    status: 422,
    message: 'Some of these are on their way already: at most {qty} can be canceled.',
  },
  return_address_missing: {
    status: 422,
    message: '{vendor} has not told us where returns go. Add the address, then accept the return.',
  },
  request_open: {
    status: 422,
    message: 'We are already reviewing a request about this item.',
  },
  client_not_found: { status: 404, message: 'This client was not found.' },
  task_not_found: { status: 404, message: 'This task was not found.' },
  request_not_found: { status: 404, message: 'This request was not found.' },
  request_decided: { status: 422, message: 'This request has already been decided.' },
  request_not_now: { status: 422, message: 'You cannot request that while the item is {status}.' },
  incomplete_window_over: {
    status: 422,
    message: 'Missing or damaged goods must be reported within {days} days after delivery.',
  },
  decline_reason_required: {
    status: 422,
    message: 'Say why you decline it: the homeowner reads it.',
  },
  lots_not_whole: { status: 422, message: 'The lots must add up to {qty}.' },
  lot_too_small: { status: 422, message: 'Lot {lot} has only {left} left.' },
  lots_mixed: { status: 422, message: 'Goods of one line must match: lot {lot} has all {qty}.' },
  nothing_to_pack: {
    status: 422,
    message: 'Approve these items first: there is nothing to pack yet.',
  },
  lots_final: { status: 422, message: 'The lots of an item are final once a carrier has it.' },
  clock_not_running: { status: 409, message: 'This deadline does not run for the item now.' },
  clock_not_later: {
    status: 422,
    message: 'Choose a day after the present deadline, from today on.',
  },
  clock_too_far: { status: 422, message: 'Choose a day within the next {days} days.' },
  return_window_over: {
    status: 422,
    message: 'Items can be returned within {days} days after delivery.',
  },
} as const;
