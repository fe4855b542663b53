import {
  AGE_OF_CONSENT,
  ARBITRATION_OPT_OUT_DAYS,
  CANCEL_WINDOW_MINUTES,
  CLAIM_YEARS,
  DELIVERY_WEEKS,
  DISPUTE_DAYS,
  MIN_LIABILITY_CAP,
  MINIMUM_AGE,
  PRO_APPROVAL_HOURS,
  REFUND_BUSINESS_DAYS,
  RETURN_WINDOW_DAYS,
  VENDOR_REFUND_DAYS,
} from '@wevisu/domain/policy/policy.ts';
import type { StandardText } from './standard-text.ts';

/** PAGES-11: these 13 headings in this order, numbered. Own wording, in plain words (U-52). */
export const termsOfService: StandardText = {
  title: 'End User License Agreement and Terms of Service',
  lead: 'The agreement between you and {brand_name}. Please read it; by using the site you agree to it.',
  updatedOn: null,
  body: `
## 1. Summary of terms

This summary helps you to read the rest and does not replace it.

- All prices and payments are in US dollars only, and fees are payable in advance.
- Your card is pre-authorized with estimated taxes and shipping, and charged for what vendors approve.
- If the price of an item changes, you confirm the new price before you buy.
- Subscriptions of pros renew automatically until they are canceled.
- You must be at least ${MINIMUM_AGE}; under ${AGE_OF_CONSENT} you need the consent of a parent.
- Returns can be asked for within ${RETURN_WINDOW_DAYS} days. Claims must be made within ${CLAIM_YEARS} year.

## 2. General

{brand_name} runs a marketplace with virtual showrooms. Pros run the showrooms, vendors sell and ship the products, and we run the site, take the payments and settle them between all. We are not the maker of the products, and we do not do the building work.

You must be at least ${MINIMUM_AGE} years old; children under ${MINIMUM_AGE} are barred from the site. If you are under ${AGE_OF_CONSENT}, a parent or legal guardian must consent to these terms and is responsible for what you do here.

We may change these terms. When a change matters, we tell you by email before it counts, and we keep which version you accepted and when.

## 3. License

You may use the site and its design tools for your own home or, as a pro or vendor, for your business with us. This license is personal, can be ended, and cannot be passed on. Do not copy the site, take it apart, collect its data by machine, or use it to compete with it. Rooms that you design are yours; the pictures of products in them belong to their owners.

## 4. Registration

To open an account we ask for your name, your email, your phone number, your zip code and a password. They must be true and kept up to date. Keep the password to yourself, and tell us at once when someone else may know it: what is done with your account counts as done by you.

Accounts of pros and vendors are looked at by our staff before they open, which takes up to ${PRO_APPROVAL_HOURS} hours for pros. We may close an account that breaks these terms.

## 5. User content

What you upload or write, such as plans, photos, reviews and messages, stays yours. You allow us to store it and to show it to those whom you share it with, as far as the service needs it. Upload only what you have the right to, and nothing unlawful, hateful or harmful. We may remove what breaks this rule.

## 6. Fees and payment

All amounts are in US dollars only. Fees are payable in advance.

When you order, your card is pre-authorized for the items with estimated taxes and shipping. Once the vendors have approved their items, the card is charged for what was approved, and the rest of the authorization is released. If the price of an item changes before it is bought, you, the client, confirm the new price first; without that it is not sold to you.

Subscriptions of pros renew automatically at the end of each term at the price then shown. The date and the price of the renewal are shown before you subscribe and mailed to you before it happens, and you can cancel at any time to the end of the term.

## 7. Third-party purchases

The seller of each product is the vendor named with it. Its warranty comes from the vendor or the maker. Building work that you agree on with a pro is between you and the pro. Links to sites of others lead out of ours, and their terms apply there.

Most orders arrive in ${DELIVERY_WEEKS.min} to ${DELIVERY_WEEKS.max} weeks. Delivery is within the U.S. only. These times are estimates.

## 8. Data consent

You agree that we handle your data as the [privacy policy](/privacy_policy) says: what we need to run your account, to bring you your orders and to keep the site safe. You can download or delete your data in your account. Cookies are described in the [cookies policy](/cookies_policy).

## 9. Liability

The site is provided as it is. Pictures of rooms and products are drawn with care, and colors on screens differ from those in daylight: order a sample before you tile a house.

As far as the law allows, our liability to you for all claims together is limited to the greater of the fees that you have paid to us and $${MIN_LIABILITY_CAP / 100}. We are not liable for indirect damage, such as lost profit or a delayed building site. Nothing here limits liability that the law does not let us limit.

Any claim must be made within ${CLAIM_YEARS} year after its cause arose; after that it is barred.

## 10. Copyright policy

If you believe that something on the site infringes your copyright, [write to us](/contact) with the work, the address of the page, your contact data, a statement in good faith that the use is not allowed, a statement under penalty of perjury that what you say is true and that you may act for the owner, and your signature. We remove what infringes, tell whoever put it there, and close the accounts of those who do it again.

## 11. Arbitration

Write to us first: most disputes end there. What we cannot settle within ${DISPUTE_DAYS} days is decided by one neutral arbitrator in the county where you live, or by video, under the rules of a recognized arbitration body, and not by a jury. Each claim is decided on its own and not as a class. You may still go to a small claims court, and either side may ask a court to stop an infringement. You can opt out of this section by writing to {support_email} within ${ARBITRATION_OPT_OUT_DAYS} days after you opened your account.

## 12. Return policy

You can ask for a return within ${RETURN_WINDOW_DAYS} days after the delivery, and cancel an order within ${CANCEL_WINDOW_MINUTES} minutes after placing it. Vendors have ${VENDOR_REFUND_DAYS} days to apply a refund; the money then reaches your card in ${REFUND_BUSINESS_DAYS.min} to ${REFUND_BUSINESS_DAYS.max} business days.

The shipping cost of a returned item is deducted as a restocking fee, which is not above the cost of the return shipping. The [return policy](/return_policy) is part of these terms.

## 13. Miscellaneous

If a part of these terms does not hold, the rest still does. That we do not act on a right at once does not mean that we give it up. You may not pass this agreement on; we may, to whoever takes over the service. It is the whole agreement between us about the site. The law of the State of California applies, without its rules on conflicts of law. Reach us at {support_email} or {phone}.
`,
};
