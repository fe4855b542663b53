import { useId } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createPartMemory, PartsContext, takeParts } from './part-memory.ts';
import { Remembered } from './remembered.tsx';

let drawn = 0;

function Field({ name }: { readonly name: string }) {
  drawn += 1;
  const id = useId();
  return (
    <p id={id}>
      {name} of {'<b>'} ü
    </p>
  );
}

function Page({ names }: { readonly names: readonly string[] }) {
  return (
    <main>
      {names.map((name, i) => (
        <Remembered as="article" className="card" key={i} name="card" of={() => [name]}>
          {() => <Field name={name} />}
        </Remembered>
      ))}
      <p> data-part="0"</p>
    </main>
  );
}

const memory = createPartMemory();

function render(names: readonly string[]): string {
  const parts = { memory, mark: 'mark-', rendered: [] };
  const html = renderToString(
    <PartsContext value={parts}>
      <Page names={names} />
    </PartsContext>,
  );
  return takeParts(html, parts);
}

test('a page with remembered parts is, letter for letter, the page without', () => {
  const plain = (names: readonly string[]) => renderToString(<Page names={names} />);
  for (const names of [['a', 'b'], ['a', 'b'], ['b', 'a'], ['c', 'b'], ['a', 'b', 'c'], []])
    expect(render(names)).toBe(plain(names));
});

test('a part is rendered once for the same content in the same place', () => {
  render(['x', 'y']);
  drawn = 0;
  render(['x', 'y']);
  expect(drawn).toBe(0);
  render(['x', 'z']);
  expect(drawn).toBe(1);
});

test('parts that were used longest ago make room', () => {
  const small = createPartMemory(100);
  small.set('a', 'x'.repeat(40));
  small.set('b', 'x'.repeat(40));
  small.get('a');
  small.set('c', 'x'.repeat(40));
  expect([small.get('a'), small.get('b'), small.get('c')].map(Boolean)).toEqual([
    true,
    false,
    true,
  ]);
});

test('parts of two names are told apart, whatever they are made from', () => {
  const memory = createPartMemory();
  const draw = () => {
    const parts = { memory, mark: 'mark-', rendered: [] };
    const html = renderToString(
      <PartsContext value={parts}>
        {['first', 'second'].map((name) => (
          <Remembered as="div" isPlain key={name} name={name} of={() => ['same']}>
            {() => (
              <div>
                <div>{name}</div>
              </div>
            )}
          </Remembered>
        ))}
      </PartsContext>,
    );
    return takeParts(html, parts);
  };
  expect(draw()).toContain('<div><div>second</div></div></div>');
  expect(draw()).toBe(draw());
  expect(draw()).toContain('<div><div>second</div></div></div>');
});
