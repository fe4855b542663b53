/** Refusals of showrooms, catalog, cart and coupons. */
export const shopErrors = {
  // SHOW-14, letter for letter.
  showroom_not_found: {
    status: 404,
    message: 'No Showroom Found, Please Enter Correct Showroom Id.',
  },
  showroom_closed: {
    status: 422,
    message: 'This showroom is closed right now. Ask your pro when it reopens.',
  },
  showroom_stopped: {
    status: 422,
    message:
      'This showroom cannot sell right now: its pro has to renew a license first. Your cart stays as it is.',
  },
  showroom_exists: { status: 422, message: 'You have a showroom already.' },
  showroom_missing: { status: 422, message: 'Set up your showroom first.' },
  showroom_id_taken: { status: 422, message: 'This ID is taken. Choose another one.' },
  showroom_id_limit: {
    status: 422,
    message: 'You can change the ID {most} times in {days} days. Your present ID stays.',
  },
  outside_service_area: {
    status: 422,
    message: 'This showroom does not serve zip code {zip}. Ask your pro, or use another address.',
  },
  showroom_is_sample: {
    status: 422,
    message: 'The sample showroom has no prices and sells nothing. Ask your pro for a Showroom ID.',
  },
  category_not_found: { status: 404, message: 'This category was not found.' },
  product_not_found: { status: 404, message: 'This product was not found.' },
  product_not_sold: {
    status: 422,
    message: '{product} has been discontinued. You can buy the rest without it.',
  },
  assortment_empty: {
    status: 422,
    message: 'These rules hide every product. Show at least one.',
  },
  product_not_offered: {
    status: 422,
    message: '{product} is not offered in this showroom. You can buy the rest without it.',
  },
  featured_not_offered: {
    status: 422,
    message: 'Your showroom does not offer {product}. Choose another product.',
  },
  vendor_suspended: {
    status: 422,
    message: '{vendor} is not selling here right now. You can buy items from other vendors.',
  },
  sort_unknown: { status: 422, message: 'This list cannot be sorted that way.' },
  filter_unknown: { status: 422, message: 'This list cannot be filtered that way.' },
  page_invalid: { status: 422, message: 'Enter a page number, such as 3.' },
  area_invalid: { status: 422, message: 'Enter an area in square feet above 0, such as 120.5.' },
  quantity_invalid: { status: 422, message: 'Enter a whole number, such as 3.' },
  quantity_below_minimum: { status: 422, message: 'The minimum quantity is {minimum}.' },
  quantity_above_maximum: { status: 422, message: 'The maximum quantity is {maximum}.' },
  hold_share: {
    status: 422,
    message:
      'At most {most} of {product}: in the last {hours} hours, {lapses} or more of your checkouts ended without an order. Lower the quantity.',
  },
  out_of_stock: {
    status: 422,
    message: '{product} is out of stock. You can buy the rest without it.',
  },
  not_enough_stock: {
    status: 422,
    message: 'Only {left} of {product} left. Lower the quantity to continue.',
  },
  zip_unknown: { status: 422, message: 'Enter a U.S. zip code, such as 90012.' },
  delivery_unknown: {
    status: 422,
    message: 'We have no delivery estimate for this zip code yet. Ask your pro.',
  },
  sample_unavailable: { status: 422, message: 'There are no samples of {product}.' },
  sample_taken: {
    status: 422,
    message: 'You ordered a sample of {product} in the last {days} days. The limit is one a month.',
  },
  sample_once: { status: 422, message: 'The limit is one sample of each product.' },
  // U-15: the same reply for a missing cart and for somebody else's.
  cart_not_found: { status: 404, message: 'This cart was not found.' },
  cart_item_not_found: { status: 404, message: 'This item is no longer in the cart.' },
  cart_full: {
    status: 422,
    message: 'A cart can have up to {maximum} lines. Check out some first.',
  },
  cart_empty: { status: 422, message: 'The cart is empty. Add a product first.' },
  project_not_found: { status: 404, message: 'This project was not found.' },
  coupon_invalid: { status: 422, message: 'This coupon code is not valid in this showroom.' },
  coupon_expired: { status: 422, message: 'This coupon code has expired.' },
  coupon_not_started: { status: 422, message: 'This coupon code is not valid yet.' },
  coupon_paused: { status: 422, message: 'This coupon code is paused. Ask your pro about it.' },
  coupon_used_up: {
    status: 422,
    message: 'This coupon has no uses left. Nothing was charged: review the total without it.',
  },
  coupon_above_markup: {
    status: 422,
    message:
      'A coupon can take at most {maximum} off the price here, which is all of your markup of {markup}.',
  },
  coupon_code_taken: {
    status: 422,
    message: 'Your showroom has a coupon with this code. Choose another code.',
  },
  coupon_dates_reversed: { status: 422, message: 'A coupon ends after it starts.' },
  coupon_over: { status: 422, message: 'This coupon has ended. Make a new one instead.' },
  markup_below_coupon: {
    status: 422,
    message:
      'The coupon {code} takes {rate} off. Pause or end it first, or keep a markup of {least} or more.',
  },
  markup_above_maximum: { status: 422, message: 'The maximum markup is {maximum}.' },
  markup_standard_stays: {
    status: 422,
    message: 'The standard markup applies to everything else, so it stays. Change it instead.',
  },
  price_list_too_long: {
    status: 422,
    message: 'A price list has up to {maximum} products. Choose a category or a brand.',
  },
  bulk_too_many: {
    status: 422,
    message: 'Change at most {maximum} products at once, or set a rule for the category or brand.',
  },
  price_list_empty: { status: 422, message: 'Your showroom has no products to list.' },
  price_run_open: { status: 422, message: 'One is at work already. Wait until it has finished.' },
  bulk_count_changed: {
    status: 422,
    message: 'It would change {now} products now. Review the preview, then apply it.',
  },
  bulk_changes_nothing: { status: 422, message: 'These products have that markup already.' },
  bulk_already_undone: { status: 422, message: 'This change was already undone.' },
  markup_below_minimum: { status: 422, message: 'The minimum markup is {minimum}.' },
} as const;
