import type { FastifyInstance } from 'fastify';

const LINE = /^((?:│ {3}| {4})*)[├└]── (\S+)(?: \(([A-Z, ]+)\))?$/;

/** The paths of all routes that answer GET, from the tree that the router prints. */
export function routesOf(http: FastifyInstance): string[] {
  const above: string[] = [];
  return http
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', name, methods = ''] = LINE.exec(line) ?? [];
      if (name === undefined) return [];
      const depth = indent.length / 4;
      above.length = depth;
      above[depth] = `${above[depth - 1] ?? ''}${name}`;
      return methods.split(', ').includes('GET') ? [above[depth]] : [];
    });
}
