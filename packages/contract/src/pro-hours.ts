// When pros answer: their own settings, and what others read of them.

import { MAX_AWAY_NOTE } from '@wevisu/domain/chat/pro-hours.ts';
import { TIME_ZONE_IDS } from '@wevisu/domain/notifications/time-zones.ts';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { dataReply } from './reply.ts';

const dayHours = z
  .object({ from: z.int().min(0).max(23), to: z.int().min(1).max(24) })
  .refine(({ from, to }) => from < to, 'The end comes after the beginning.');
const week = z.array(dayHours.nullable()).length(7);
const time_zone = z.enum(TIME_ZONE_IDS, 'Choose from the list.');

const awaySchema = z.object({ until: z.string(), note: z.string() });

/** What others read: null where nothing is set, and while somebody is not away. */
export const answerTimesSchema = z.object({
  hours: z.object({ time_zone, week }).nullable(),
  away: awaySchema.nullable(),
});
export type AnswerTimes = z.output<typeof answerTimesSchema>;

const proHoursSchema = z.object({ time_zone, week, away: awaySchema.nullable() });
export type ProHours = z.output<typeof proHoursSchema>;

export const getProHours = defineCall({
  name: 'pro-hours.getProHours',
  method: 'GET',
  path: '/api/pro/hours',
  access: ['Contractor'],
  summary: 'When you usually answer, and whether you are away.',
  reply: dataReply(proHoursSchema),
});

export const saveProHours = defineCall({
  name: 'pro-hours.saveProHours',
  method: 'PUT',
  path: '/api/pro/hours',
  access: ['Contractor'],
  summary: 'Set your hours and your absence, which homeowners read in chats and in the directory.',
  body: z.object({
    time_zone,
    week,
    away: z
      .object({
        until: z.iso.date('Choose the last day.'),
        note: z
          .string()
          .trim()
          .max(MAX_AWAY_NOTE, `Use at most ${MAX_AWAY_NOTE} characters.`)
          .default(''),
      })
      .nullable(),
  }),
  reply: dataReply(proHoursSchema),
  limit: { max: 60, seconds: 60 },
});
