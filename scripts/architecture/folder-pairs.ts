import { dirname } from 'node:path';
import { buildGraph, listMutualPairs } from './graph.ts';
import type { Import } from './imports.ts';
import { PARTS } from './parts.ts';

/**
 * Folders of one package, part or feature that import each other. Both are taken just below their
 * common folder: `plan/walls` importing `room/light` counts as plan importing room. A folder also
 * stands for the files directly in it, so a child and its parent can be a pair.
 */
export function listMutualFolders(imports: readonly Import[]): readonly string[] {
  const graph = buildGraph(
    imports.flatMap(({ file, target }) => {
      if (target === null || unitOf(file) !== unitOf(target)) return [];
      const from = dirname(file).split('/');
      const to = dirname(target).split('/');
      const shared = from.findIndex((name, at) => to[at] !== name);
      const depth = (shared === -1 ? from.length : shared) + 1;
      return [[from.slice(0, depth).join('/'), to.slice(0, depth).join('/')] as const];
    }),
  );
  return listMutualPairs(graph);
}

/** A feature, or else the part. */
function unitOf(file: string): string | undefined {
  const [feature] = /^apps\/(?:server\/src|web\/app)\/features\/[^/]+\//.exec(file) ?? [];
  return feature ?? PARTS.find(([, folder]) => file.startsWith(`${folder}/`))?.[1];
}
