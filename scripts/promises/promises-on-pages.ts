// What pages and mails may state, each figure by the name of where it comes from: a setting, a number of the policy, a
// column or a count of a table. A new statement is added here with its source, which apps/server/src/test-promise-sources.ts
// reads. The rest of a line is free.

export const STATEMENTS: readonly string[] = [
  // Settings.
  '{claim_delivery}',
  '{popup_offer}',
  '{claims_footnote}',
  'Savings of up to {savings_up_to_percent}% against list prices',
  '{savings_kitchen_percent}%kitchen',
  '{savings_bathroom_percent}%bathroom',
  '{savings_outdoor_percent}%outdoor',
  '{claim_floor_plans} floor plans',
  '{claim_templates} templates',
  '{claim_materials} materials',
  'Last updated {privacy_updated}',

  // The policy.
  'up to {PRO_APPROVAL_HOURS} hours',
  'within {ORDER_PROCESSING_HOURS} hours',
  '{DELIVERY_WEEKS.min} to {DELIVERY_WEEKS.max} weeks',
  'within {CANCEL_WINDOW_MINUTES} minutes',
  '{CANCEL_WINDOW_MINUTES} minutes after ordering',
  'return within {RETURN_WINDOW_DAYS} days',
  'asked for within {RETURN_WINDOW_DAYS} days',
  'within {RETURN_WINDOW_DAYS} days after the delivery',
  '{RETURN_WINDOW_DAYS} days after delivery',
  'send them back within {RETURN_SEND_DAYS} days',
  '{REFUND_BUSINESS_DAYS.min} to {REFUND_BUSINESS_DAYS.max} business days',
  'within {INCOMPLETE_REPORT_WEEKS} weeks',
  'within {CLAIM_YEARS} year',
  '{VENDOR_REFUND_DAYS} days to apply a refund',
  'fees that you have paid to us and {MIN_LIABILITY_CAP}',
  'within {DISPUTE_DAYS} days is decided',
  'within {ARBITRATION_OPT_OUT_DAYS} days after you opened your account',
  '{MINIMUM_AGE} years old',
  '{NEGATIVE_BALANCE_DAYS} days to bring it back',
  'within {NEGATIVE_BALANCE_DAYS} days',
  '{PENDING_PROFIT_BUSINESS_DAYS} business days after approval',
  '{REFUSED_LICENSE_DAYS} days after the application was refused',
  'your license file in {REFUSED_LICENSE_DAYS} days',
  'your tax form in {REFUSED_LICENSE_DAYS} days',
  'after {GUEST_CART_DAYS} days without use',
  'at least {MINIMUM_MARKUP} (standard {STANDARD_MARKUP})',
  'They last {REMEMBER_DAYS} days',
  'It lasts {REMEMBER_DAYS} days',
  'here for {SECOND_STEP.trustDays} days if you choose to',
  'after {SOCIAL_SIGN_IN_MINUTES} minutes',
  'for {ROLE_HOURS} hours, so that the menus fit',
  'for {OTP.minutes} minutes',
  'for {VERIFY_LINK_HOURS} hours',
  'older than {VERIFY_LINK_HOURS} hours',
  'within {RESET_LINK_MINUTES} minutes',
  'for {RESET_LINK_MINUTES} minutes',
  'within {REQUEST_ANSWER_DAYS} days',

  // What the products on the page say: prices by wholesale, fee and markup.
  '{price}',
  'Free delivery from {free_from}',
  'Free delivery when you order {free_from_vendor}',
  'Ships in {lead_time}',
  '{options} options',
  '{stock} {unit} in stock, in {lots} lots',
  '{stock} {unit} in stock.',
  '{specification}',

  // Counts.
  '{listed} products',
  'See all {listed} products',
  '{brand_with_products}',
  '{makers} makers',
  '{designs} designs',
  'Show all {floor_plans} floor plans',
  '{room_sum} for {room_products}',
  '{room_products}',
];

/** Lines that state nothing about the shop. */
export const PLAIN: readonly { readonly line: RegExp; readonly why: string }[] = [
  { line: /^(?:0|5|10|15)%$/, why: 'the allowances for waste that a visitor can choose' },
  {
    line: /^1 (?:box|piece) covers /,
    why: 'the one unit of which the product’s row gives the area',
  },
  { line: /^Add \d+ /, why: 'what a press on the button adds' },
  { line: /^Within [1248] weeks?$/, why: 'the times to ship that a person can choose for a brief' },
  {
    line: /^10x12 L-shaped farmhouse kitchen, white oak floor, no island, under \$18k, two cooks$/,
    why: 'what a person writes, as an example',
  },
];
