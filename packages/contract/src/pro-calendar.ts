// What arrives when in a pro's orders: no amounts here, nor in the feed.
import { z } from 'zod';
import { defineCall } from './call.ts';
import { dataReply, emptyReply } from './reply.ts';

const dayText = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'Enter a date.');

const arrivalSchema = z.object({
  /** Order and vendor: what one vendor sends of an order arrives together. */
  key: z.string(),
  order_number: z.string(),
  client: z.string(),
  place: z.string(),
  vendor: z.string(),
  from: z.string(),
  to: z.string(),
  state: z.enum(['expected', 'on_the_way', 'late', 'delivered']),
  /** Products by name, at most three, and how many lines there are. */
  products: z.array(z.string()),
  lines: z.int(),
});
export type ProArrival = z.output<typeof arrivalSchema>;

export const listArrivals = defineCall({
  name: 'clients.listArrivals',
  method: 'GET',
  path: '/api/pro/calendar',
  access: ['Contractor'],
  summary: 'Deliveries of your showroom, by the days they arrive.',
  query: z.object({ from: dayText, to: dayText }),
  reply: dataReply(z.array(arrivalSchema)),
});

export const getCalendarFeed = defineCall({
  name: 'clients.getCalendarFeed',
  method: 'GET',
  path: '/api/pro/calendar/feed',
  access: ['Contractor'],
  summary: 'Since when your calendar has a secret address; null without one.',
  reply: dataReply(z.object({ created_at: z.string() }).nullable()),
});

export const renewCalendarFeed = defineCall({
  name: 'clients.renewCalendarFeed',
  method: 'POST',
  path: '/api/pro/calendar/feed',
  access: ['Contractor'],
  summary: 'Make a new secret address; the one before stops working. It is shown once.',
  reply: dataReply(z.object({ created_at: z.string(), address: z.string() })),
  success: 201,
  limit: { max: 20, seconds: 3_600 },
});

export const endCalendarFeed = defineCall({
  name: 'clients.endCalendarFeed',
  method: 'DELETE',
  path: '/api/pro/calendar/feed',
  access: ['Contractor'],
  summary: 'Turn the secret address off.',
  reply: emptyReply,
  limit: { max: 20, seconds: 3_600 },
});
