import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { testDatabase } from '../database/test-database.ts';
import { handleErrors } from './errors.ts';
import { logOptions } from './log-options.ts';

const database = await testDatabase();

test('U-12 the log reports a row that the database refuses, but not its content', async () => {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const app = Fastify({ logger: { ...logOptions('error'), stream } });
  handleErrors(app);
  app.get('/', () =>
    database.pool.query(
      `insert into users (type, status, email, password_hash, first_name, last_name)
       values ('User', 'Odd', 'secret@example.com', 'hash-of-it', 'Ana', 'Lopez')`,
    ),
  );
  const { statusCode, body } = await app.inject({ url: '/' });
  await app.close();
  expect(statusCode).toBe(500);
  expect(lines.join()).toContain('users_status_check');
  for (const text of [lines.join(), body]) {
    expect(text).not.toMatch(/secret@example\.com|hash-of-it|Lopez/);
  }
});
