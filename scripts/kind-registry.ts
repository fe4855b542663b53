// Generates the three lists of packages/scene/src/kinds (cards, builders, plans) from its folders, so
// that adding a kind means adding a folder. `--check` only compares.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const folder = resolve(import.meta.dirname, '../packages/scene/src/kinds');
const ids = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, 'geometry.ts')))
  .map(({ name }) => name)
  .sort();

const covered = ids.filter((id) =>
  readFileSync(join(folder, id, 'kind.ts'), 'utf8').includes('coverings:'),
);

function camel(id: string): string {
  return id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
function pascal(id: string): string {
  return camel(`-${id}`);
}
function key(id: string): string {
  return id.includes('-') ? `'${id}'` : id;
}

const notice = '// Written by `npm run kinds` from the folders beside it.';

const files: Readonly<Record<string, string>> = {
  'registry.generated.ts': `${notice}
import type { z } from 'zod';
${ids.map((id) => `import { ${camel(id)}Kind } from './${id}/kind.ts';`).join('\n')}

/** Every kind of object, under the id that specs and scenes name it by. */
export const kinds = {
${ids.map((id) => `  ${key(id)}: ${camel(id)}Kind,`).join('\n')}
} as const;

export type KindId = keyof typeof kinds;
export const kindIds = Object.keys(kinds) as KindId[];
/** The complete params of each kind. */
export type KindParams = { readonly [K in KindId]: z.output<(typeof kinds)[K]['params']> };
`,
  'builders.generated.ts': `${notice}
import type { Piece } from '../geometry/part.ts';
${ids.map((id) => `import { build${pascal(id)} } from './${id}/geometry.ts';`).join('\n')}
import type { KindId, KindParams } from './registry.generated.ts';

/** What draws each kind. Apart from the cards, so that a server can check specs without geometry. */
export const builders: { readonly [K in KindId]: (params: KindParams[K]) => Piece[] } = {
${ids.map((id) => `  ${key(id)}: build${pascal(id)},`).join('\n')}
};
`,
  'covered-builders.generated.ts': `${notice}
import type { Piece } from '../geometry/part.ts';
${covered.map((id) => `import { build${pascal(id)} } from './${id}/geometry.ts';`).join('\n')}
import type { KindId, KindParams } from './registry.generated.ts';

/** What draws the kinds whose cards name coverings. */
export const coveredBuilders: { readonly [K in KindId]?: (params: KindParams[K]) => Piece[] } = {
${covered.map((id) => `  ${key(id)}: build${pascal(id)},`).join('\n')}
};
`,
  'plans.generated.ts': `${notice}
${ids.map((id) => `import { ${camel(id)}Plan } from './${id}/plan.ts';`).join('\n')}
import type { KindPlan } from './definition/kind-plan.ts';
import type { KindId, KindParams } from './registry.generated.ts';

/** Plan symbols and clearances of each kind. */
export const plans: { readonly [K in KindId]: KindPlan<KindParams[K]> } = {
${ids.map((id) => `  ${key(id)}: ${camel(id)}Plan,`).join('\n')}
};
`,
};

/** Imports sorted as the linter sorts them: by path. */
function sorted(code: string): string {
  const lines = code.split('\n');
  const imports = lines.filter((line) => line.startsWith('import '));
  const path = (line: string) => line.match(/from '(.*)'/)?.[1] ?? '';
  const rank = (line: string) => (path(line) === 'zod' ? 0 : path(line).startsWith('..') ? 1 : 2);
  imports.sort((a, b) => rank(a) - rank(b) || (path(a) < path(b) ? -1 : 1));
  let next = 0;
  return lines.map((line) => (line.startsWith('import ') ? imports[next++] : line)).join('\n');
}

let differs = false;
for (const [name, code] of Object.entries(files)) {
  const path = join(folder, name);
  const wanted = sorted(code);
  if (existsSync(path) && readFileSync(path, 'utf8') === wanted) continue;
  differs = true;
  if (!process.argv.includes('--check')) writeFileSync(path, wanted);
}
if (process.argv.includes('--check') && differs) {
  console.error('The lists of kinds do not match the folders: run `npm run kinds`.');
  process.exitCode = 1;
}
