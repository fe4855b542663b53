/** Directed edges by name: each key imports every name in its set. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

export function buildGraph(edges: Iterable<readonly [from: string, to: string]>): Graph {
  const graph = new Map<string, Set<string>>();
  for (const [from, to] of edges) {
    if (from === to) continue;
    const targets = graph.get(from) ?? new Set();
    graph.set(from, targets.add(to));
  }
  return graph;
}

/** Names along one cycle, the first repeated at the end; null if there is none. */
export function findCycle(graph: Graph): readonly string[] | null {
  const done = new Set<string>();
  function visit(name: string, path: readonly string[]): readonly string[] | null {
    const at = path.indexOf(name);
    if (at >= 0) return [...path.slice(at), name];
    if (done.has(name)) return null;
    for (const next of graph.get(name) ?? []) {
      const cycle = visit(next, [...path, name]);
      if (cycle) return cycle;
    }
    done.add(name);
    return null;
  }
  for (const name of graph.keys()) {
    const cycle = visit(name, []);
    if (cycle) return cycle;
  }
  return null;
}

/** Pairs that import each other, as 'a <-> b' in alphabetical order. */
export function listMutualPairs(graph: Graph): readonly string[] {
  const pairs = [...graph].flatMap(([from, targets]) =>
    [...targets]
      .filter((to) => from < to && graph.get(to)?.has(from))
      .map((to) => `${from} <-> ${to}`),
  );
  return pairs.sort();
}
