// Compiles the email layout once, so that the server needs no MJML compiler at run time.
// `--check` fails if the checked-in result is stale.
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import mjml2html from 'mjml';

const folder = new URL('../apps/server/src/platform/mail/', import.meta.url);
const target = new URL('layout.generated.html', folder);
const source = await readFile(new URL('layout.mjml', folder), 'utf8');
const { html } = await mjml2html(source, { validationLevel: 'strict' });

if (process.argv.includes('--check')) {
  const stored = await readFile(target, 'utf8').catch(() => '');
  if (stored !== html) {
    console.error(`${fileURLToPath(target)} is stale: run npm run mail:layout`);
    process.exit(1);
  }
} else {
  await writeFile(target, html);
}
