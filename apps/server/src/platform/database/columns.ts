// The kinds of columns that PostgreSQL gives and takes: what each is in TypeScript, as connection.ts reads it, and by
// which type it is known in a description of a statement. statements.test.ts holds every declared one against it.

/** A column of a result, or a parameter. */
export interface Column<T> {
  /** Only for the compiler: it has no value. */
  readonly value?: T;
  /** PostgreSQL's numbers of the types that it may have. */
  readonly types: readonly number[];
  readonly isJson: boolean;
  /** 'never': nullable in its table, but not in the rows of this statement. */
  readonly nulls: 'no' | 'yes' | 'never';
  readonly orNull: Column<T | null>;
  readonly notNull: Column<T>;
  /** The same column with a narrower type: `text.as<OrderStatus>()`. */
  as<Narrow extends T>(): Column<Narrow>;
}

// biome-ignore lint/suspicious/noExplicitAny: a column of whatever type
export type AnyColumn = Column<any>;
export type Columns = Readonly<Record<string, AnyColumn>>;
export type TypeOf<C> = C extends Column<infer T> ? T : never;
export type RowOfColumns<C extends Columns> = { readonly [K in keyof C]: TypeOf<C[K]> };

export const bool: Column<boolean> = column(16);
export const int2: Column<number> = column(21);
export const int4: Column<number> = column(23);
/** Cents, counts and ids: safe integers, or the connection throws. */
export const int8: Column<number> = column(20);
export const float8: Column<number> = column(701);
/** As PostgreSQL writes it: it may have more digits than a number holds. */
export const numeric: Column<string> = column(1700);
/** Also varchar, char and uuid. */
export const text: Column<string> = column(25, 1043, 1042, 2950);
/** YYYY-MM-DD: a Date would carry a time zone. */
export const date: Column<string> = column(1082);
export const timestamptz: Column<Date> = column(1184);
export const bytea: Column<Buffer> = column(17);
/** json or jsonb. PostgreSQL doesn't describe what is in it: `T` is the statement's word. */
export function json<T>(): Column<T> {
  return build<T>({ types: [114, 3802], isJson: true, nulls: 'no' });
}

/** PostgreSQL's numbers of arrays, by those of what is in them. */
const ARRAYS: Readonly<Record<number, number>> = {
  16: 1000,
  17: 1001,
  20: 1016,
  21: 1005,
  23: 1007,
  25: 1009,
  701: 1022,
  1082: 1182,
  1184: 1185,
  1700: 1231,
};

/** `arrayOf(text.orNull)`: some of its elements may be null. */
export function arrayOf<T>({ types }: Column<T>): Column<readonly T[]> {
  return build<readonly T[]>({
    types: types.flatMap((type) => ARRAYS[type] ?? []),
    isJson: false,
    nulls: 'no',
  });
}

function column<T>(...types: readonly number[]): Column<T> {
  return build<T>({ types, isJson: false, nulls: 'no' });
}

function build<T>(given: Pick<Column<T>, 'types' | 'isJson' | 'nulls'>): Column<T> {
  return {
    ...given,
    get orNull() {
      return build<T | null>({ ...given, nulls: 'yes' });
    },
    get notNull() {
      return build<T>({ ...given, nulls: 'never' });
    },
    as<Narrow extends T>() {
      return build<Narrow>(given);
    },
  };
}
