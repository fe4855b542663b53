// Kysely as a builder of texts: our own pool runs them, so that transactions, types and errors are as everywhere.
import { type Dialect, DummyDriver, PostgresAdapter, PostgresIntrospector } from 'kysely';
import { StatementCompiler } from './compile-statement.ts';

class NoDriver extends DummyDriver {
  override acquireConnection(): Promise<never> {
    throw new Error('A query runs as a statement(…), not by its own execute().');
  }
}

export const compileOnly: Dialect = {
  createDriver: () => new NoDriver(),
  createAdapter: () => new PostgresAdapter(),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new StatementCompiler(),
};
