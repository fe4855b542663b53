import type { Setting } from '@wevisu/contract/settings.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SettingConflict } from './setting-conflict.tsx';

const THEIRS: Setting = {
  ...{
    key: 'tax_rate.TX',
    group: 'taxes',
    label: 'TX, rate',
    kind: 'ppm',
    value: 62_500,
    version: 7,
  },
  waiting: { value: 82_500, starts_at: '2027-01-01T08:00:00.000Z', reason: 'The state raises it' },
  last_change: {
    ...{ by: 'June Abara', at: '2026-11-25T12:00:00.000Z', reason: 'The state raises it' },
    ...{ value: 82_500, starts_at: '2027-01-01T08:00:00.000Z', state: 'waiting' },
  },
};

test('U-50 whoever saves second reads who changed a setting, when, why and from which day on, and has the choice', () => {
  const html = renderToStaticMarkup(
    <SettingConflict mine={75_000} onMine={() => {}} onTheirs={() => {}} theirs={THEIRS} />,
  );
  for (const words of [
    'June Abara changed this',
    'To 8.25% from 01.01.2027 on, on 11.25.2026: The state raises it',
    'Now: 6.25%. Yours: 7.5%.',
    'Take theirs',
    'Save mine',
  ])
    expect(html).toContain(words);
});
