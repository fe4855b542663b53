import { LIVE_CHANNEL_NAME } from '@wevisu/contract/live.ts';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { overhearNotifications } from './overhear-notifications.ts';

const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
const tab = new BroadcastChannel(LIVE_CHANNEL_NAME);
const ends: (() => void)[] = [];

beforeEach(() => void vi.stubGlobal('document', document));
afterAll(() => tab.close());
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

function overhear() {
  const onChange = vi.fn();
  ends.push(overhearNotifications(onChange));
  return onChange;
}

test('what the stream of another tab says is heard here, without a stream', async () => {
  const onChange = overhear();
  tab.postMessage({ kind: 'typing', room: '1', user: 2, name: 'Ana' });
  tab.postMessage({ kind: 'notifications' });
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(1));
});

test('a tab looks when it is shown again, and not when it is hidden', () => {
  const onChange = overhear();
  document.visibilityState = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
  expect(onChange).not.toHaveBeenCalled();
  document.visibilityState = 'visible';
  document.dispatchEvent(new Event('visibilitychange'));
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('nothing is heard after its end', async () => {
  const [over, still] = [overhear(), overhear()];
  ends[0]?.();
  tab.postMessage({ kind: 'notifications' });
  await vi.waitFor(() => expect(still).toHaveBeenCalledTimes(1));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(over).not.toHaveBeenCalled();
});
