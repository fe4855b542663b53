// A pro's reports: visits, carts, sales and the markup earned, by day, week or month, against the period before. Days
// are those of Los Angeles, by when the order was placed.
import { z } from 'zod';
import { defineCall } from './call.ts';
import { centsSchema, dataReply, emptyReply } from './reply.ts';

const access = ['Contractor'] as const;
export const REPORT_UNITS = ['day', 'week', 'month'] as const;
export type ReportUnit = (typeof REPORT_UNITS)[number];
/** Longer periods are of no use by day. */
const MAX_YEARS = 3;
const MAX_DAYS = MAX_YEARS * 366;

const dayText = z.iso.date();

const periodShape = {
  from: dayText,
  /** Included. */
  to: dayText,
  by: z.enum(REPORT_UNITS).default('day'),
};

function isPeriod({ from, to }: { readonly from: string; readonly to: string }): boolean {
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
  return days >= 1 && days <= MAX_DAYS;
}
const PERIOD_TEXT = { message: `Choose a period of up to ${MAX_YEARS} years.`, path: ['to'] };

const figuresShape = {
  /** Pages opened in the showroom. */
  visits: z.int(),
  carts: z.int(),
  orders: z.int(),
  /** Orders per visit in parts per million; null without a visit. */
  conversion_ppm: z.int().nullable(),
  /** What homeowners paid for goods, without what was declined, canceled or returned. */
  sales: centsSchema,
  /** Your part of it, after coupons. */
  markup: centsSchema,
};
const figuresSchema = z.object({
  ...figuresShape,
  /** Left out of sales and markup: declined, canceled or returned. */
  lost_items: z.int(),
  lost: centsSchema,
});
export type ReportFigures = z.output<typeof figuresSchema>;

export const reportPointSchema = z.object({
  ...figuresShape,
  start: dayText,
  /** The same days of the period before. */
  before: z.object({ ...figuresShape, start: dayText }),
});
export type ReportPoint = z.output<typeof reportPointSchema>;

const soldShape = { units: z.int(), sales: centsSchema, markup: centsSchema };
const bestProductSchema = z.object({
  hash: z.string(),
  name: z.string(),
  /** Null if the product is no longer sold. */
  path: z.string().nullable(),
  ...soldShape,
  before: z.object(soldShape),
});
export type BestProduct = z.output<typeof bestProductSchema>;

export const showroomReportSchema = z.object({
  from: dayText,
  to: dayText,
  time_zone: z.string(),
  now: figuresSchema,
  /** Of as many days right before. */
  before: figuresSchema,
  before_from: dayText,
  before_to: dayText,
  points: z.array(reportPointSchema),
  /** By the markup that they earned. */
  best: z.array(bestProductSchema),
});
export type ShowroomReport = z.output<typeof showroomReportSchema>;

export const getShowroomReport = defineCall({
  name: 'reports.getShowroomReport',
  method: 'GET',
  path: '/api/pro/reports',
  access,
  summary: 'Visits, carts, sales and earned markup of your showroom, against the period before.',
  query: z.object(periodShape).refine(isPeriod, PERIOD_TEXT),
  reply: dataReply(showroomReportSchema),
  limit: { max: 120, seconds: 60 },
});

export const exportShowroomReport = defineCall({
  name: 'reports.exportShowroomReport',
  method: 'GET',
  path: '/api/pro/reports/export',
  access,
  summary:
    'Your report as XLSX with a sheet of figures and a sheet of best products, or one of them as CSV. Figures have a row for each day, week or month.',
  query: z
    .object({
      ...periodShape,
      format: z.enum(['csv', 'xlsx']).default('csv'),
      /** Of CSV, which has one table. */
      part: z.enum(['figures', 'best']).default('figures'),
    })
    .refine(isPeriod, PERIOD_TEXT),
  reply: emptyReply,
  sends: 'file',
  limit: { max: 30, seconds: 60 },
});
