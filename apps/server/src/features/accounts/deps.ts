import type { Address } from '@wevisu/contract/reply.ts';
import type { ProUserId, UserId } from '@wevisu/domain/ids.ts';
import type { PasswordQueue } from '../../platform/crypto/password-queue.ts';
import type { JobQueue } from '../../platform/jobs/jobs.ts';
import type { IdentityProvider } from '../../platform/oidc/identity-provider.ts';
import type { SecurityEvents } from '../../platform/security/security-events.ts';
import type { FileStore } from '../../platform/storage/file-store.ts';
import type { PictureProcessor } from '../../platform/uploads/picture-processor.ts';
import type { SecondFactorDeps } from '../second-factor/deps.ts';

/** What the feature needs from the rest of the server. */
export interface AccountsDeps extends SecondFactorDeps {
  readonly jobs: JobQueue;
  readonly events: SecurityEvents;
  readonly files: FileStore;
  readonly processor: Pick<PictureProcessor, 'clean'>;
  readonly passwords: Pick<PasswordQueue, 'hash' | 'check'>;
  /** The companies that people may sign in with (AUTH-38). */
  readonly providers: readonly IdentityProvider[];
  /**
   * Shipping to an address of the account's cart in a showroom, or of the one last changed; null without a cart. Comes
   * from checkout.
   */
  readonly shippingChargeOf: (given: {
    readonly userId: UserId;
    readonly proId: ProUserId | null;
    readonly address: Address;
  }) => Promise<number | null>;
  /** Saves a card by the gateway's token; false if the gateway does not know it. */
  readonly saveCard: (given: {
    readonly userId: UserId;
    readonly token: string;
    readonly billing: Readonly<Record<string, string>>;
  }) => Promise<boolean>;
  /** Removes the files of pictures that no longer have an owner. Comes from own-pictures. */
  readonly dropPictures: () => Promise<void>;
}
