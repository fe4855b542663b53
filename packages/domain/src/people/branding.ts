/** FMT-14: the price of Premium with the branded theme, in dollars. */
export const PREMIUM_PAID_AMOUNT = 199;

/** U-47: an add-on is given as 1, as 'true', or as an object with its status. */
export function isAddonActive(addon: unknown): boolean {
  if (typeof addon === 'object' && addon !== null) {
    return 'subscription_status' in addon && addon.subscription_status === 'active';
  }
  return addon === 1 || addon === true || addon === '1' || addon === 'true';
}

export interface BrandingSource {
  readonly basicAddon: unknown;
  readonly customAddon: unknown;
  readonly plan: string;
  readonly planStatus: string;
  readonly planPaidAmount: number;
}

/** U-46: whether a showroom's own color and logo apply; pages use this instead of the rule itself. */
export function isBranded(source: BrandingSource): boolean {
  if (isAddonActive(source.basicAddon) || isAddonActive(source.customAddon)) return true;
  return (
    source.plan === 'Premium' &&
    source.planStatus === 'active' &&
    source.planPaidAmount === PREMIUM_PAID_AMOUNT
  );
}
