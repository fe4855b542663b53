import { useEffect, useRef } from 'react';
import { useRevalidator, useRouteLoaderData } from 'react-router';
import { buildThemeCss } from '../../platform/theme.ts';
import { useFollowOwnShowroom } from './follow-own-showroom.ts';
import { forgetShowroom, type ShopProfile } from './selection.ts';
import { readShowroomCookie, writeShowroomCookie } from './showroom-cookie.ts';
import { useShowroom } from './use-showroom.ts';

/**
 * Syncs the cookie with my_item, whatever changed that (a choice, another tab, signing out), and has
 * the server reprice the page, so that prices of two showrooms never mix.
 */
export function FollowSelection() {
  useFollowOwnShowroom();
  const { selection, profile } = useShowroom();
  const { revalidate } = useRevalidator();
  const vsdId = selection?.vsd_id ?? null;
  const loaded = useRouteLoaderData<{ readonly showroom: ShopProfile | null }>(
    'layout/site-layout',
  )?.showroom;
  const priced = useRef<string | null>(loaded?.vsd_id ?? null);

  useEffect(() => {
    if (readShowroomCookie(document.cookie) !== vsdId) writeShowroomCookie(vsdId);
    if (priced.current === vsdId) return;
    priced.current = vsdId;
    void revalidate();
  }, [vsdId, revalidate]);

  useEffect(() => {
    if (vsdId === null || profile !== null) return;
    // Selected by another script or an earlier visit, without its profile.
    void import('./showroom-calls.ts')
      .then(({ enterShowroom }) => enterShowroom(vsdId))
      .then((found) => found ?? forgetShowroom())
      .catch(() => {});
  }, [vsdId, profile]);

  const css = profile?.branded ? buildThemeCss(profile.theme_color) : null;
  return css ? <style>{css}</style> : null;
}
