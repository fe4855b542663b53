/**
 * What the site names before it is there (HOME-20, HOME-21, NAV-03). While its switch is on, each place says 'Soon' and
 * leads to what there is instead. Whoever builds it turns its switch off.
 */
export const SOON: Readonly<Record<'companionApp', boolean>> = {
  companionApp: true,
};
