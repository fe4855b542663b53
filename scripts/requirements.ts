// Prints the requirements of docs/requirements.md that no test title names, by area.
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const text = readFileSync(join(root, 'docs/requirements.md'), 'utf8');
// Gaps (G) and odd points (U) are decisions, not requirements.
const ids = [...text.matchAll(/^- ((?![GU]-)[A-Z]+-\d+) \|/gm)].map(([, id = '']) => id);

const tests = globSync('{apps,packages,db,e2e,scripts,bench,media}/**/*.{test,spec}.{ts,tsx}', {
  cwd: root,
  exclude: (path) => /(^|\/)(node_modules|build)$/.test(path),
});
const named = new Set(
  tests.flatMap((file) => {
    const code = readFileSync(join(root, file), 'utf8');
    // A comment proves nothing.
    return code.replace(/^\s*(\/\/|\/?\*).*$/gm, '').match(/\b[A-Z]+-\d+\b/g) ?? [];
  }),
);

const areas = Map.groupBy(
  ids.filter((id) => !named.has(id)),
  (id) => id.split('-')[0] ?? '',
);
for (const [area, missing] of areas) {
  console.log(`${area}: ${missing.map((id) => id.slice(area.length + 1)).join(' ')}`);
}
const covered = ids.filter((id) => named.has(id)).length;
console.log(
  `${covered} of ${ids.length} requirements are named by a test (${tests.length} files).`,
);
