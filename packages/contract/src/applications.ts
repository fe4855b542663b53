// G-02, G-03: what applicants see of their application, and how they answer staff.
import { z } from 'zod';
import { defineCall } from './call.ts';
import { emptyReply } from './reply.ts';

export const applicationClockSchema = z.object({
  applied_at: z.string(),
  /** By when staff decide (PRO-03), pauses counted in. */
  due_at: z.string(),
  /** Staff asked something, and the clock stands still until it is answered. */
  is_waiting: z.boolean(),
  /** Newest first. */
  questions: z.array(
    z.object({
      id: z.int(),
      question: z.string(),
      asked_at: z.string(),
      /** Empty if it was answered by mail or phone, or not yet. */
      answer: z.string(),
      closed_at: z.string().nullable(),
    }),
  ),
});
export type ApplicationClock = z.output<typeof applicationClockSchema>;

export const answerApplicationQuestion = defineCall({
  name: 'applications.answerApplicationQuestion',
  method: 'POST',
  path: '/api/application/questions/:id/answer',
  access: ['Contractor', 'Vendor'],
  forApplicants: true,
  summary: 'Answer what our staff asked about your application.',
  params: z.object({ id: z.coerce.number().int().positive() }),
  body: z.object({ answer: z.string().trim().min(1, 'Write your answer.').max(4_000) }),
  reply: emptyReply,
  limit: { max: 60, seconds: 3600 },
});
