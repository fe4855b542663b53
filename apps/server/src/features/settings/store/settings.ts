// Settings, tax rates and the default delivery rates as one list of keys and scalars.

import type { Setting } from '@wevisu/contract/settings.ts';
import type { SettingValue } from '@wevisu/domain/settings/editable-settings.ts';
import { type RawBuilder, sql } from 'kysely';
import { int4, int8, json, text, timestamptz } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import { type RowOf, sqlStatement } from '../../../platform/database/statement.ts';

/** What counts now. */
const CURRENT = sql`(
  select key, value from settings
  union all
  select 'tax_rate.' || state, to_jsonb(rate_ppm) from tax_rates
  union all
  select 'tax_delivery.' || state, to_jsonb(shipping_taxable) from tax_rates
  union all
  select 'delivery_base.' || zone || '.' || up_to_g, to_jsonb(base_cents) from shipping_rates where vendor_id is null
  union all
  select 'delivery_lb.' || zone || '.' || up_to_g, to_jsonb(per_lb_cents) from shipping_rates where vendor_id is null
)`;

const VALUE = json<SettingValue>();
const SETTING = {
  ...{ key: text, value: VALUE.orNull, version: int8 },
  ...{ nextValue: VALUE.orNull, startsAt: timestamptz.orNull, reason: text.orNull },
  lastChange: json<NonNullable<Setting['last_change']>>().orNull,
};
const columns = sql`c.key, c.value, coalesce(h.id, 0) as version,
  w.value as "nextValue", w.starts_at as "startsAt", w.reason,
  case when h.id is not null then json_build_object('by', coalesce(u.first_name || ' ' || u.last_name, ''),
    'at', ${iso(sql`h.created_at`)}, 'reason', h.reason, 'value', h.value,
    'starts_at', ${iso(sql`h.starts_at`)}, 'state', h.state) end as "lastChange"`;
const waiting = sql`left join setting_changes w on w.key = c.key and w.state = 'waiting'
  left join lateral (select * from setting_changes l where l.key = c.key order by l.id desc limit 1) h on true
  left join users u on u.id = h.created_by`;

/** As replies write an instant. */
function iso(instant: RawBuilder<unknown>) {
  return sql`to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

export const listCurrent = sqlStatement({
  takes: {},
  gives: SETTING,
  sql: () => sql`select ${columns} from ${CURRENT} c ${waiting} order by c.key`,
}).list;
export type SettingRow = RowOf<typeof listCurrent>;

/** Also of a key that has no value yet. */
export const getCurrent = sqlStatement({
  takes: { key: text },
  gives: SETTING,
  sql: (p) => sql`select ${columns} from (
      select ${p.key}::text as key, (select value from ${CURRENT} n where n.key = ${p.key}) as value
    ) c ${waiting}`,
}).require;

/** Changes of one key, one after the other. */
export const lockKey = sqlStatement({
  takes: { key: text },
  gives: { locked: text.orNull },
  sql: (p) => sql`select pg_advisory_xact_lock(hashtext('setting ' || ${p.key}))::text as locked`,
}).get;

export const dropWaiting = sqlStatement({
  takes: { key: text, now: timestamptz },
  gives: { value: VALUE },
  sql: (p) => sql`update setting_changes set state = 'withdrawn', ended_at = ${p.now}
    where key = ${p.key} and state = 'waiting' returning value`,
}).get;

export const insertChange = sqlStatement({
  takes: {
    ...{ key: text, from: VALUE.orNull, value: VALUE, startsAt: timestamptz, state: text },
    ...{ reason: text, staffId: ID.user, now: timestamptz, endedAt: timestamptz.orNull },
  },
  sql: (p) => sql`insert into setting_changes
      (key, from_value, value, starts_at, state, reason, created_by, created_at, ended_at)
    values (${p.key}, ${p.from}, ${p.value}, ${p.startsAt}, ${p.state}, ${p.reason}, ${p.staffId}, ${p.now},
      ${p.endedAt})`,
}).run;

export const takeDue = sqlStatement({
  takes: { now: timestamptz },
  gives: { id: int8, key: text, value: VALUE },
  sql: (p) => sql`update setting_changes set state = 'applied', ended_at = ${p.now}
    where state = 'waiting' and starts_at <= ${p.now} returning id, key, value`,
}).list;

export const putSetting = sqlStatement({
  takes: { key: text, value: VALUE, now: timestamptz },
  sql: (
    p,
  ) => sql`insert into settings (key, value, updated_at) values (${p.key}, ${p.value}, ${p.now})
    on conflict (key) do update set value = excluded.value, updated_at = excluded.updated_at`,
}).run;

export const putTaxRate = sqlStatement({
  takes: { state: text, value: VALUE },
  sql: (p) =>
    sql`update tax_rates set rate_ppm = (${p.value}::jsonb #>> '{}')::int where state = ${p.state}`,
}).run;

export const putTaxOfDelivery = sqlStatement({
  takes: { state: text, value: VALUE },
  sql: (p) => sql`update tax_rates set shipping_taxable = (${p.value}::jsonb #>> '{}')::boolean
    where state = ${p.state}`,
}).run;

const OF_RATE = { zone: int4, grams: int4, value: VALUE };

export const putDeliveryBase = sqlStatement({
  takes: OF_RATE,
  sql: (p) => sql`update shipping_rates set base_cents = (${p.value}::jsonb #>> '{}')::bigint
    where vendor_id is null and zone = ${p.zone} and up_to_g = ${p.grams}`,
}).run;

export const putDeliveryPound = sqlStatement({
  takes: OF_RATE,
  sql: (p) => sql`update shipping_rates set per_lb_cents = (${p.value}::jsonb #>> '{}')::bigint
    where vendor_id is null and zone = ${p.zone} and up_to_g = ${p.grams}`,
}).run;

export const listChanges = sqlStatement({
  takes: { key: text },
  gives: {
    ...{ id: int8, from: VALUE.orNull, to: VALUE, startsAt: timestamptz, reason: text, by: text },
    state: text.as<'waiting' | 'applied' | 'withdrawn'>(),
    createdAt: timestamptz,
  },
  sql: (
    p,
  ) => sql`select c.id, c.from_value as "from", c.value as "to", c.starts_at as "startsAt", c.state,
      c.reason, coalesce(u.first_name || ' ' || u.last_name, '') as by, c.created_at as "createdAt"
    from setting_changes c left join users u on u.id = c.created_by
    where c.key = ${p.key} order by c.id desc limit 100`,
}).list;
