import {
  ARBITRATION_OPT_OUT_DAYS,
  DISPUTE_DAYS,
  GUEST_CART_DAYS,
  PRO_APPROVAL_HOURS,
  REFUSED_LICENSE_DAYS,
} from '@wevisu/domain/policy/policy.ts';
import { REMEMBER_SECONDS } from '@wevisu/site/cookies.ts';
import { expect, test } from 'vitest';
import { cookiesPolicy } from './cookies-policy.ts';
import { privacyPolicy } from './privacy-policy.ts';
import { termsOfService } from './terms-of-service.ts';

test.each([
  [privacyPolicy, `dropped after ${GUEST_CART_DAYS} days`],
  [privacyPolicy, `deleted ${REFUSED_LICENSE_DAYS} days after`],
  [termsOfService, `up to ${PRO_APPROVAL_HOURS} hours for pros`],
  [termsOfService, `settle within ${DISPUTE_DAYS} days`],
  [termsOfService, `within ${ARBITRATION_OPT_OUT_DAYS} days after you opened`],
  [cookiesPolicy, `They last ${REMEMBER_SECONDS / 86_400} days`],
])('$title takes its figures from the policy: $1', ({ body }, words) => {
  expect(body).toContain(words);
});
