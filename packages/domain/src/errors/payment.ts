/**
 * Outcomes of a card payment. Each says what to do next and that nothing is lost: the cart is kept
 * in every case.
 */
export const paymentErrors = {
  // ERR-09, letter for letter.
  card_number_invalid: { status: 422, message: 'Invalid Card Number.' },
  card_expiry_invalid: { status: 422, message: 'Invalid Expiration Date.' },
  card_cvc_invalid: { status: 422, message: 'Invalid CVC.' },
  payment_declined: {
    status: 422,
    message:
      'Your bank declined the card. Nothing was charged and your cart is kept. Try another card or call your bank.',
  },
  payment_insufficient_funds: {
    status: 422,
    message:
      'The card does not have enough funds for this order. Nothing was charged and your cart is kept. Try another card.',
  },
  payment_expired_card: {
    status: 422,
    message:
      'The card has expired. Nothing was charged and your cart is kept. Check the date or use another card.',
  },
  payment_wrong_cvc: {
    status: 422,
    message:
      'The security code does not match the card. Nothing was charged and your cart is kept. Enter the code again.',
  },
  payment_authentication_required: {
    status: 422,
    message:
      'Your bank needs you to confirm this payment. Nothing was charged and your cart is kept. Use another card, or ask your bank.',
  },
  payment_authentication_failed: {
    status: 422,
    message:
      'Your bank refused the payment, since it was not confirmed there. Nothing was charged and your cart is kept. Try again or use another card.',
  },
  payment_not_confirmed: {
    status: 422,
    message:
      'The payment was not confirmed with your bank. Nothing was charged and your cart is kept. Try again or use another card.',
  },
  payment_processing_error: {
    status: 422,
    message:
      'The card could not be processed right now. Nothing was charged and your cart is kept. Try again in a minute.',
  },
  payments_refused: {
    status: 429,
    message:
      'Several payments were declined. Nothing was charged and your cart is kept. Try again in {wait}, or call your bank.',
  },
  payment_unreachable: {
    status: 422,
    message:
      'The payment service is not responding. Your cart is kept and you will not be charged twice. Try again in a minute.',
  },
  other_card_not_needed: { status: 422, message: 'Your order needs no other card.' },
  other_card_refused: {
    status: 422,
    message: 'The card was refused. Nothing was charged. Try another one, or call your bank.',
  },
  order_disputed: {
    status: 409,
    message:
      'The bank disputes the payment of this order. Until it has decided, nothing can be canceled, returned or paid back.',
  },
  dispute_answered: {
    status: 409,
    message: 'This dispute was answered meanwhile, or its bank has decided.',
  },
  test_card_only: {
    status: 422,
    message: 'No real cards here: this shop runs on a test gateway. Use 4242 4242 4242 4242.',
  },
  payment_method_missing: {
    status: 422,
    message: 'Enter a card first. Your cart is kept.',
  },
} as const;
