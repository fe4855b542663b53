/** Texts that only the screens use; server messages are in errors.ts. */
export const SCREEN_TEXTS = {
  /** ERR-12: shown instead of 'The given data was invalid.' */
  invalidInput: 'Invalid input OR some mandatory fields are blank.',
  /** ERR-05, ERR-07: not the same as 'Internal Server error please try again.' */
  projectNotCreated: 'Internal server error.',
  /** ERR-06: whatever the cause (U-42). */
  pleaseLogIn: 'Please login to proceed.',
  /** AUTH-47. */
  loggedOut: 'Logged Out Successfully',
  /** ERR-22. */
  pageNotFound: 'Page Not Found',
  /** LEAD-01. */
  leadToggle: 'Save up to 30%',
} as const;
