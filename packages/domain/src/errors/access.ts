/** Refusals around accounts: sign-in, registration, codes by mail, roles. */
export const accessErrors = {
  unauthenticated: { status: 401, message: 'Please sign in to continue.' },
  forbidden: { status: 403, message: 'You are not authorized to access this page.' },
  // U-40: 422, since a 401 would send visitors to the page they are on. The same text for a known
  // and an unknown address (U-17).
  wrong_credentials: { status: 422, message: 'The email address or password is incorrect.' },
  // ERR-02 to ERR-04, answered only after the password was right (U-22). Texts of G-11.
  account_type_not_allowed: {
    status: 403,
    message: 'You are not authorized to access this page.',
  },
  account_deactivated: {
    status: 403,
    message: 'Your account has been deactivated. Please contact support.',
  },
  account_pending: { status: 403, message: 'Your account is pending approval.' },
  email_not_verified: {
    status: 403,
    message: 'Verify your email address first. We can send the email again.',
  },
  email_taken: {
    status: 422,
    message: 'An account with this email address already exists. Sign in instead.',
  },
  name_required: { status: 422, message: 'Enter your first and last name.' },
  name_not_plain: {
    status: 422,
    message:
      'Enter a name without web or email addresses, phone numbers or special characters. Leave a space after a period.',
  },
  password_too_short: { status: 422, message: 'Use at least 8 characters for the password.' },
  password_guessable: {
    status: 422,
    message:
      'This password is easy to guess. Use several words that do not belong together, and not your name or email address.',
  },
  terms_not_accepted: { status: 422, message: 'Read and accept the terms to continue.' },
  license_not_asked: {
    status: 422,
    message: 'There is no license of yours to renew. Contact us.',
  },
  license_under_review: {
    status: 422,
    message: 'Your new license is with our staff already. We will email you.',
  },
  license_expired: {
    status: 422,
    message: 'This license has expired. Enter a valid one.',
  },
  license_file_type: { status: 422, message: 'Choose a PDF, JPEG, PNG or WebP file.' },
  // G-02, answered only after the password was right (U-22).
  application_refused: {
    status: 403,
    message:
      'Your application was not approved. Our email explains why; contact us if you have questions.',
  },
  application_not_found: { status: 404, message: 'This application was not found.' },
  application_decided: {
    status: 422,
    message: 'Another decision was already made on this application.',
  },
  // Staff at work.
  case_closed: { status: 404, message: 'This case is closed already.' },
  case_claimed: { status: 422, message: '{name} is working on this case.' },
  // In the name of a user.
  refused_while_acting: {
    status: 403,
    message: 'You act for somebody else: only the owner of the account can do this.',
  },
  staff_not_acted_for: { status: 422, message: 'Nobody acts in the name of our own staff.' },
  inactive_not_acted_for: {
    status: 422,
    message: 'This account is not active, so nobody can act in its name.',
  },
  not_acting: { status: 422, message: 'You do not act for anybody.' },
  user_not_found: { status: 404, message: 'There is no such account.' },
  own_account: { status: 422, message: 'You cannot do this to your own account.' },
  decided_in_queue: {
    status: 422,
    message: 'This application was not approved. Decide it in its queue, or ask for a new one.',
  },
  question_closed: {
    status: 422,
    message: 'This question is answered already, or our staff no longer need the answer.',
  },
  question_open: {
    status: 422,
    message: 'The applicant was asked already and has not answered yet.',
  },
  license_file_gone: { status: 404, message: 'This license file has been deleted.' },
  otp_required: { status: 403, message: 'Enter the code we sent to your email address.' },
  otp_wrong: { status: 422, message: 'This code is incorrect. Check the email and try again.' },
  otp_expired: { status: 422, message: 'This code has expired. Request a new one.' },
  otp_used_up: { status: 422, message: 'Too many incorrect codes. Request a new one.' },
  otp_too_soon: { status: 422, message: 'Wait {seconds} seconds before requesting a new code.' },
  // The same for a wrong, a used and an old code, and whatever factors the account has.
  factor_code_wrong: {
    status: 422,
    message: 'This code is incorrect or was used already. Enter the next one that your app shows.',
  },
  app_code_wrong: {
    status: 422,
    message: 'This code is incorrect. Check the time on your phone, then enter the next code.',
  },
  second_step_expired: {
    status: 422,
    message: 'This took too long. Sign in again.',
  },
  passkey_refused: {
    status: 422,
    message: 'This passkey did not work here. Try another way to sign in.',
  },
  passkey_known: { status: 422, message: 'This passkey was already added.' },
  passkeys_unavailable: {
    status: 422,
    message: 'Passkeys do not work at this web address.',
  },
  too_many_passkeys: {
    status: 422,
    message: 'You can add up to {maximum} passkeys. Remove one you no longer need.',
  },
  app_exists: {
    status: 422,
    message: 'Your account has an authenticator app. Remove it before you add another one.',
  },
  no_factor: { status: 422, message: 'Add an authenticator app or a passkey first.' },
  confirmation_required: {
    status: 422,
    message: 'Enter your password, or use a passkey, to make this change.',
  },
  current_password_wrong: { status: 422, message: 'This is not your current password.' },
  // U-01: shown under the password field if the device's remember token has expired or was revoked.
  device_not_remembered: { status: 422, message: 'Enter your password.' },
  too_many_addresses: {
    status: 422,
    message: 'You can save up to {maximum} addresses. Remove one you no longer need.',
  },
  account_has_open_orders: {
    status: 422,
    message: 'An order is still on its way. You can delete your account once it arrives.',
  },
  // AUTH-42: the screens show neither.
  provider_sign_in_failed: { status: 422, message: 'The sign-in did not work. Try again.' },
  provider_email_unverified: {
    status: 422,
    message:
      'The sign-in provider has not verified your email address. Sign in with your password.',
  },
  verification_code_invalid: {
    status: 422,
    message: 'This link is not valid any more. Request a new email.',
  },
  api_key_ended: { status: 422, message: 'This key has ended. Make a new one.' },
  too_many_api_keys: {
    status: 422,
    message: 'You have {max} keys. End one that you no longer use.',
  },
  too_many_webhooks: { status: 422, message: 'You have {max} webhooks. Remove one first.' },
  webhook_off: { status: 422, message: 'This webhook is off. Switch it on first.' },
  webhook_url_invalid: { status: 422, message: 'Enter an address that starts with https://.' },
  webhook_not_https: { status: 422, message: 'The address must start with https://.' },
  webhook_own_network: { status: 422, message: 'This address is not on the public internet.' },
  webhook_unknown_host: { status: 422, message: 'This host name is not known.' },
  push_endpoint: { status: 422, message: 'This is not the address of a push service.' },
  unsubscribe_link_ended: {
    status: 404,
    message: 'This unsubscribe link does not work anymore. Sign in to choose your emails.',
  },
} as const;
