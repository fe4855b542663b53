import { afterAll, expect, test, vi } from 'vitest';
import { ApiFailure } from '../../platform/api-failure.ts';
import { listenTo } from '../../platform/site-events.ts';
import { problemText, tellIfSignedOut } from './problem-text.ts';

const ended = vi.fn();
const stopListening = listenTo('session-ended', ended);
afterAll(stopListening);

test('G-39 a rerendered form does not sign the person out again', () => {
  const failure = new ApiFailure(401, { message: 'Unauthenticated.' });
  expect([problemText(failure), problemText(failure)]).toEqual([
    'Unauthenticated.',
    'Unauthenticated.',
  ]);
  expect(ended).not.toHaveBeenCalled();
  tellIfSignedOut(failure);
  tellIfSignedOut(new ApiFailure(409));
  tellIfSignedOut(new Error('not saved'));
  expect(ended).toHaveBeenCalledOnce();
});
