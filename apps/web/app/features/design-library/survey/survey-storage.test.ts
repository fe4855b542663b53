import { expect, test } from 'vitest';
import { parseSurvey, readStyleCookie } from './survey-storage.ts';

test('VIS-03 a stored survey is read back without unknown styles', () => {
  const kept = { liked: ['t-1', 't-2'], styles: ['japandi', 'baroque', 'coastal'] };
  expect(parseSurvey(JSON.stringify(kept))).toEqual({
    liked: ['t-1', 't-2'],
    styles: ['japandi', 'coastal'],
  });
});

test.each([null, '', '[]', '{"liked":1,"styles":[]}', '{"liked":[]}', 'null'])(
  'VIS-03 stored text that is not a survey is ignored: %s',
  (text) => {
    expect(parseSurvey(text)).toBeNull();
  },
);

test('G-41 the cookie gives known styles, strongest first, each once', () => {
  expect(readStyleCookie('a=1; wev_style=japandi.coastal.japandi.%3Cb%3E')).toEqual([
    'japandi',
    'coastal',
  ]);
  expect(readStyleCookie('wev_style=')).toEqual([]);
  expect(readStyleCookie(null)).toEqual([]);
});
