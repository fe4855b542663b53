// Writes the floor plans and templates of the demo world into built/, and removes what is no longer
// authored. The same authors give the same bytes.
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listPlans } from './author/list-plans.ts';
import { planFiles } from './author/plan-file.ts';
import { indexProducts } from './author/product-index.ts';
import { listTemplates, templateFileText } from './author/templates.ts';
import { BUILT_ROOMS_FOLDER } from './room-files.ts';

async function writeFolder(name: string, files: ReadonlyMap<string, string>): Promise<void> {
  const folder = join(BUILT_ROOMS_FOLDER, name);
  await mkdir(folder, { recursive: true });
  for (const old of await readdir(folder)) {
    if (!files.has(old)) await rm(join(folder, old));
  }
  for (const [file, text] of files) await writeFile(join(folder, file), text);
  console.log(`${files.size} files in ${name}`);
}

const plans = listPlans();
const planTexts = new Map<string, string>();
for (const [index, plan] of plans.entries()) {
  const { json, svg } = planFiles(plan, index + 1);
  planTexts.set(`${plan.id}.json`, json);
  planTexts.set(`${plan.id}.svg`, svg);
}
await writeFolder('plans', planTexts);

const templates = listTemplates(indexProducts());
const templateTexts = templates.map(
  (template) => [`${template.id}.json`, templateFileText(template)] as const,
);
await writeFolder('templates', new Map(templateTexts));
