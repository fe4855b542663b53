/** What an API key may do. Whatever its scopes, it acts for one vendor and never does more than that vendor may. */
export const API_SCOPES = ['orders:read', 'stock:write', 'tracking:write'] as const;
export type ApiScope = (typeof API_SCOPES)[number];

/** How long the old key or secret goes on beside the new one. */
export const ROTATION_HOURS = 24;
