/** Refusals of the areas for work: what pros, vendors and staff edit, list and import. */
export const workErrors = {
  // The reply carries the record as it is now.
  changed_meanwhile: {
    status: 409,
    message: 'Someone else changed this while you were editing. Compare both versions, then save.',
  },
  list_place_unknown: {
    status: 422,
    message: 'This page of the list is no longer there. Start from the first page.',
  },
  setting_invalid: { status: 422, message: 'Enter a value that this setting can have.' },
  day_past: { status: 422, message: 'Choose today or a later day.' },
  place_unknown: {
    status: 422,
    message: 'Nothing is filled in for {place}. Use one of the listed names, or write it out.',
  },
  page_is_standard: { status: 422, message: 'This page shows the standard text already.' },
  column_unknown: { status: 422, message: 'This list has no column {column}.' },
} as const;
