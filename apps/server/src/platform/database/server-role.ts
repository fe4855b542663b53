// The role that the server works as. It reads and writes rows and nothing more: no table, function or role is its own,
// so that an injected statement can't change what the database is or reach beyond it. The owner migrates.
import pg from 'pg';
import { withClient } from './connection.ts';

/** In the embedded database, where the socket's folder is the only lock. */
export const SERVER_ROLE = 'wevisu_server';

/** Processes that start together grant in turn: PostgreSQL refuses two that change one table's rights at once. */
const ADVISORY_LOCK = 7_207_110_003;

export interface LoginRole {
  readonly name: string;
  /** Null where none is needed. */
  readonly password: string | null;
}

/** Whom a URL names. */
export function roleOf(url: string): LoginRole {
  const { user = '', password } = new pg.Client({ connectionString: url });
  return { name: user, password: password ?? null };
}

/** As the owner. One who may not make roles leaves it to whoever runs the database. */
export async function createRoleIfMissing(
  url: string,
  { name, password }: LoginRole,
): Promise<void> {
  await withClient({ connectionString: url }, async (client) => {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [ADVISORY_LOCK]);
    const { rows } = await client.query<{ needed: boolean }>(
      `select rolsuper or rolcreaterole as needed from pg_roles where rolname = current_user
       and not exists (select from pg_roles where rolname = $1)`,
      [name],
    );
    if (rows[0]?.needed) {
      const words = password === null ? '' : ` password ${client.escapeLiteral(password)}`;
      await client.query(`create role ${client.escapeIdentifier(name)} login${words}`);
    }
    await client.query('commit');
  });
}

interface Grantable {
  readonly kind: 'schema' | 'table' | 'sequence';
  readonly name: string;
}

/** What `url` owns in its database, new tables included: run it after each migration. */
export async function grantToServer(url: string, role: string): Promise<void> {
  await withClient({ connectionString: url }, async (client) => {
    const to = client.escapeIdentifier(role);
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [ADVISORY_LOCK]);
    const database = client.escapeIdentifier(client.database ?? '');
    await client.query(`revoke create, temporary on database ${database} from public`);
    const owned = await listOwned(client);
    await client.query(owned.map((one) => `grant ${rightsOn(one)} to ${to}`).join('; '));
    await client.query('commit');
  });
}

async function listOwned(client: pg.Client): Promise<readonly Grantable[]> {
  const { rows } = await client.query<Grantable>(`
    select 'schema' as kind, quote_ident(nspname) as name from pg_namespace
    where nspname !~ '^pg_' and nspname <> 'information_schema'
      and (nspname = 'public' or pg_has_role(nspowner, 'usage'))
    union all
    select case c.relkind when 'S' then 'sequence' else 'table' end, c.oid::regclass::text
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'v', 'm', 'S') and n.nspname !~ '^pg_'
      and n.nspname <> 'information_schema' and pg_has_role(c.relowner, 'usage')`);
  return rows;
}

function rightsOn({ kind, name }: Grantable): string {
  if (kind === 'schema') return `usage on schema ${name}`;
  if (kind === 'sequence') return `usage, select on sequence ${name}`;
  // Which migrations ran is the owner's to write.
  if (name === 'schema_migrations') return `select on table ${name}`;
  return `select, insert, update, delete on table ${name}`;
}

export interface WhoServes {
  readonly role: string;
  readonly isSuperuser: boolean;
}

/** Whom a URL signs in as. */
export function whoServes(url: string): Promise<WhoServes> {
  return withClient({ connectionString: url }, async (client) => {
    const { rows } = await client.query<WhoServes>(
      `select rolname as role, rolsuper as "isSuperuser" from pg_roles where rolname = current_user`,
    );
    const [found] = rows;
    if (found === undefined) throw new Error('PostgreSQL does not know who is signed in.');
    return found;
  });
}
