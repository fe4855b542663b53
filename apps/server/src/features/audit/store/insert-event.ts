import { sql } from 'kysely';
import { bytea, json } from '../../../platform/database/columns.ts';
import { sqlStatement } from '../../../platform/database/statement.ts';

type Fields = Readonly<Record<string, unknown>>;

export interface NewEvent {
  readonly at: string;
  readonly actor_id: number;
  readonly acting_as: number | null;
  readonly showroom_id: number | null;
  readonly vendor_id: number | null;
  readonly action: string;
  readonly target_kind: string;
  readonly target_id: string;
  readonly before: Fields | null;
  readonly after: Fields | null;
  readonly reason: string | null;
  readonly request_id: string | null;
  /** 'done', or the code of the refusal. */
  readonly outcome: string;
}

export const insertEvents = sqlStatement({
  takes: { events: json<readonly NewEvent[]>(), address: bytea.orNull },
  sql: (p) => sql`
    with noted as (insert into audit_events (at, actor_id, acting_as, showroom_id, vendor_id, action, target_kind,
      target_id, before, after, reason, request_id, outcome)
    select at, actor_id, acting_as, showroom_id, vendor_id, action, target_kind, target_id,
      nullif(before, 'null'), nullif(after, 'null'), reason, request_id, outcome
    from jsonb_to_recordset(${p.events}::jsonb) as e(at timestamptz, actor_id bigint, acting_as bigint,
      showroom_id bigint, vendor_id bigint, action text, target_kind text, target_id text, before jsonb,
      after jsonb, reason text, request_id text, outcome text)
    returning id, at)
    insert into audit_addresses (event_id, at, address_hash)
    select id, at, ${p.address} from noted where ${p.address}::bytea is not null`,
}).run;
