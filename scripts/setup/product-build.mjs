// Builds the web app and the server if their sources have changed since the last build.
import { join } from 'node:path';
import { ensureMadeFrom } from './build-stamp.mjs';
import { run } from './child.mjs';
import { compressAssets } from './compress-assets.mjs';
import { pinnedNode, root } from './install.mjs';
import { fail, say, seconds } from './say.mjs';

const web = join(root, 'apps/web');
const webBuild = join(web, 'build');
const serverBuild = join(root, 'apps/server/build');

const common = ['packages', 'package.json', 'package-lock.json', 'tsconfig.json'];
const webSources = ['apps/web', ...common];
const serverSources = ['apps/server', 'db', 'scripts/server-build', ...common];

/** @param {{ onOutput?: (text: string) => void }} [out] where output goes, instead of the terminal */
export async function ensureBuilt({ onOutput } = {}) {
  const tell = onOutput ? (text) => onOutput(`${text}\n`) : say;
  await ensureMadeFrom(webBuild, webSources, async () => {
    tell('Building the web app');
    const started = Date.now();
    await build('web app', [join(root, 'node_modules/@react-router/dev/bin.cjs'), 'build'], web);
    await compressAssets(join(webBuild, 'client'));
    tell(`Built in ${seconds(started)}`);
  });
  await ensureMadeFrom(serverBuild, serverSources, () => {
    const config = join(root, 'scripts/server-build/vite.config.ts');
    return build(
      'server',
      [join(root, 'node_modules/vite/bin/vite.js'), 'build', '-c', config],
      root,
    );
  });
}

/**
 * @param {string} what
 * @param {readonly string[]} args
 * @param {string} cwd
 */
async function build(what, args, cwd) {
  const log = [];
  const code = await run(pinnedNode, args, {
    cwd,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
    onOutput: (text) => log.push(text),
  });
  if (code !== 0) fail(`${log.join('').trim()}\nThe ${what} can't be built.`);
}
