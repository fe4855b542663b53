// Which mails a person gets, and when; and the links in mails that switch them off.
import {
  MAIL_PLANS,
  OPTIONAL_KINDS,
  PUSH_KINDS,
} from '@wevisu/domain/notifications/notice-kinds.ts';
import { TIME_ZONE_IDS } from '@wevisu/domain/notifications/time-zones.ts';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { dataReply } from './reply.ts';

const hour = z.int().min(0).max(23);
const timesSchema = z.object({
  time_zone: z.enum(TIME_ZONE_IDS),
  digest_hour: hour,
  /** Hours of that zone, over midnight if `to` is smaller. */
  quiet: z
    .object({ from: hour, to: hour })
    .refine(({ from, to }) => from !== to, {
      path: ['to'],
      message: 'Choose another hour than the first one.',
    })
    .nullable(),
});

const choicesSchema = z.object({
  kinds: z.array(
    z.object({
      kind: z.string(),
      title: z.string(),
      detail: z.string(),
      /** False for mails that always come at once. */
      is_optional: z.boolean(),
      plan: z.enum(MAIL_PLANS),
      /** When devices show it; null for a kind that comes by mail alone. */
      push: z.enum(MAIL_PLANS).nullable(),
    }),
  ),
  times: timesSchema,
  /** What the time zone was taken from. */
  zone_from: z.enum(['choice', 'zip_code', 'nothing']),
});

export const showMailChoices = defineCall({
  name: 'mailChoices.showMailChoices',
  method: 'GET',
  path: '/api/mail_choices',
  access: 'signed-in',
  summary: 'Which emails you get, and when.',
  reply: dataReply(choicesSchema),
});

export const setMailChoice = defineCall({
  name: 'mailChoices.setMailChoice',
  method: 'PUT',
  path: '/api/mail_choices',
  access: 'signed-in',
  summary: 'Get the emails of a kind at once, once a day, or not at all.',
  body: z.object({ kind: z.enum(OPTIONAL_KINDS), plan: z.enum(MAIL_PLANS) }),
  reply: dataReply(choicesSchema),
  limit: { max: 120, seconds: 600 },
});

export const setPushChoice = defineCall({
  name: 'mailChoices.setPushChoice',
  method: 'PUT',
  path: '/api/push_choices',
  access: 'signed-in',
  summary: 'Have the notifications of a kind shown on your devices at once, once a day, or not.',
  body: z.object({ kind: z.enum(PUSH_KINDS), plan: z.enum(MAIL_PLANS) }),
  reply: dataReply(choicesSchema),
  limit: { max: 120, seconds: 600 },
});

export const setMailTimes = defineCall({
  name: 'mailChoices.setMailTimes',
  method: 'PUT',
  path: '/api/mail_times',
  access: 'signed-in',
  summary: 'Choose your time zone, the hour of your daily summary, and quiet hours.',
  body: timesSchema,
  reply: dataReply(choicesSchema),
  limit: { max: 120, seconds: 600 },
});

const token = z.string().max(120);
const subscriptionSchema = z.object({ about: z.string(), is_off: z.boolean() });

export const showSubscription = defineCall({
  name: 'mailChoices.showSubscription',
  method: 'GET',
  path: '/api/unsubscribe/:token',
  access: 'public',
  summary: 'What the unsubscribe link of an email would switch off; it changes nothing.',
  params: z.object({ token }),
  reply: dataReply(subscriptionSchema),
  limit: { max: 60, seconds: 600 },
});

export const unsubscribe = defineCall({
  name: 'mailChoices.unsubscribe',
  method: 'POST',
  path: '/api/unsubscribe/:token',
  access: 'public',
  summary: 'Switch off the emails that an unsubscribe link is about.',
  params: z.object({ token }),
  reply: dataReply(subscriptionSchema),
  limit: { max: 60, seconds: 600 },
});
