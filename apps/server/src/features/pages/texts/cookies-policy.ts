import { SECOND_STEP, SOCIAL_SIGN_IN_MINUTES } from '@wevisu/domain/policy/policy.ts';
import { REMEMBER_SECONDS, ROLE_COOKIE_SECONDS } from '@wevisu/site/cookies.ts';
import type { StandardText } from './standard-text.ts';

const DAY_SECONDS = 24 * 60 * 60;

export const cookiesPolicy: StandardText = {
  title: 'Cookies policy',
  lead: 'We keep what the shop needs to work for you, and nothing to follow you around.',
  updatedOn: null,
  body: `
## What a cookie is

A small text that your browser keeps for a site and sends along with each page it asks for. Browsers also have a storage of their own, which is not sent along. We use both, and all of it is our own: no advertiser and no one else reads or writes it here.

## What we keep in cookies

- **wev_showroom**: the showroom that you entered, so that pages come with its prices.
- **wev_style**: the styles that the style survey found, so that rooms you may like come first.
- **wev_log_email**, **wev_remember_me** and **wev_log_pass**: only if you choose "Remember me". Your email address, that you chose it, and a random token in place of your password. They last ${REMEMBER_SECONDS / DAY_SECONDS} days, or until you sign in without it.
- **wev_device**: a random token by which we know that this device signed in to your account before, so that a stranger's wrong passwords don't lock you out of it, and so that you can skip the second step here for ${SECOND_STEP.trustDays} days if you choose to. It lasts ${REMEMBER_SECONDS / DAY_SECONDS} days.
- **wev_social**: while you sign in with another company's account, a random token that ties the way back to this browser. It goes when you are back, or after ${SOCIAL_SIGN_IN_MINUTES} minutes.
- **wev_ut** and **wev_role**: what kind of account is signed in, for ${ROLE_COOKIE_SECONDS / 3600} hours, so that the menus fit.
- **otp_verify**: for staff, that the mailed code was given.
- **wev_cookie_note**: that you have read the note about cookies.

## What we keep in your browser's storage

Your sign-in, the cart of a visitor without an account, the products you looked at, the page you came from, and rooms that you have not saved yet. Signing out removes them.

## What you can do

Your browser can show, block and delete all of it. Without the showroom's cookie you will be asked for the showroom ID again; without storage you cannot stay signed in. Browsing works without either.

## Questions

[Write to us](/contact?topic=privacy). The [privacy policy](/privacy_policy) says what we keep on our side.
`,
};
