// The tables as queries see them: the generated types, narrowed where a column's PostgreSQL type says too little.
import {
  type ColumnType,
  type InsertType,
  Kysely,
  type QueryCreator,
  type SelectType,
} from 'kysely';
import { compileOnly } from './compile-only.ts';
import type { AsJson } from './parameters.ts';
import type { IdColumns, RefinedColumns, RowIds } from './refined-columns.ts';
import type { DB, Json } from './tables.generated.ts';

type Null<T> = null extends T ? null : never;
type Undefined<T> = undefined extends T ? undefined : never;
type Refinement<T, C> = T extends keyof RefinedColumns
  ? C extends keyof RefinedColumns[T]
    ? RefinedColumns[T][C]
    : Id<T, C>
  : Id<T, C>;
type Id<T, C> = C extends 'id'
  ? T extends keyof RowIds
    ? RowIds[T]
    : never
  : C extends keyof IdColumns
    ? IdColumns[C]
    : never;

/** The generated type of json is null as well: its refinement says whether it may be. Only what `asJson` wrote goes in. */
type JsonColumn<C, V> = ColumnType<V, JsonInput<V> | Undefined<InsertType<C>>, JsonInput<V>>;
type JsonInput<V> = unknown extends V
  ? AsJson<unknown> | null
  : AsJson<NonNullable<V>> | Extract<V, null>;
type NarrowColumn<C, V> = ColumnType<
  V | Null<SelectType<C>>,
  V | Null<SelectType<C>> | Undefined<InsertType<C>>,
  V | Null<SelectType<C>>
>;
type TypedColumn<C, V> = [Json] extends [SelectType<C>]
  ? JsonColumn<C, [V] extends [never] ? unknown : V>
  : [V] extends [never]
    ? C
    : NarrowColumn<C, V>;

export type Tables = {
  readonly [T in keyof DB]: {
    readonly [C in keyof DB[T]]: TypedColumn<DB[T][C], Refinement<T, C>>;
  };
};

/** Begins every query. It only builds: `statement` runs it. */
export const tables: QueryCreator<Tables> = new Kysely<Tables>({ dialect: compileOnly });
