/** Refusals of hires. */
export const hireErrors = {
  account_has_open_hire: {
    status: 422,
    message: 'A pro is at work for you. End the hire, then delete your account.',
  },
  hire_not_found: { status: 404, message: 'This hire was not found.' },
  hire_pro_unknown: { status: 422, message: 'Choose a pro from the list.' },
  hire_open: { status: 422, message: 'You have asked this pro already. Open that hire.' },
  hire_moved_on: { status: 422, message: 'This hire has moved on. Look at it again.' },
  hire_step_closed: { status: 422, message: 'That cannot be done at this point of the hire.' },
  hire_sum_differs: {
    status: 422,
    message: 'The milestones must add up to the price. They are {difference} off.',
  },
  hire_reason_missing: { status: 422, message: 'Say why, so that the other side knows.' },
  pro_not_listed: { status: 404, message: 'There is no such pro in the directory.' },
  pro_zip_unknown: { status: 422, message: 'We know no such ZIP code. Check its five digits.' },
  pro_without_showroom: {
    status: 422,
    message: 'Open your showroom first, and see that your license is valid.',
  },
  pro_room_unknown: { status: 422, message: 'Choose rooms from your own templates.' },
  pro_range_wrong: { status: 422, message: 'Enter both amounts, the lower one first.' },
  pro_listing_moved_on: {
    status: 422,
    message: 'Somebody else decided about this profile. Reload.',
  },
} as const;
