import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MergeList } from './menu-merges.tsx';

const merge = (showrooms: number) => ({
  ...{ id: showrooms, name: 'Marble Tile', into: 'Porcelain Tile', showrooms },
});

test('DATA-17 whoever publishes a merge reads how many showrooms have markups on what goes', () => {
  const read = (count: number) => renderToStaticMarkup(<MergeList merges={[merge(count)]} />);
  expect(read(1204)).toContain('1,204 showrooms have markups on it that will no longer count');
  expect(read(1)).toContain('1 showroom has a markup on it');
  expect(read(0)).toContain('No showroom has a markup on it.');
  expect(renderToStaticMarkup(<MergeList merges={[]} />)).toBe('');
});
