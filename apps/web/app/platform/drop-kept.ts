import { PRO_SCOPE } from '@wevisu/site/pro-paths.ts';

/** What calls answered, for the time without a network. */
export const KEPT_DATABASE = 'wevisu-kept';
/** Pages and files of the pro's app: the names of its caches begin so. */
const KEPT_CACHES = 'wevisu-pro-';

/** Nothing that the account saw stays in the browser. */
export function dropKept(): void {
  globalThis.indexedDB?.deleteDatabase(KEPT_DATABASE);
  void globalThis.caches?.keys().then((names) => {
    for (const name of names) if (name.startsWith(KEPT_CACHES)) void caches.delete(name);
  });
  // What is on its way to the account is not shown to whoever comes next.
  void globalThis.navigator?.serviceWorker
    ?.getRegistration(PRO_SCOPE)
    .then((worker) => worker?.pushManager?.getSubscription())
    .then((subscription) => subscription?.unsubscribe());
}
