import { useEffect, useRef } from 'react';
import { useRevalidator, useRouteLoaderData } from 'react-router';
import { useSiteSettings } from '../../platform/site-settings.ts';
import { buildThemeCss } from '../../platform/theme.ts';
import { useFollowOwnShowroom } from './follow-own-showroom.ts';
import { forgetShowroom, type ShopProfile } from './selection.ts';
import { readEntered, SAMPLE, writeShowroomCookie } from './showroom-cookie.ts';
import { useShowroom } from './use-showroom.ts';

/**
 * Syncs the cookie with my_item, whatever changed that (a choice, another tab, signing out), and has
 * the server reprice the page, so that prices of two showrooms never mix.
 */
export function FollowSelection() {
  useFollowOwnShowroom();
  const { selection, profile, isSample } = useShowroom();
  const { sampleShowroom } = useSiteSettings();
  const { revalidate } = useRevalidator();
  const entered = isSample ? SAMPLE : (selection?.vsd_id ?? null);
  const loaded = useRouteLoaderData<{ readonly showroom: ShopProfile | null }>(
    'layout/site-layout',
  )?.showroom;
  const priced = useRef<string | null>(loaded?.sample ? SAMPLE : (loaded?.vsd_id ?? null));

  useEffect(() => {
    if (readEntered(document.cookie) !== entered) writeShowroomCookie(entered);
    if (priced.current === entered) return;
    priced.current = entered;
    void revalidate();
  }, [entered, revalidate]);

  useEffect(() => {
    if (entered === null || profile !== null) return;
    // Selected by another script or an earlier visit, without its profile.
    const vsdId = entered === SAMPLE ? sampleShowroom : entered;
    void import('./showroom-calls.ts')
      .then(({ enterShowroom }) => (vsdId === null ? null : enterShowroom(vsdId)))
      .then((found) => found ?? forgetShowroom())
      .catch(() => {});
  }, [entered, profile, sampleShowroom]);

  const css = profile?.branded ? buildThemeCss(profile.theme_color) : null;
  return css ? <style>{css}</style> : null;
}
