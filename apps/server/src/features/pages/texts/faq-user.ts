import { SPELLINGS } from '@wevisu/domain/spellings.ts';
import type { StandardText } from './standard-text.ts';

/** PAGES-03: for homeowners who are signed in. */
export const faqUser: StandardText = {
  title: SPELLINGS.customerFaq,
  lead: '',
  updatedOn: null,
  body: `
## Where do I begin?

With the room, or with a product. [Design a room](/visualize) from a template or a floor plan, or shop by department and put what you like into a project later.

## How do I save a design?

Choose Save in the editor. It is then under [My Projects](/projects), with every version that you named. What you have not saved stays in this browser.

## What is the checklist of a project?

What the room takes, line by line: the products of the drawing with their boxes, and lines that you add yourself. Tick off what is settled, then [put the rest into the cart](/visualize/checklist).

## Can my pro see my project?

When you share it. Open the project, choose Share, and your pro gets a note and can look at it. A link for family and friends shows the room without your data.

## Why do two showrooms have different prices?

Each pro sets a markup of their own. The product, the vendor and the delivery are the same.

## I have a coupon of my pro. Where do I enter it?

In the cart, below the lines. It takes off a part of the pro's markup.

## How do I change my password or end a session?

In [your account](/account), under password. Changing it signs out all other devices.
`,
};
