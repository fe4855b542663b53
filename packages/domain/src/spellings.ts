/**
 * Spellings that the spec fixes letter for letter, each with the place that asks for it. What looks
 * wrong here is meant (U-54): change nothing without changing the spec.
 */
export const SPELLINGS = {
  /** Category titles (HOME-14): a plural that is none, and a slug among titles. */
  bathroomVanities: 'Bathroom Vanitys',
  luxuryFlooring: 'luxury-flooring',
  /** Lead form values (LEAD-07). */
  leadType: 'Pop-Ups',
  leadAction: 'handle_external_form_submission',
  /** FAQ tabs by role (PAGES-02, PAGES-03). */
  contractorFaq: 'How it Works FAQ',
  customerFaq: 'How WeVisu Works FAQ',
} as const;
