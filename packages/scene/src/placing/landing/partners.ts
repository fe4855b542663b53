// Whose middles are put in line: an island with its sink, a pendant over its table, a hood over its range.
import type { StandingNode } from '../local-box.ts';
import { roleOf, type Solid } from './ground.ts';

const byRole: Readonly<Record<string, readonly string[]>> = {
  hood: ['range', 'cooktop'],
  microwave: ['range', 'cooktop'],
  mirror: ['lavatory'],
  screen: ['media-console'],
  'coffee-table': ['sofa'],
  chair: ['table', 'desk', 'run:island', 'run:peninsula'],
  light: ['table', 'desk', 'run:island', 'run:peninsula', 'coffee-table', 'lavatory', 'mirror'],
};
const byName: Readonly<Record<string, readonly string[]>> = {
  'run:island': ['sink', 'range', 'cooktop', 'hood'],
  'run:peninsula': ['sink', 'range', 'cooktop', 'hood'],
  rug: ['table', 'coffee-table', 'sofa', 'bed'],
  'round-rug': ['table', 'coffee-table'],
  'framed-picture': ['sofa', 'bed', 'console-table', 'sideboard'],
  'medicine-cabinet': ['lavatory'],
  'kitchen-sink': ['window'],
};

function nameOf(node: StandingNode): string {
  return node.type === 'run' ? `run:${node.tier}` : node.kind;
}

export function arePartners(
  node: StandingNode,
  { node: other, role }: Pick<Solid, 'node' | 'role'>,
): boolean {
  const wanted = byName[nameOf(node)] ?? byRole[roleOf(node)] ?? [];
  return wanted.includes(role) || wanted.includes(nameOf(other));
}
