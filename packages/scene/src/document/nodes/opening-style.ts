export const openingStyles = [
  'door-single',
  'door-double',
  'door-pocket',
  'door-barn',
  'door-bifold',
  'door-sliding-glass',
  'door-french',
  'door-entry',
  'door-garage',
  'window-fixed',
  'window-double-hung',
  'window-casement',
  'window-sliding',
  'window-awning',
  'passage',
  'passage-arch',
  'niche',
] as const;
export type OpeningStyle = (typeof openingStyles)[number];

export function isDoor(style: OpeningStyle): boolean {
  return style.startsWith('door-');
}
export function isWindow(style: OpeningStyle): boolean {
  return style.startsWith('window-');
}
