// The places of a statement's parameters, as expressions that Kysely takes wherever it takes a value.
import {
  type AliasableExpression,
  type Expression,
  expressionBuilder,
  sql,
  ValueNode,
} from 'kysely';

/** Where the values of `P` go: `(p: Params<{ userId: number }>) => tables…where('user_id', '=', p.userId)`. */
export type Params<P> = { readonly [K in keyof P]: AliasableExpression<P[K]> };

declare const inJson: unique symbol;
/** A value of `T` on its way into a json or jsonb column; only `asJson` makes one. */
export interface AsJson<T> {
  readonly [inJson]: T;
}

/** A place in a statement. One of the same name has one number, however often it stands there. */
export class Placeholder<T> implements Expression<T> {
  readonly name: string;
  readonly isJson: boolean;

  constructor(name: string, isJson: boolean) {
    this.name = name;
    this.isJson = isJson;
  }

  get expressionType(): T | undefined {
    return undefined;
  }

  toOperationNode() {
    return ValueNode.create(this);
  }

  as<A extends string>(alias: A) {
    return expressionBuilder().parens(this).as(alias);
  }
}

/** `isJson` says which of them are written as JSON whatever stands around them. */
export function placeholders<P>(isJson: (name: string) => boolean): Params<P> {
  return new Proxy({} as Params<P>, {
    get: (_, name) => new Placeholder(String(name), isJson(String(name))),
  });
}

/** Writes the parameter as JSON; null stays the null of SQL. pg would make an array of PostgreSQL's out of an array. */
export function asJson<T>(
  parameter: Expression<T>,
): AliasableExpression<AsJson<NonNullable<T>> | Extract<T, null>> {
  if (!(parameter instanceof Placeholder)) throw new TypeError('asJson takes a parameter');
  return new Placeholder(parameter.name, true);
}

/** Right of '=': any value of a list. `where('id', '=', anyOf(p.ids))`. */
export function anyOf<T>(list: Expression<readonly T[]>): Expression<T> {
  return sql<T>`any(${list})`;
}
