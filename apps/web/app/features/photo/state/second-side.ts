import type { PhotoDocument } from '../marks/photo-document.ts';
import type { Checked } from '../worker/lay-document.ts';

/** Areas less accurate than this get a second length, percent. */
const ENOUGH = 6;

/** Whether the next side's length is asked for: it was given before, or would make areas more accurate. */
export function wantsSecond(
  { secondTenths }: Pick<PhotoDocument, 'secondTenths'>,
  { accuracy, problems }: Checked,
): boolean {
  const isOpen = problems.some(({ code }) => code === 'lens-open');
  return (secondTenths ?? null) !== null || isOpen || (accuracy?.percent ?? 0) > ENOUGH;
}

/** 'Areas may be off by 4%, down from 12% with one length.' */
export function accuracyText({ percent, withOne }: NonNullable<Checked['accuracy']>): string {
  const words = (one: number) => (one >= 50 ? 'half or more' : `${Math.ceil(one)}%`);
  const before =
    withOne !== null && words(withOne) !== words(percent)
      ? `, down from ${words(withOne)} with one length`
      : '';
  return `Areas may be off by ${words(percent)}${before}.`;
}
