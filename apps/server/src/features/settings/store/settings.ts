// Settings, tax rates and the default delivery rates as one list of keys and scalars.

import type { Setting } from '@wevisu/contract/settings.ts';
import type { SettingValue } from '@wevisu/domain/settings/editable-settings.ts';
import { type RawBuilder, sql } from 'kysely';
import {
  arrayOf,
  int4,
  int8,
  json,
  text,
  timestamptz,
} from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import { type RowOf, sqlStatement } from '../../../platform/database/statement.ts';

/** What counts now. */
const CURRENT = sql`(
  select key, value from settings
  union all
  select 'tax_row.' || state, 'true'::jsonb from tax_rates
  union all
  select 'tax_rate.' || state, to_jsonb(rate_ppm) from tax_rates
  union all
  select 'tax_delivery.' || state, to_jsonb(shipping_taxable) from tax_rates
  union all
  select distinct 'delivery_step.' || up_to_g, 'true'::jsonb from shipping_rates where vendor_id is null
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

/** Also what a row had that has ended or is still to come. */
export const listCurrent = sqlStatement({
  takes: {},
  gives: SETTING,
  sql: () => sql`with c as materialized (select key, value from ${CURRENT} n)
    select ${columns} from (
      select key, value from c
      union all
      select distinct s.key, null::jsonb from setting_changes s where not exists (select 1 from c where c.key = s.key)
    ) c ${waiting} order by c.key`,
}).list;
export type SettingRow = RowOf<typeof listCurrent>;

/** Also of keys that have no value now. */
export const readCurrent = sqlStatement({
  takes: { keys: arrayOf(text) },
  gives: SETTING,
  sql: (p) => sql`select ${columns} from (
      select k.key, n.value from unnest(${p.keys}::text[]) k (key) left join ${CURRENT} n on n.key = k.key
    ) c ${waiting}`,
}).list;

/** Weight steps that count at a moment and have no end. */
export const listLastingSteps = sqlStatement({
  takes: { at: timestamptz },
  gives: { key: text },
  sql: (p) => sql`select 'delivery_step.' || r.up_to_g as key from shipping_rates r
    where r.vendor_id is null and not exists (select 1 from setting_changes w
      where w.key = 'delivery_step.' || r.up_to_g and w.state = 'waiting')
    union
    select key from setting_changes
    where state = 'waiting' and key like 'delivery\\_step.%' and value = 'true' and starts_at <= ${p.at}`,
}).list;

/** Changes of one key, one after the other; many keys are locked in one order. */
export const lockKeys = sqlStatement({
  takes: { keys: arrayOf(text) },
  gives: { locked: int8 },
  sql: (p) => sql`select count(pg_advisory_xact_lock(hash)) as locked from (
      select distinct hashtext('setting ' || key) as hash from unnest(${p.keys}::text[]) key order by hash
    ) keys`,
}).require;

/** Of the keys, what starts at `from` or later; null for whatever waits. */
export const dropWaiting = sqlStatement({
  takes: { keys: arrayOf(text), from: timestamptz.orNull, now: timestamptz },
  gives: { key: text, value: VALUE },
  sql: (p) => sql`update setting_changes set state = 'withdrawn', ended_at = ${p.now}
    where key = any(${p.keys}::text[]) and state = 'waiting'
      and (${p.from}::timestamptz is null or starts_at >= ${p.from})
    returning key, value`,
}).list;

export interface NewChange {
  readonly key: string;
  readonly from_value: SettingValue | null;
  readonly value: SettingValue;
}

export const insertChanges = sqlStatement({
  takes: {
    ...{ changes: json<readonly NewChange[]>(), startsAt: timestamptz, state: text },
    ...{ reason: text, staffId: ID.user, now: timestamptz, endedAt: timestamptz.orNull },
  },
  sql: (p) => sql`insert into setting_changes
      (key, from_value, value, starts_at, state, reason, created_by, created_at, ended_at)
    select key, from_value, value, ${p.startsAt}, ${p.state}, ${p.reason}, ${p.staffId}, ${p.now}, ${p.endedAt}
    from jsonb_to_recordset(${p.changes}::jsonb) as given (key text, from_value jsonb, value jsonb)`,
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

const OF_STATE = { state: text };

export const addTaxRow = sqlStatement({
  takes: OF_STATE,
  sql: (
    p,
  ) => sql`insert into tax_rates (state, rate_ppm, shipping_taxable) values (${p.state}, 0, false)
    on conflict do nothing`,
}).run;

export const endTaxRow = sqlStatement({
  takes: OF_STATE,
  sql: (p) => sql`delete from tax_rates where state = ${p.state}`,
}).run;

const OF_STEP = { grams: int4 };

/** In every zone. */
export const addDeliveryStep = sqlStatement({
  takes: OF_STEP,
  sql: (p) => sql`insert into shipping_rates (vendor_id, zone, up_to_g, base_cents, per_lb_cents)
    select null, zone, ${p.grams}, 0, 0 from generate_series(1, 8) zone on conflict do nothing`,
}).run;

export const endDeliveryStep = sqlStatement({
  takes: OF_STEP,
  sql: (p) => sql`delete from shipping_rates where vendor_id is null and up_to_g = ${p.grams}`,
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
