// U-50: what staff change about the site, its fees, taxes and delivery, from a date on.
import { SETTING_GROUPS } from '@wevisu/domain/settings/editable-settings.ts';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { dataReply } from './reply.ts';

const STAFF = ['Admin'] as const;
const valueSchema = z.union([z.string().max(300), z.number(), z.boolean()]);
const key = z.string().max(60);
/** Its first day in Los Angeles; null for at once. */
const startsOn = z.iso.date('Enter a date.').nullable();
const reason = z.string().trim().min(3, 'Write the reason.').max(1_000);
const writes = { max: 120, seconds: 60 } as const;

const settingSchema = z.object({
  key: z.string(),
  group: z.enum(SETTING_GROUPS),
  label: z.string(),
  kind: z.enum(['text', 'email', 'link', 'percent', 'ppm', 'cents', 'switch']),
  /** Null if it was never set, or belongs to a row that is not in its table now. */
  value: valueSchema.nullable(),
  /** Goes up with each change, also one that waits. */
  version: z.int(),
  /** What counts from a later date on. */
  waiting: z.object({ value: valueSchema, starts_at: z.string(), reason: z.string() }).nullable(),
  /** The last change, also one that waits or was taken back; null if nobody changed it here. */
  last_change: z
    .object({
      by: z.string(),
      at: z.string(),
      reason: z.string(),
      value: valueSchema,
      starts_at: z.string(),
      state: z.enum(['waiting', 'applied', 'withdrawn']),
    })
    .nullable(),
});
export type Setting = z.output<typeof settingSchema>;

export const listSettings = defineCall({
  name: 'settings.listSettings',
  method: 'GET',
  path: '/api/staff/settings',
  access: STAFF,
  summary: 'Every setting that staff may change, with what waits for its date.',
  reply: dataReply(z.array(settingSchema)),
});

export const changeSetting = defineCall({
  name: 'settings.changeSetting',
  method: 'PUT',
  path: '/api/staff/settings/:key',
  access: STAFF,
  summary: 'Change a setting at once or from a day on, with the reason. It replaces what waits.',
  params: z.object({ key }),
  body: z.object({
    value: valueSchema,
    version: z.int().min(0),
    starts_on: startsOn,
    reason,
  }),
  reply: dataReply(settingSchema),
  limit: writes,
});

/** Above the cells of both delivery tables of 12 weight steps. */
export const SETTINGS_AT_ONCE = 200;

export const changeSettings = defineCall({
  name: 'settings.changeSettings',
  method: 'PUT',
  path: '/api/staff/settings',
  access: STAFF,
  summary:
    'Change several settings with one reason and one first day, all or none. `tax_row.TX` or `delivery_step.GRAMS` ' +
    'adds (true, with all its cells) or ends (false) a row. Refused fields are named by their keys.',
  body: z.object({
    changes: z
      .array(z.object({ key, value: valueSchema, version: z.int().min(0) }))
      .min(1, 'Change something first.')
      .max(SETTINGS_AT_ONCE)
      .refine(
        (all) => new Set(all.map((one) => one.key)).size === all.length,
        'Name each setting once.',
      ),
    starts_on: startsOn,
    reason,
  }),
  reply: dataReply(z.array(settingSchema)),
  limit: writes,
});

export const withdrawSetting = defineCall({
  name: 'settings.withdrawSetting',
  method: 'DELETE',
  path: '/api/staff/settings/:key/waiting',
  access: STAFF,
  summary:
    'Take back a change that waits for its date; of a row that starts later, with its cells.',
  params: z.object({ key }),
  reply: dataReply(settingSchema),
  limit: writes,
});

const changeSchema = z.object({
  id: z.int(),
  from: valueSchema.nullable(),
  to: valueSchema,
  starts_at: z.string(),
  state: z.enum(['waiting', 'applied', 'withdrawn']),
  reason: z.string(),
  by: z.string(),
  created_at: z.string(),
});
export type SettingChange = z.output<typeof changeSchema>;

export const listSettingChanges = defineCall({
  name: 'settings.listSettingChanges',
  method: 'GET',
  path: '/api/staff/settings/:key/changes',
  access: STAFF,
  summary: 'The last 100 changes of a setting, newest first.',
  params: z.object({ key }),
  reply: dataReply(z.array(changeSchema)),
});
