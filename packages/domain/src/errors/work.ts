/** Refusals of the areas for work: what pros, vendors and staff edit, list and import. */
export const workErrors = {
  // The reply carries the record as it is now.
  attribute_twice: {
    status: 422,
    message:
      'Products of this category have {label} already, here or in the category above or below.',
  },
  attribute_options: { status: 422, message: 'Give {label} two or more values to choose from.' },
  attribute_lost: { status: 422, message: '{label} is gone. Load the fields again.' },
  menu_slug_taken: { status: 422, message: 'Another entry has or had the address {slug}.' },
  menu_name_taken: { status: 422, message: 'Two entries of one list are called {name}.' },
  menu_name_fixed: {
    status: 422,
    message:
      'The home page shows {name} by this name. Hide it in place of renaming or removing it.',
  },
  menu_entry_lost: {
    status: 422,
    message: '{name} has left the menu meanwhile. Throw the draft away and begin again.',
  },
  menu_merge_lost: {
    status: 422,
    message: 'Merge {name} into a category that stays in the menu.',
  },
  menu_not_empty: {
    status: 422,
    message: '{name} still has products. Hide it, or merge it into another category.',
  },
  menu_unchanged: { status: 422, message: 'There is no draft to publish.' },
  changed_meanwhile: {
    status: 409,
    message: 'Someone else changed this while you were editing. Compare both versions, then save.',
  },
  // The reply carries how many match now.
  selection_changed: {
    status: 409,
    message: 'The list has changed since you selected its rows. Look at it again.',
  },
  list_place_unknown: {
    status: 422,
    message: 'This page of the list is no longer there. Start from the first page.',
  },
  setting_invalid: { status: 422, message: 'Enter a value that this setting can have.' },
  setting_row_absent: {
    status: 422,
    message: 'This row does not count on that day. Choose a day on which it does.',
  },
  setting_row_there: { status: 422, message: 'This row is in the table already.' },
  setting_row_empty: { status: 422, message: 'Fill in every cell of a new row.' },
  setting_row_waits: {
    status: 422,
    message: 'This belongs to a row that starts later. Take back the row.',
  },
  setting_last_row: {
    status: 422,
    message: 'Nothing could be delivered without a weight step. Add another one first.',
  },
  testimonials_full: {
    status: 422,
    message: 'There are {max} testimonials. Change one that is hidden.',
  },
  home_room_unknown: {
    status: 422,
    message: 'A room is no longer there, or is listed twice. Load the page again.',
  },
  claim_untrue: { status: 422, message: 'The site counts {count}. Claim no more than that.' },
  day_past: { status: 422, message: 'Choose today or a later day.' },
  place_unknown: {
    status: 422,
    message: 'Nothing is filled in for {place}. Use one of the listed names, or write it out.',
  },
  page_is_standard: { status: 422, message: 'This page shows the standard text already.' },
  view_not_found: { status: 404, message: 'This view is no longer there.' },
  view_name_taken: { status: 422, message: 'You have a view with this name.' },
  views_full: {
    status: 422,
    message: 'You have {max} views. Delete one before you save another.',
  },
  brand_name_taken: {
    status: 422,
    message: 'This is the name of the brand {name}. Merge the two, or choose another name.',
  },
  brand_slug_taken: { status: 422, message: 'This address leads to the brand {name}.' },
  brand_is_itself: { status: 422, message: 'Choose another brand.' },
  brand_of_other_vendor: {
    status: 422,
    message: 'Choose a brand of the same vendor: a brand belongs to the vendor that sells it.',
  },
  brand_too_large: {
    status: 422,
    message: 'Too many pros have rules of their own for this brand to merge it.',
  },
  column_unknown: { status: 422, message: 'This list has no column {column}.' },
} as const;
