import {
  GUEST_CART_DAYS,
  MINIMUM_AGE,
  REFUSED_LICENSE_DAYS,
} from '@wevisu/domain/policy/policy.ts';
import type { StandardText } from './standard-text.ts';

export const privacyPolicy: StandardText = {
  title: 'Privacy policy',
  lead: 'What we know about you, why, who else sees it, and how you get it back or have it deleted.',
  // PAGES-09, U-53.
  updatedOn: 'May 3, 2021',
  body: `
## What we keep

- **Your account**: name, email, phone number, zip code, and your password as a hash that cannot be turned back.
- **Your addresses**: where your orders go and where your bills go.
- **What you do here**: rooms you design, what is in your cart, what you order, what you write to us and to your pro.
- **Pictures that you upload**: made anew, without where and by whom they were taken. You alone see them, until you delete them.
- **Your cards**: the brand, the last four digits, the expiry and the name on the card.
- **Your license**, where you apply as a pro: its number, state and last day, and the file that you send.
- **Your tax form**, where you apply as a vendor: your company, its addresses, its tax number, and the file that you send.
- **Your devices**: when and with which browser you signed in, so that you can end a session that is not yours.

## What we never have

The number and the security code of a card. They go from your browser to the payment service and nowhere else.

## Why we keep it

To show you the right prices, to bring you what you ordered, to settle payments and refunds, to answer you, and to keep accounts safe. We do not sell it, and we do not use it for advertising of others.

## Who else sees it

- **Your pro** sees what you order in their showroom, where it goes, and the rooms that you share with them; once you order or share a room, also your email and phone number. While you only have a cart there, your pro sees your name and how many products are in it. What your pro notes about you, only your pro sees.
- **A vendor** sees where to ship its part of your order, and nothing of the rest.
- **The payment service** handles your card.
- **A tax service** may get the street, city, state and zip code of a delivery and its amounts, without your name, to say the sales tax.
- **Carriers** get your name, address and phone number to deliver.
- **Our staff** see what they need to help you, and each look is recorded.
- **Courts and authorities**, where the law makes us.

## How long

As long as you have an account. Orders and payments are kept as long as the law wants the books kept, without your other data once you delete your account. The file of a license or a tax form is deleted ${REFUSED_LICENSE_DAYS} days after the application was refused, and at once where no application comes of it. Carts of visitors are dropped after ${GUEST_CART_DAYS} days without use.

## Your rights

In [your account](/account) you can download all that we keep about you as a file, correct it, and delete the account. You can also [ask us](/contact?topic=privacy) to do it for you.

## Children

The site is not for children under ${MINIMUM_AGE}, and we delete what we learn to be about one.

## Changes

When this text changes in a way that matters, we tell you by email before it counts. [Write to us](/contact?topic=privacy) with questions, or to {support_email}.
`,
};
