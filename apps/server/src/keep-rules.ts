// Which finished pages are cached, and what they may be made from: see docs/decisions/0020-finished-pages.md.
import {
  findMovedEntry,
  getMenu,
  getProduct,
  getSettings,
  listProducts,
  listRelatedProducts,
  listRoomsWithProduct,
} from '@wevisu/contract/catalog.ts';
import { getShopProfile } from '@wevisu/contract/showrooms.ts';
import { SHOWROOM_COOKIE } from '@wevisu/site/cookies.ts';
import type { KeepRules } from './platform/pages/kept-pages.ts';
import type { Followed } from './platform/pages/made-from.ts';

/** A category, its products, a department, a product: not the same addresses ending in '.data'. */
const KEPT =
  /^\/(category\/[^/]+(\/product)?|department\/[^/]+(\/[^/]+)?|product\/[^/]+(\/[^/]+)?)$/;

/**
 * Notices tell of products, variants, brands, categories, showrooms, markups and settings, and of a lot that runs out
 * or comes back (db/migrations/000006 and 000009). No notice tells of every unit that a checkout holds, nor of
 * templates.
 */
const FOLLOWED: Readonly<Record<string, Followed>> = {
  [findMovedEntry.name]: 'noticed',
  [getMenu.name]: 'noticed',
  [getSettings.name]: 'noticed',
  [getShopProfile.name]: 'noticed',
  [listProducts.name]: 'noticed',
  [listRelatedProducts.name]: 'noticed',
  [getProduct.name]: 'read-again',
  [listRoomsWithProduct.name]: 'read-again',
};

/** Told by notices, too, and asked for by every page. */
export const REMEMBERED: readonly string[] = [getMenu.name, getSettings.name, getShopProfile.name];

/** Bytes: some 2,000 pages as browsers take them. */
const MAX_BYTES = 32 * 1024 * 1024;

export function keepRules(given: Pick<KeepRules, 'version' | 'callerOf'>): KeepRules {
  return {
    ...given,
    keepsPath: (path) => KEPT.test(path) && !path.endsWith('.data'),
    cookies: [SHOWROOM_COOKIE],
    followed: FOLLOWED,
    maxBytes: MAX_BYTES,
    now: () => performance.now(),
  };
}
