// What a statement's declaration gets wrong, by PostgreSQL's own description of it.
import type pg from 'pg';
import type { AnyColumn } from './columns.ts';
import type { StatementDefinition } from './statement.ts';
import { type DescribedColumn, describeStatement } from './test-describe.ts';

/** Empty where its declared parameters and columns are those that PostgreSQL describes. */
export async function findProblems(
  client: pg.PoolClient,
  definition: StatementDefinition,
): Promise<readonly string[]> {
  const { text, places, computed } = definition.compile();
  const { parameters, columns } = await describeStatement(client, text);
  const { gives, takes } = definition;
  const names = columns.map(({ name }) => name);
  return [
    ...Object.keys(gives)
      .filter((name) => !names.includes(name))
      .map((name) => `declares the column ${name}, which it does not give`),
    ...columns.flatMap((column) => {
      const declared = gives[column.name];
      if (declared !== undefined) return compareColumn(column, declared);
      const mustDeclare =
        takes !== null || column.nullable === null || computed.includes(column.name);
      return mustDeclare ? [`gives ${column.name} of type ${column.type} undeclared`] : [];
    }),
    ...places.flatMap(({ name }, index) => {
      const declared = takes?.[name];
      const type = parameters[index];
      if (takes === null) return [];
      if (declared === undefined) return [`takes ${name} undeclared`];
      return type !== undefined && declared.types.includes(type)
        ? []
        : [`takes ${name} of type ${type}, not of ${declared.types}`];
    }),
    ...Object.keys(takes ?? {})
      .filter((name) => !places.some((place) => place.name === name))
      .map((name) => `declares the parameter ${name}, which it does not take`),
  ];
}

function compareColumn(column: DescribedColumn, declared: AnyColumn): readonly string[] {
  const { name, type, nullable } = column;
  return [
    ...(declared.types.includes(type)
      ? []
      : [`gives ${name} of type ${type}, not of ${declared.types}`]),
    ...(nullable && declared.nulls === 'no' ? [`gives ${name}, which may be null`] : []),
  ];
}
