// Whether this browser shows notifications, and what it takes to let it.
import { PRO_SCOPE, PRO_WORKER_PATH } from '@wevisu/site/pro-paths.ts';

/** 'install': an iPhone shows notifications of apps on its Home Screen alone. */
export type DeviceState = 'unable' | 'install' | 'denied' | 'able';

export function readDeviceState(): DeviceState {
  const isApple = /iPhone|iPad/.test(navigator.userAgent);
  if (
    !('serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis)
  )
    return isApple ? 'install' : 'unable';
  return Notification.permission === 'denied' ? 'denied' : 'able';
}

/** Asks the person, which browsers allow after a press alone. Null if the answer is no. */
export async function subscribe(publicKey: string): Promise<PushSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await navigator.serviceWorker.register(PRO_WORKER_PATH, { scope: PRO_SCOPE });
  const worker = await activeWorker();
  // One of another key of the server, or of somebody else, hears nothing of this account.
  await (await worker.pushManager.getSubscription())?.unsubscribe();
  return worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
}

export async function unsubscribe(): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration(PRO_SCOPE);
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
}

const LOOK_MS = 100;
const MAX_LOOKS = 100;

/** `ready` is for pages below the worker's address alone. */
async function activeWorker(): Promise<ServiceWorkerRegistration> {
  for (let look = 0; look < MAX_LOOKS; look += 1) {
    const worker = await navigator.serviceWorker.getRegistration(PRO_SCOPE);
    if (worker?.active) return worker;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
  throw new Error('The service worker did not start.');
}
