import { SOON } from '@wevisu/site/soon.ts';
import type { StandardText } from './standard-text.ts';

export const aboutUs: StandardText = {
  title: 'About us',
  lead: '{brand_name} is a marketplace of many vendors and a place of virtual showrooms for building and remodeling homes.',
  updatedOn: null,
  body: `
## What we do

A remodel is a hundred small decisions, made in a dozen shops, priced on scraps of paper. We put them in one place. You see your room in 3D, you choose real products for it, you read what it costs while you choose, and you order all of it at once.

The room, the list of what it takes, the cart and the order are the same thing here. What is drawn is what is counted, and what is counted is what is delivered.

## Who it is for

**Homeowners** get a showroom ID from the pro they work with, walk into that pro's showroom and shop at that pro's prices. An account is free.

**Pros**, which is to say contractors and designers, run a showroom of their own without keeping stock, and earn a markup that only they see. [How it works for pros](/pro-account).

**Vendors** list what they make or import, and ship what is ordered.

## What you can count on

- Savings of up to {savings_up_to_percent}% against list prices, since the way from the maker to your door is short.
- {claim_delivery}, and live support through a companion mobile app for pros${SOON.companionApp ? ' (soon)' : ''}.
- {claim_floor_plans} floor plans, {claim_templates} templates and {claim_materials} materials in the full catalog.
- Square feet become boxes with the waste that your pattern really makes, cut by cut, and not by a rule of thumb.

{claims_footnote}

## How it is paid for

The vendor gets the price that it set. The pro gets the markup of the showroom. We keep a fee on the vendor's price. All of it is inside the price you see, to the cent, and nothing is added behind your back. Tax and shipping stand below the items before you pay.

## Where to reach us

Write to [{support_email}](mailto:{support_email}), call {phone}, or use the [contact form](/contact).
`,
};
