// How the server asks its database. Each statement is defined once, at the top of a store, with typed parameters and
// typed rows; it is compiled at its first use and planned once per connection.
// - `statement`: what Kysely says well, over the types of the tables. A renamed column is a type error.
// - `sqlStatement`: large statements in SQL, with the columns of their rows and parameters declared.
// Decision 0019 says which for what; statements.test.ts prepares every one of them and compares what it gives.
import type {
  CompiledQuery,
  DeleteResult,
  InsertResult,
  OperationNode,
  RawBuilder,
  UpdateResult,
} from 'kysely';
import type { AnyColumn, Columns, RowOfColumns, TypeOf } from './columns.ts';
import { type CamelCase, type CompiledStatement, compileStatement } from './compile-statement.ts';
import { type Params, placeholders } from './parameters.ts';
import { queryPrepared } from './prepared.ts';
import { queryPlanned } from './query-planned.ts';
import type { Queryable } from './queryable.ts';

type Given<P> = [keyof P] extends [never] ? [] : [values: P];
type Run<P, T> = (db: Queryable, ...given: Given<P>) => Promise<T>;

/** Its functions need no `this`: `export const listCards = statement(…).list`. */
export interface Statement<P, Row> {
  readonly list: Run<P, Row[]>;
  /** The first row, or null. */
  readonly get: Run<P, Row | null>;
  /** The first row; throws if there is none. */
  readonly require: Run<P, Row>;
  /** The first column of the first row, or null. */
  readonly value: Run<P, Row[keyof Row] | null>;
  /** The number of rows changed. */
  readonly run: Run<P, number>;
  /** Whether any row was changed. */
  readonly runAny: Run<P, boolean>;
}

/** The row that one of a statement's functions gives: `RowOf<typeof listCards>`. */
// biome-ignore lint/suspicious/noExplicitAny: whatever its parameters are
export type RowOf<F extends (db: Queryable, ...given: any[]) => Promise<unknown>> =
  NonNullable<Awaited<ReturnType<F>>> extends infer R
    ? R extends readonly (infer Row)[]
      ? Row
      : R
    : never;

export interface StatementOptions {
  /**
   * For what runs by the clock, and for what has optional filters: connections don't keep it, PostgreSQL plans it at each
   * call, for the values of the call.
   */
  readonly rare?: boolean;
}

interface Compilable<O> {
  compile(): CompiledQuery<O>;
  toOperationNode(): OperationNode;
}

type CamelRow<O> = O extends InsertResult | UpdateResult | DeleteResult
  ? Record<never, never>
  : { readonly [K in keyof O as CamelCase<K & string>]: O[K] };
type TypedRow<O, G> = {
  readonly [K in keyof CamelRow<O>]: K extends keyof G ? TypeOf<G[K]> : CamelRow<O>[K];
};

/**
 * A query over the tables. Its rows have camelCase names. `gives` declares the kind of every column that is computed
 * and not read from a table, and narrows others: `{ total: int8, status: text.as<OrderStatus>() }`.
 */
export function statement<
  O,
  P = Record<never, never>,
  G extends { readonly [K in keyof CamelRow<O>]?: AnyColumn } = Record<never, never>,
>(
  build: (p: Params<P>) => Compilable<O>,
  gives?: G,
  options: StatementOptions = {},
): Statement<P, TypedRow<O, G>> {
  return register({
    compile: () => compileStatement(build(placeholders<P>(() => false))),
    gives: (gives ?? {}) as Columns,
    takes: null,
    rare: options.rare ?? false,
  });
}

/**
 * A statement in SQL. `takes` and `gives` are compared with PostgreSQL's own description of it, by name and type:
 * a column that is called `order_number` in its table is `as "orderNumber"` in the text.
 */
export function sqlStatement<
  const T extends Columns = Record<never, never>,
  const G extends Columns = Record<never, never>,
>(definition: {
  readonly takes?: T;
  readonly gives?: G;
  readonly sql: (p: Params<RowOfColumns<T>>) => RawBuilder<unknown>;
  readonly rare?: boolean;
}): Statement<RowOfColumns<T>, RowOfColumns<G>> {
  const takes: Columns = definition.takes ?? {};
  return register({
    compile: () =>
      compileStatement(
        definition.sql(placeholders<RowOfColumns<T>>((name) => takes[name]?.isJson ?? false)),
      ),
    gives: definition.gives ?? {},
    takes,
    rare: definition.rare ?? false,
  });
}

/** One statement for each of the names: `byName(ROLES, (role) => statement(…))`. */
export function byName<K extends string, S>(
  names: readonly K[],
  define: (name: K) => S,
): Readonly<Record<K, S>> {
  return Object.fromEntries(names.map((name) => [name, define(name)])) as Record<K, S>;
}

/** What the database test compares with PostgreSQL. */
export interface StatementDefinition {
  readonly compile: () => CompiledStatement;
  /** Of a `statement` those that it declares, of a `sqlStatement` all. */
  readonly gives: Columns;
  /** Null for a `statement`: its parameters have the types of the columns that they are compared with. */
  readonly takes: Columns | null;
  readonly rare: boolean;
}

const definitions: StatementDefinition[] = [];

export function listStatements(): readonly StatementDefinition[] {
  return definitions;
}

function register<P, Row>(definition: StatementDefinition): Statement<P, Row> {
  definitions.push(definition);
  let compiled: CompiledStatement | null = null;

  function execute(db: Queryable, of: unknown) {
    compiled ??= definition.compile();
    const { text, places } = compiled;
    const given = (of ?? {}) as Readonly<Record<string, unknown>>;
    const values = places.map(({ name, isJson }) => {
      const value = given[name] ?? null;
      return isJson && value !== null ? JSON.stringify(value) : value;
    });
    return definition.rare ? queryPlanned(db, text, values) : queryPrepared(db, text, values);
  }

  /** `statements.test.ts` holds what is declared of the rows against PostgreSQL. */
  async function list(db: Queryable, of: unknown): Promise<Row[]> {
    return (await execute(db, of)).rows as Row[];
  }

  async function first(db: Queryable, of: unknown): Promise<Row | null> {
    return (await list(db, of))[0] ?? null;
  }

  async function run(db: Queryable, of: unknown): Promise<number> {
    const { rowCount } = await execute(db, of);
    return rowCount ?? 0;
  }

  return {
    list: (db, ...[of]) => list(db, of),
    get: (db, ...[of]) => first(db, of),
    async require(db, ...[of]) {
      const row = await first(db, of);
      if (row === null) throw new Error(`No row from: ${compiled?.text}`);
      return row;
    },
    async value(db, ...[of]) {
      const row = await first(db, of);
      const values: readonly Row[keyof Row][] = Object.values(row ?? {});
      return values[0] ?? null;
    },
    run: (db, ...[of]) => run(db, of),
    runAny: async (db, ...[of]) => (await run(db, of)) > 0,
  };
}
