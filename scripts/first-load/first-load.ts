// The JavaScript that a page loads before it is interactive, read from the built web app: its chunk, those of the
// layouts around it, the entry, and their static imports.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';

export interface FirstLoad {
  /** Route id of the page. */
  readonly page: string;
  readonly files: readonly string[];
  /** Compressed size, as served. */
  readonly bytes: number;
  /** Route ids of the layouts around it. */
  readonly layouts: readonly string[];
  /** Those that it may load later: by an import when something opens or is pressed. */
  readonly laterFiles: readonly string[];
}

interface BuiltRoute {
  readonly id: string;
  readonly parentId?: string;
  readonly module: string;
  readonly imports: readonly string[];
}

interface RouteManifest {
  readonly entry: { readonly module: string; readonly imports: readonly string[] };
  readonly routes: Readonly<Record<string, BuiltRoute>>;
}

const MANIFEST = /^manifest-.*\.js$/;

/** For every route, heaviest first. `assets` is the folder of the built files; `isUnused` tells what is not followed later. */
export function firstLoads(
  assets: string,
  isUnused: (file: string, layouts: readonly string[]) => boolean = () => false,
): readonly FirstLoad[] {
  const name = readdirSync(assets).find((file) => MANIFEST.test(file));
  if (!name) throw new Error(`${assets} has no table of routes; build the web app first`);
  const { entry, routes } = readManifest(join(assets, name));
  return Object.keys(routes)
    .map((page) => {
      const around = withParents(routes, page);
      const layouts = around.map(({ id }) => id);
      const begin = [entry, ...around].flatMap(({ module, imports }) => [module, ...imports]);
      const files = new Set([name, ...begin.map((path) => path.replace('/assets/', ''))]);
      for (const file of files) for (const one of importsOf(join(assets, file))) files.add(one);
      const all = new Set(files);
      for (const file of all) {
        const path = join(assets, file);
        for (const one of importsOf(path)) all.add(one);
        for (const one of laterImportsOf(path)) if (!isUnused(one, layouts)) all.add(one);
      }
      const bytes = [...files].reduce((sum, file) => sum + servedBytes(assets, file), 0);
      return {
        ...{ page, files: [...files], bytes, layouts },
        laterFiles: [...all].filter((file) => !files.has(file)),
      };
    })
    .sort((a, b) => b.bytes - a.bytes);
}

function readManifest(path: string): RouteManifest {
  const json = readFileSync(path, 'utf8')
    .replace(/^[^{]*/, '')
    .replace(/;\s*$/, '');
  return JSON.parse(json);
}

function withParents(routes: RouteManifest['routes'], id: string): readonly BuiltRoute[] {
  const route = routes[id];
  if (!route) return [];
  return [route, ...(route.parentId === undefined ? [] : withParents(routes, route.parentId))];
}

const known = new Map<string, readonly string[]>();

/** A file's static imports; dynamic imports do not count. */
function importsOf(path: string): readonly string[] {
  const found =
    known.get(path) ??
    parseAst(readFileSync(path, 'utf8'))
      .body.flatMap((node) => ('source' in node && node.source ? [node.source.value] : []))
      .map((source) => source.replace('./', ''));
  known.set(path, found);
  return found;
}

/** Vite writes them as `import("./name.js")`. */
const LATER = /\bimport\(\s*["'`]\.\/([\w.-]+\.js)["'`]\s*\)/g;
const knownLater = new Map<string, readonly string[]>();

/** A file's dynamic imports. */
function laterImportsOf(path: string): readonly string[] {
  const found =
    knownLater.get(path) ??
    [...readFileSync(path, 'utf8').matchAll(LATER)].flatMap(([, name]) => name ?? []);
  knownLater.set(path, found);
  return found;
}

export function servedBytes(assets: string, file: string): number {
  const path = join(assets, file);
  const compressed = `${path}.br`;
  return statSync(existsSync(compressed) ? compressed : path).size;
}
