import type { AccountsDeps } from '../accounts/deps.ts';

/** What the feature needs from the rest of the server. */
export type VendorsDeps = Pick<
  AccountsDeps,
  'pool' | 'mailer' | 'events' | 'files' | 'processor' | 'passwords' | 'now' | 'publicUrl'
>;
