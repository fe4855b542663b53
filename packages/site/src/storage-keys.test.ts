import { expect, test } from 'vitest';
import { COOKIES } from './cookies.ts';
import { KEYS_CLEARED_AT_LOGOUT, STORAGE_KEYS } from './storage-keys.ts';

test('AUTH-45 U-48 logout clears the 13 keys of the spec, redirect_to, pagination, the style survey, the zip code and unsent messages, not the tokens', () => {
  expect(new Set(KEYS_CLEARED_AT_LOGOUT).size).toBe(18);
  expect(KEYS_CLEARED_AT_LOGOUT).not.toContain(STORAGE_KEYS.authToken);
  expect(KEYS_CLEARED_AT_LOGOUT).not.toContain(STORAGE_KEYS.aiAuthToken);
});

test('STORE-01 to STORE-17 keys and cookies have the names of the spec, each once', () => {
  expect(STORAGE_KEYS).toMatchObject({
    authToken: 'authToken',
    aiAuthToken: 'AIauthToken',
    cartId: 'cart_id',
    myItem: 'my_item',
    redirectTo: 'redirect_to',
    visualRedirect: 'visual_redirect',
  });
  expect(Object.values(COOKIES)).toEqual([
    'wev_log_email',
    'wev_log_pass',
    'wev_remember_me',
    'wev_ut',
    'otp_verify',
    'wev_role',
  ]);
  const keys = Object.values(STORAGE_KEYS);
  expect(new Set(keys).size).toBe(keys.length);
});
