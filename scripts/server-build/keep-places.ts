import { basename, dirname, join, relative } from 'node:path';
import type { Plugin } from 'vite';

/** Where the bundle lies. All of its files are in this folder itself. */
interface Places {
  readonly folder: string;
}

const PROGRAM =
  /(?<before>new URL\(|join\(import\.meta\.dirname, )'(?:\.\/)?(?<name>[\w-]+)\.ts'(?<after>, import\.meta\.url\)|\))/;
const PLACE = /import\.meta\.(?:dirname|url)/;
const EITHER = new RegExp(`${PROGRAM.source}|${PLACE.source}`, 'g');

/**
 * Keeps what a bundled module knows of its own place: files beside it are still found there, and a program that it
 * starts as a thread or a process is bundled as well and found in the bundle.
 */
export function keepPlaces({ folder }: Places): Plugin {
  return {
    name: 'keep-places',
    enforce: 'pre',
    transform(code, id) {
      const path = id.split('?')[0] ?? id;
      if (path.includes('/node_modules/') || !PLACE.test(code)) return null;
      const start = (name: string) =>
        this.emitFile({
          type: 'chunk',
          id: join(dirname(path), `${name}.ts`),
          fileName: `${name}.mjs`,
        });
      return { code: rewritePlaces(code, relative(folder, path), start), map: null };
    },
  };
}

/**
 * @param path of the module, seen from the bundle's folder
 * @param onProgram is told the name of each program that the module starts
 */
export function rewritePlaces(
  code: string,
  path: string,
  onProgram: (name: string) => void,
): string {
  return code.replace(EITHER, (found, ...rest) => {
    const { before, name, after } = rest.at(-1) as Record<string, string | undefined>;
    if (name !== undefined) {
      onProgram(name);
      return `${before}'./${name}.mjs'${after}`;
    }
    if (found.endsWith('dirname')) return `(import.meta.dirname + ${quote(`/${dirname(path)}`)})`;
    return `new URL(${quote(`${dirname(path)}/${basename(path)}`)}, import.meta.url).href`;
  });
}

/** Paths of the bundle are written as in addresses, on every system. */
function quote(path: string): string {
  return JSON.stringify(path.replaceAll('\\', '/'));
}
