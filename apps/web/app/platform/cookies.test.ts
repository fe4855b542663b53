import { COOKIES, REMEMBER_SECONDS, ROLE_COOKIE_SECONDS } from '@wevisu/site/cookies.ts';
import { expect, test } from 'vitest';
import { buildCookie, readCookie } from './cookies.ts';

test('FMT-12 U-49 the user type lasts a day and what is remembered 340 days', () => {
  expect(buildCookie(COOKIES.userType, 'User', ROLE_COOKIE_SECONDS)).toBe(
    'wev_ut=User; Path=/; Max-Age=86400; SameSite=Lax',
  );
  expect(buildCookie(COOKIES.rememberEmail, 'a@b.co', REMEMBER_SECONDS)).toBe(
    'wev_log_email=a%40b.co; Path=/; Max-Age=29376000; SameSite=Lax',
  );
});

test('a cookie is found among others and decoded', () => {
  expect(readCookie('x=1; wev_ut=User; wev_log_email=a%40b.co', 'wev_log_email')).toBe('a@b.co');
  expect(readCookie('wev_ut=User', 'wev_u')).toBeNull();
  expect(readCookie('', 'wev_ut')).toBeNull();
  expect(readCookie('wev_ut=%E0%A4%A', 'wev_ut')).toBeNull();
});
