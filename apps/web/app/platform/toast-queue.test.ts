import { expect, test, vi } from 'vitest';
import { onFirstToast, showToast, TOAST_MS, takeToasts } from './toast-queue.ts';

test('messages that come before the list are shown in their order when it is there', () => {
  const wake = vi.fn();
  onFirstToast(wake);
  showToast('warning', 'first');
  showToast('error', 'second', 'own-id');
  expect(wake).toHaveBeenCalled();

  const shown: string[] = [];
  const stop = takeToasts(({ id, text }) => shown.push(`${id}|${text}`));
  showToast('info', 'third');
  expect(shown).toEqual(['warning:first|first', 'own-id|second', 'info:third|third']);

  stop();
  showToast('success', 'fourth');
  expect(shown).toHaveLength(3);
});

test('ERR-27 a message stays for ten seconds', () => {
  expect(TOAST_MS).toBe(10_000);
});
