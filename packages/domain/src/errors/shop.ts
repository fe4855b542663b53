/** Refusals of showrooms, catalogue, cart and coupons. */
export const shopErrors = {
  // SHOW-14, letter for letter.
  showroom_not_found: {
    status: 404,
    message: 'No Showroom Found, Please Enter Correct Showroom Id.',
  },
  showroom_closed: {
    status: 422,
    message: 'This showroom is closed at the moment. Ask your pro when it opens again.',
  },
  category_not_found: { status: 404, message: 'There is no such category.' },
  product_not_found: { status: 404, message: 'This product was not found.' },
  product_not_sold: {
    status: 422,
    message: '{product} is not sold any more. Anything else can be bought without it.',
  },
  vendor_suspended: {
    status: 422,
    message: '{vendor} does not sell here at the moment. What others sell can be bought.',
  },
  sort_unknown: { status: 422, message: 'This list cannot be sorted that way.' },
  filter_unknown: { status: 422, message: 'This list cannot be filtered that way.' },
  page_invalid: { status: 422, message: 'Pages are counted 1, 2, 3 and so on.' },
  area_invalid: { status: 422, message: 'Enter an area in square feet above 0, such as 120.5.' },
  quantity_invalid: { status: 422, message: 'Enter a whole number, such as 3.' },
  quantity_below_minimum: { status: 422, message: 'The smallest quantity is {minimum}.' },
  quantity_above_maximum: { status: 422, message: 'The largest quantity is {maximum}.' },
  out_of_stock: {
    status: 422,
    message: '{product} is out of stock. Anything else can be bought without it.',
  },
  not_enough_stock: {
    status: 422,
    message: 'Only {left} of {product} are left. Lower the quantity to go on.',
  },
  zip_unknown: { status: 422, message: 'Enter a zip code of the United States, such as 90012.' },
  delivery_unknown: {
    status: 422,
    message: 'There are no delivery days for this zip code yet. Your pro can tell you.',
  },
  sample_unavailable: { status: 422, message: 'There are no samples of {product}.' },
  sample_taken: {
    status: 422,
    message: 'You have ordered a sample of {product} within {days} days. One a month it is.',
  },
  sample_once: { status: 422, message: 'One sample of each product is enough: it stays at 1.' },
  // U-15: one answer for a cart that is missing and for somebody else's.
  cart_not_found: { status: 404, message: 'This cart was not found.' },
  cart_item_not_found: { status: 404, message: 'This item is not in the cart any more.' },
  cart_full: {
    status: 422,
    message: 'A cart holds at most {maximum} lines. Check out some first.',
  },
  cart_empty: { status: 422, message: 'The cart is empty. Add a product first.' },
  project_not_found: { status: 404, message: 'This project was not found.' },
  coupon_invalid: { status: 422, message: 'This coupon code is not valid in this showroom.' },
  coupon_expired: { status: 422, message: 'This coupon code has run out.' },
  coupon_above_markup: {
    status: 422,
    message: 'A coupon may not be above the markup, which is {markup} here.',
  },
  markup_below_minimum: { status: 422, message: 'The markup is at least {minimum}.' },
} as const;
