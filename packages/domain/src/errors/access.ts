/** Refusals around accounts: sign-in, registration, codes by mail, roles. */
export const accessErrors = {
  unauthenticated: { status: 401, message: 'Please sign in to continue.' },
  forbidden: { status: 403, message: 'You are not authorized to access this page.' },
  // U-40: 422, since a 401 would send the visitor to the page that is already open. The same text
  // for a known and an unknown address (U-17).
  wrong_credentials: { status: 422, message: 'The email address or the password is not right.' },
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
    message: 'Verify your email address first. We can send the mail again.',
  },
  email_taken: {
    status: 422,
    message: 'There is an account with this email address already. Sign in instead.',
  },
  name_required: { status: 422, message: 'Enter your first and last name.' },
  password_too_short: { status: 422, message: 'The password needs at least 8 characters.' },
  terms_not_accepted: { status: 422, message: 'Read and accept the terms to go on.' },
  license_expired: {
    status: 422,
    message: 'This license has expired. Give the one that is valid.',
  },
  license_file_type: { status: 422, message: 'Choose a PDF, JPEG, PNG or WebP file.' },
  // G-02, answered only after the password was right (U-22).
  application_refused: {
    status: 403,
    message: 'Your application was not accepted. Our mail to you says why; write to us to go on.',
  },
  application_not_found: { status: 404, message: 'There is no such application.' },
  application_decided: {
    status: 422,
    message: 'This application is decided already, the other way.',
  },
  license_file_gone: { status: 404, message: 'The file of this license is not kept any more.' },
  otp_required: { status: 403, message: 'Enter the code that we sent to your email address.' },
  otp_wrong: { status: 422, message: 'This code is not right. Check the mail and try again.' },
  otp_expired: { status: 422, message: 'This code has run out. Ask for a new one.' },
  otp_used_up: { status: 422, message: 'Too many wrong codes. Ask for a new one.' },
  otp_too_soon: { status: 422, message: 'Wait {seconds} seconds before asking for a new code.' },
  current_password_wrong: { status: 422, message: 'This is not your current password.' },
  // U-01: under the password field of a device that was remembered for too long, or is no more.
  device_not_remembered: { status: 422, message: 'Enter your password.' },
  too_many_addresses: {
    status: 422,
    message: 'You can keep {most} addresses. Remove one that you no longer need.',
  },
  account_has_open_orders: {
    status: 422,
    message: 'An order is still on its way. You can delete your account when it has arrived.',
  },
  // AUTH-42: the screens say nothing about either.
  provider_sign_in_failed: { status: 422, message: 'The sign-in did not work. Try again.' },
  provider_email_unverified: {
    status: 422,
    message: 'The company has not verified your email address. Sign in with your password.',
  },
  verification_code_invalid: {
    status: 422,
    message: 'This link is not valid any more. Ask for a new mail.',
  },
} as const;
