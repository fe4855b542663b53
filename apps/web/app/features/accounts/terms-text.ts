import {
  AGE_OF_CONSENT,
  CLAIM_YEARS,
  MINIMUM_AGE,
  REFUND_BUSINESS_DAYS,
  RETURN_WINDOW_DAYS,
  VENDOR_REFUND_DAYS,
} from '@wevisu/domain/policy/policy.ts';

export interface LegalText {
  readonly title: string;
  readonly sections: readonly (readonly [heading: string, text: string])[];
}

export type LegalName = 'termsOfService' | 'privacyPolicy' | 'terms';

/** REG-09: the texts of the three dialogs in registration. 'terms' is the one accepted there. */
export const LEGAL_TEXTS: Readonly<Record<LegalName, LegalText>> = {
  termsOfService: {
    title: 'Terms of Service',
    sections: [
      [
        'What this is',
        'You shop in the showroom of a pro. The products belong to vendors, who ship them to you; we run the shop, take the payment and settle it between all three.',
      ],
      [
        'Your account',
        'To sign up we ask for your name, email, phone number, zip code and a password. Keep your password to yourself and tell us if somebody else knows it. Homeowner accounts are free.',
      ],
      [
        'Prices and payment',
        'All prices are in U.S. dollars and payable in advance. When you order, your card is authorized for the items with estimated tax and shipping; it is charged for what the vendors approve, and the rest is released. If a price changes while an item is in your cart, you confirm the new one first.',
      ],
      [
        'Delivery',
        'Vendors deliver within the United States. Delivery times on the product pages are estimates.',
      ],
      [
        'Returns and refunds',
        `You can request a return within ${RETURN_WINDOW_DAYS} days after delivery. The vendor has ${VENDOR_REFUND_DAYS} days to apply a refund, which then reaches your card within ${REFUND_BUSINESS_DAYS.min} to ${REFUND_BUSINESS_DAYS.max} business days. At most the cost of shipping an item back may be deducted.`,
      ],
      [
        'Claims',
        `Claims must be raised within ${CLAIM_YEARS} year. The full terms set out our liability.`,
      ],
    ],
  },
  privacyPolicy: {
    title: 'Privacy Policy',
    sections: [
      [
        'What we store',
        'Your name, email, phone number, addresses, what is in your cart and what you ordered. For cards we store the brand, the last four digits, the expiration date and the name.',
      ],
      [
        'What we never store',
        'Card numbers and security codes. They go from your browser to the payment provider and nowhere else.',
      ],
      [
        'Who sees it',
        'A vendor sees where to ship its part of your order, and your pro sees what you ordered in the showroom. Staff see what they need to help you. We never sell your data.',
      ],
      [
        'Cookies',
        'A few of our own, to remember your showroom, your cart and, if you like, your email address for the next sign-in.',
      ],
      ['Your rights', 'Ask support for a copy of your data, or to have it deleted.'],
    ],
  },
  terms: {
    title: 'Terms',
    sections: [
      [
        'Who may sign up',
        `You are at least ${MINIMUM_AGE} years old. If you are under ${AGE_OF_CONSENT}, a parent or guardian also agrees.`,
      ],
      [
        'What you agree to',
        'The Terms of Service and the Privacy Policy. You order from vendors through the showroom of a pro, pay in advance in U.S. dollars, and confirm price changes before you buy.',
      ],
      [
        'What we record',
        'When you accepted, and which version. You can read both texts again at any time.',
      ],
    ],
  },
};
