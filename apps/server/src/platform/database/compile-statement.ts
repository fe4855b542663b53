// Turns a query into the text of a statement that is prepared once. Parameters are numbered by their names. Every other
// value is a constant of the text, so that PostgreSQL can use a partial index for it.
import {
  AliasNode,
  IdentifierNode,
  type OperationNode,
  PostgresQueryCompiler,
  type ReturningNode,
  type RootOperationNode,
  SelectionNode,
} from 'kysely';
import { Placeholder } from './parameters.ts';

export interface CompiledStatement {
  readonly text: string;
  /** In the order of their numbers. */
  readonly places: readonly Pick<Placeholder<unknown>, 'name' | 'isJson'>[];
  /** Names of the result's columns that are no plain columns of a table. */
  readonly computed: readonly string[];
}

export function compileStatement(query: { toOperationNode(): OperationNode }): CompiledStatement {
  const compiler = new StatementCompiler();
  const { node, computed } = nameInCamelCase(query.toOperationNode());
  const { sql } = compiler.compileQuery(node as RootOperationNode, { queryId: 'statement' });
  return { text: sql, places: compiler.places, computed };
}

export class StatementCompiler extends PostgresQueryCompiler {
  readonly places: Placeholder<unknown>[] = [];

  protected override appendValue(value: unknown): void {
    if (!(value instanceof Placeholder)) {
      this.appendImmediateValue(value);
      return;
    }
    const known = this.places.findIndex(
      ({ name, isJson }) => name === value.name && isJson === value.isJson,
    );
    const place = known === -1 ? this.places.push(value) : known + 1;
    this.append(`$${place}`);
  }

  /** A backslash is one in every setting of standard_conforming_strings. */
  protected override appendStringLiteral(value: string): void {
    if (value.includes('\\')) this.append(' E');
    super.appendStringLiteral(value.replaceAll('\\', '\\\\'));
  }
}

interface WithSelections {
  readonly selections?: readonly SelectionNode[];
  readonly returning?: ReturningNode;
}

/** Rows come out of the database with the names that they have in TypeScript: nothing maps them afterward. */
function nameInCamelCase(root: OperationNode) {
  const computed: string[] = [];
  const rename = (selections: readonly SelectionNode[]) =>
    selections.map(({ selection }) => {
      const { name, node, isColumn } = readSelection(selection);
      const camelName = toCamelCase(name);
      if (!isColumn) computed.push(camelName);
      return SelectionNode.create(AliasNode.create(node, IdentifierNode.create(camelName)));
    });
  const { selections, returning } = root as WithSelections;
  const node = {
    ...root,
    ...(selections && { selections: rename(selections) }),
    ...(returning && { returning: { ...returning, selections: rename(returning.selections) } }),
  };
  return { node, computed };
}

function readSelection(node: OperationNode): {
  readonly name: string;
  readonly node: OperationNode;
  readonly isColumn: boolean;
} {
  const {
    kind,
    node: inner,
    alias,
    column,
    name,
  } = node as OperationNode & {
    readonly node?: OperationNode;
    readonly alias?: OperationNode;
    readonly column?: OperationNode;
    readonly name?: string;
  };
  if (kind === 'AliasNode' && inner && alias && IdentifierNode.is(alias))
    return { name: alias.name, node: inner, isColumn: isColumn(inner) };
  if (kind === 'ReferenceNode' && column) return { ...readSelection(column), node };
  if (kind === 'ColumnNode' && column && IdentifierNode.is(column))
    return { name: column.name, node, isColumn: true };
  throw new TypeError(`A statement names each of its columns, not a ${kind} ${name ?? ''}`);
}

function isColumn({ kind }: OperationNode): boolean {
  return kind === 'ReferenceNode' || kind === 'ColumnNode';
}

export type CamelCase<S extends string> = S extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : S;

function toCamelCase(name: string): string {
  return name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());
}
