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

/** REG-09: what the three windows of the registration say. 'terms' is what is accepted there. */
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
        'To sign up we ask for your name, email, phone number, zip code and a password. Keep the password to yourself and tell us when somebody else knows it. An account for homeowners is free.',
      ],
      [
        'Prices and payment',
        'All prices are in U.S. dollars and payable in advance. When you order, your card is authorized for the items with estimated tax and shipping; it is charged for what the vendors approve, and the rest is released. When a price changes while an item is in your cart, you confirm the new one first.',
      ],
      [
        'Delivery',
        'Vendors deliver within the United States. The times on the product pages are estimates.',
      ],
      [
        'Returns and refunds',
        `You can ask for a return within ${RETURN_WINDOW_DAYS} days after delivery. The vendor has ${VENDOR_REFUND_DAYS} days to apply a refund, which then reaches your card within ${REFUND_BUSINESS_DAYS.min} to ${REFUND_BUSINESS_DAYS.max} business days. The cost of shipping an item back may be deducted, and never more than that.`,
      ],
      [
        'Claims',
        `A claim is to be raised within ${CLAIM_YEARS} year. What we can be liable for is set out in the full terms.`,
      ],
    ],
  },
  privacyPolicy: {
    title: 'Privacy Policy',
    sections: [
      [
        'What we keep',
        'Your name, email, phone number, addresses, what is in your cart and what you ordered. Of a card we keep the brand, the last four digits, the expiry and the name on it.',
      ],
      [
        'What we never have',
        'The number and the security code of a card. They go from your browser to the payment service and nowhere else.',
      ],
      [
        'Who sees it',
        'A vendor sees where to ship its part of your order, and your pro sees what you ordered in the showroom. Staff see what they need to help you, and each look is recorded. We sell nothing of it to anybody.',
      ],
      [
        'Cookies',
        'A few of our own, to keep your showroom, your cart and, if you wish, your email address for the next sign-in.',
      ],
      ['Your rights', 'Ask support for a copy of what we keep about you, or to have it deleted.'],
    ],
  },
  terms: {
    title: 'Terms',
    sections: [
      [
        'Who may sign up',
        `You are at least ${MINIMUM_AGE} years old. Under ${AGE_OF_CONSENT}, a parent or guardian agrees with you.`,
      ],
      [
        'What you agree to',
        'The Terms of Service and the Privacy Policy. You order from vendors through the showroom of a pro, pay in U.S. dollars and in advance, and confirm price changes before you buy.',
      ],
      [
        'What we write down',
        'When you accepted and in which version. You can read both texts again at any time.',
      ],
    ],
  },
};
