/** Refusals of offers. */
export const offerErrors = {
  offer_not_found: { status: 404, message: 'This offer was not found.' },
  offer_link_ended: {
    status: 404,
    message: 'This link does not work any more. Ask your pro for a new offer.',
  },
  offer_not_open: {
    status: 422,
    message: 'This offer was answered, withdrawn or has ended. Reload the page.',
  },
  offer_changed: {
    status: 422,
    message: 'This offer has changed since you opened it. Reload the page and look again.',
  },
  offer_not_draft: { status: 422, message: 'This offer was sent, so it stays as it is.' },
  offer_empty: { status: 422, message: 'There is nothing to offer here yet. Add products first.' },
  offer_incomplete: {
    status: 422,
    message: '{product} is not sold in your showroom any more. Remove it first.',
  },
  offer_below_minimum: {
    status: 422,
    message: '{product} is sold from {minimum} units on. Raise its quantity first.',
  },
  offer_no_email: { status: 422, message: 'Enter where to send it.' },
  offer_no_name: { status: 422, message: 'Enter the name of your client.' },
  offer_day_over: { status: 422, message: 'Choose a day from today on.' },
  offer_pick_nothing: {
    status: 422,
    message: 'Approve at least one line, or decline the offer as a whole.',
  },
  offer_pick_one: { status: 422, message: 'Choose one option of each kind.' },
  offer_change_whole: {
    status: 422,
    message: 'A change is approved as a whole. Decline it if something should be different.',
  },
  offer_no_change: {
    status: 422,
    message:
      'Nothing of the room has changed since, or a change of it was answered. Reload the page.',
  },
  offer_unsigned: { status: 422, message: 'Sign with your finger, or type your name instead.' },
  offer_not_approved: { status: 422, message: 'This offer is not approved, so nothing is bought.' },
  offer_nothing_left: {
    status: 422,
    message: 'None of the approved products is sold here any more. Ask your pro for a new offer.',
  },
} as const;
