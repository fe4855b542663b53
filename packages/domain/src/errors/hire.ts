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
  hire_payout_missing: {
    status: 422,
    message: '{missing} You are paid through us, so an offer needs this first.',
  },
  hire_pro_unpaid: {
    status: 422,
    message: 'The pro cannot be paid through us yet. Nothing was charged. Try again later.',
  },
  hire_accept_pays: {
    status: 422,
    message: 'Accept these terms by paying for their first milestone.',
  },
  hire_payment_open: {
    status: 422,
    message: 'A payment for this hire is under way. Wait until it has ended, some minutes at most.',
  },
  hire_payment_unknown: { status: 404, message: 'This payment was not found.' },
  hire_not_funded: {
    status: 422,
    message: 'The homeowner has not paid for this milestone yet.',
  },
  hire_was_delivered: {
    status: 422,
    message:
      'Work on this milestone was delivered. The pro can cancel, or either of you can ask staff to decide.',
  },
  hire_bank_disputes: {
    status: 422,
    message:
      'A bank disputes a payment for this hire. No money of it moves until the bank decides.',
  },
  hire_nothing_to_pay: { status: 422, message: 'There is nothing to pay for now. Look again.' },
  hire_card_missing: { status: 422, message: 'The card is not on file anymore. Enter it again.' },
  hire_card_refused: { status: 422, message: '{why} Nothing was charged. Use another card.' },
  hire_split_wrong: { status: 422, message: 'Enter an amount of {most} at most.' },
  hire_refund_closed: { status: 422, message: 'This refund does not wait for anything.' },
  pro_not_listed: { status: 404, message: 'There is no such pro in the directory.' },
  away_day_past: { status: 422, message: 'Choose today or a later day.' },
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
