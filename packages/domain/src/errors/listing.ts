/** Refusals of vendors' companies and of what they list. */
export const listingErrors = {
  vendor_not_found: { status: 404, message: 'This account has no vendor.' },
  vendor_name_taken: {
    status: 422,
    message: 'Another vendor is called {name}. Ask the applicant for the full company name.',
  },
  document_gone: { status: 404, message: 'This document has been deleted.' },
  listing_not_found: { status: 404, message: 'This product was not found.' },
  stock_below_held: {
    status: 422,
    message: '{held} of this lot are promised to open checkouts. Enter at least that many.',
  },
  lot_ambiguous: { status: 422, message: 'This SKU has several lots. Name the lot.' },
  sku_unknown: { status: 422, message: 'You have no variant with this SKU.' },
  listing_submitted: {
    status: 422,
    message: 'Our staff are reviewing this draft. Take it back to change it.',
  },
  listing_unchanged: { status: 422, message: 'There is no change to submit.' },
  listing_decided: { status: 422, message: 'This draft does not wait for a decision any more.' },
  listing_incomplete: {
    status: 422,
    message: 'This product lacks something that it needs to be sold. Ask the vendor for changes.',
  },
  listing_conflicts: {
    status: 422,
    message: 'What is live was changed since this draft was begun. Choose what stays first.',
  },
  sku_taken: { status: 422, message: 'Another of your products has the SKU {sku}.' },
  brand_taken: { status: 422, message: 'The brand {name} belongs to another vendor.' },
  document_not_pdf: { status: 422, message: 'Choose a PDF file.' },
  model_refused: { status: 422, message: 'This model cannot be used: {reasons}.' },
  listing_file_missing: { status: 404, message: 'This file was not found. Upload it again.' },
  price_day_over: { status: 422, message: 'Choose today or a later day.' },
  price_change_not_found: { status: 404, message: 'This price does not wait any more.' },
  lead_time_turned: {
    status: 422,
    message: 'Enter at least as many days as the shortest lead time.',
  },
  street_missing: { status: 422, message: 'Enter the house number and street.' },
  city_missing: { status: 422, message: 'Enter the city.' },
  listing_run_open: {
    status: 422,
    message: 'Others of this vendor are still at work. Try again once they are through.',
  },
  listing_count_differs: {
    status: 422,
    message: 'The number has changed. Look again, then type the new one.',
  },
  category_unknown: { status: 422, message: 'Choose one of the categories shown.' },
  header_row_unknown: { status: 422, message: 'Choose one of the rows shown.' },
  sku_column_missing: { status: 422, message: 'Say which column holds the SKU.' },
  columns_missing: { status: 422, message: 'Say what at least one more column holds.' },
  column_twice: { status: 422, message: 'Two columns cannot hold the same thing.' },
  price_list_confirm: {
    status: 422,
    message: 'Type the number of changes to say that so many are meant.',
  },
} as const;
