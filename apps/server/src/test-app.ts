// The real app on a database of its own, for tests: calls go through HTTP injection, parsed as a client would.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CallArgs, CallDefinition, CallReply, Role } from '@wevisu/contract/call.ts';
import type { AiAccountId, PlainIds, ProUserId, UserId } from '@wevisu/domain/ids.ts';
import { AI_TOKEN_HEADER } from '@wevisu/site/headers.ts';
import { type App, createApp } from './app.ts';
import { openAiSession } from './features/design-ai/accounts/ai-session.ts';
import { parseConfig } from './platform/config.ts';
import { hashPassword } from './platform/crypto/passwords.ts';
import { openPool } from './platform/database/connection.ts';
import { isOutage } from './platform/database/outage.ts';
import type { Pool } from './platform/database/queryable.ts';
import { atFileEnd } from './platform/database/test-closers.ts';
import { type TestDatabase, testDatabase } from './platform/database/test-database.ts';
import { renderStoredMail } from './platform/mail/render-mail.ts';
import { openSession } from './platform/sessions/session-store.ts';
import { findWrongRows } from './test-kept-rows.ts';
import { findUnheldInMails } from './test-mail-figures.ts';

export interface CallAnswer<C extends CallDefinition> {
  readonly status: number;
  /** What a success would carry; read it after looking at the status. */
  readonly body: CallReply<C> & {
    readonly code?: string;
    readonly message: string;
    readonly errors?: Readonly<Record<string, readonly string[]>>;
  };
}

export interface TestApp extends TestDatabase {
  /** The app's own. */
  readonly serverPool: Pool;
  readonly app: App;
  readonly dataDir: string;
  call<C extends CallDefinition>(
    definition: C,
    args: PlainIds<CallArgs<C>>,
    options?: { readonly token?: string | undefined; readonly aiToken?: string | undefined },
  ): Promise<CallAnswer<C>>;
  /** Sends input that no typed client would. */
  raw(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    body?: unknown,
    token?: string,
    aiToken?: string,
  ): Promise<{ status: number; body: Record<string, unknown>; text: string }>;
  createAccount<R extends Role>(account: {
    readonly email: string;
    readonly type: R;
    readonly status?: 'Active' | 'Approve' | 'Deactive' | 'pending';
  }): Promise<{
    readonly userId: R extends 'Contractor' ? ProUserId : UserId;
    readonly token: string;
  }>;
  /** An account of AI 3D design; nobody has verified its address. */
  createAiAccount(of: {
    readonly email: string;
  }): Promise<{ readonly accountId: AiAccountId; readonly token: string }>;
  /** Newest first. */
  mails(): Promise<
    { template: string; recipient: string; subject: string; html: string; text: string }[]
  >;
}

export const TEST_PASSWORD = 'Remodel-2026';

interface TestAppOptions {
  readonly connections?: number;
  /** Settings in addition to those of every test. */
  readonly env?: Readonly<Record<string, string>>;
  /** Receives every line of the log, at the level of LOG_LEVEL. */
  readonly logTo?: { write(line: string): void };
  /** False for tests that move the clock themselves: jobs go on by the real one, and would live in another time. */
  readonly isWorking?: boolean;
}

export async function testApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = await testDatabase(options);
  const dataDir = await mkdtemp(join(tmpdir(), 'wevisu-app-'));
  const config = parseConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    PUBLIC_URL: 'http://shop.example',
    DATA_DIR: dataDir,
    ...options.env,
  });
  // As the server does, so that every test of a call shows that its role may do what the call does.
  const serverPool = openPool(database.serverUrl, {
    connections: options.connections ?? 10,
    statementTimeoutMs: 30_000,
    onError: () => {},
  });
  atFileEnd(() => serverPool.end());
  const app = await createApp({
    config,
    pool: serverPool,
    now: () => new Date(),
    ...(options.logTo ? { logTo: options.logTo } : {}),
    isWorking: options.isWorking ?? true,
  });
  await app.start();
  // Registered after the database's own closer, so it runs before it.
  atFileEnd(async () => {
    // Each mail that any test sends is read, and what any test's acts made the database keep.
    const unlessStopped = (error: unknown) => {
      // A test may have stopped its database.
      if (isOutage(error)) return [];
      throw error;
    };
    const problems = [
      ...(await findUnheldInMails(database.pool).catch(unlessStopped)),
      ...(await findWrongRows(database.pool).catch(unlessStopped)),
    ];
    await app.close();
    await rm(dataDir, { recursive: true, force: true });
    if (problems.length > 0) throw new Error(problems.join('\n'));
  });

  let visitors = 0;
  const raw: TestApp['raw'] = async (method, url, body, token, aiToken) => {
    const response = await app.http.inject({
      method,
      url,
      // Every request comes from an address of its own, so that limits by address meet no test by chance.
      remoteAddress: `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors++ & 255}`,
      ...(body === undefined ? {} : { payload: body as object }),
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(aiToken === undefined ? {} : { [AI_TOKEN_HEADER]: aiToken }),
      },
    });
    return { status: response.statusCode, body: parse(response.payload), text: response.payload };
  };
  return {
    ...database,
    serverPool,
    app,
    dataDir: config.dataDir,
    raw,
    async call(definition, args, { token, aiToken } = {}) {
      const { params, query, body } = args as { params?: object; query?: object; body?: unknown };
      const answer = await raw(
        definition.method,
        addressOf(definition, params, query),
        body,
        token,
        aiToken,
      );
      return answer as unknown as CallAnswer<typeof definition>;
    },
    async createAccount({ email, type, status = type === 'User' ? 'Active' : 'Approve' }) {
      const { rows } = await database.pool.query(
        `insert into users (type, status, email, password_hash, first_name, last_name, email_verified_at)
         values ($1, $2, $3, $4, 'Ana', 'Lopez', now()) returning id`,
        [type, status, email, await passwordHash()],
      );
      const userId = rows[0].id;
      return { userId, token: await openSession(database.pool, { userId, userAgent: 'test' }) };
    },
    async createAiAccount({ email }) {
      const { rows } = await database.pool.query(
        `insert into ai_accounts (email, password_hash, full_name, terms_version, terms_accepted_at)
         values ($1, $2, 'Ana Lopez', 'test', now()) returning id`,
        [email, await passwordHash()],
      );
      const accountId = rows[0].id;
      return { accountId, token: await openAiSession(database.pool, { accountId, userAgent: '' }) };
    },
    async mails() {
      const { rows } = await database.pool.query(
        'select template, recipient, subject, content, html, text from mails order by id desc',
      );
      const brand = { name: 'WeVisu', footer: config.publicUrl ?? '' };
      return rows.map((row) => ({ ...row, ...renderStoredMail(row, brand) }));
    },
  };
}

let stored: Promise<string> | undefined;
function passwordHash(): Promise<string> {
  stored ??= hashPassword(TEST_PASSWORD);
  return stored;
}

function parse(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

/** The address of a call with its parameters filled in. */
export function addressOf(
  definition: CallDefinition,
  params: object = {},
  query: object = {},
): string {
  const path = definition.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown>)[name])),
  );
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([key, value]) =>
      value === undefined || value === null ? [] : [[key, String(value)]],
    ),
  );
  return search.size === 0 ? path : `${path}?${search}`;
}
