import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Tabs } from './tabs.tsx';

const tabs = [
  { id: 'a b', label: 'One', panel: <p>first</p> },
  { id: 'c', label: 'Two', panel: <p>second</p> },
];

test('HOME-09 the first tab is shown until another one is selected, and only its panel', () => {
  const html = renderToStaticMarkup(<Tabs label="Both" tabs={tabs} />);
  expect(html).toContain('first');
  expect(html).not.toContain('second');
  expect(html.match(/aria-selected="true"/g)).toHaveLength(1);
  expect(html.match(/tabindex="0"/g)).toHaveLength(1);
});

test('a selected tab is named by the one who knows it', () => {
  const html = renderToStaticMarkup(<Tabs label="Both" selected="c" tabs={tabs} />);
  expect(html).toContain('second');
});

test('a selected tab that is gone gives way to the first', () => {
  expect(renderToStaticMarkup(<Tabs label="Both" selected="x" tabs={tabs} />)).toContain('first');
});
