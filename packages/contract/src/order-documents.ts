// Invoices and credit notes of an order, for its homeowner, its pro and staff: they name the homeowner's amounts only.
import { DOCUMENT_KINDS } from '@wevisu/domain/orders/order-documents.ts';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { centsSchema, dataReply, emptyReply } from './reply.ts';

const access = ['User', 'Contractor', 'Admin'] as const;
const orderParams = z.object({ number: z.string().min(1).max(20) });

export const orderDocumentSchema = z.object({
  kind: z.enum(DOCUMENT_KINDS),
  number: z.string(),
  issued_at: z.string(),
  /** Charged, or paid back. */
  amount: centsSchema,
});
export type OrderDocument = z.output<typeof orderDocumentSchema>;

export const listOrderDocuments = defineCall({
  name: 'orderDocuments.listOrderDocuments',
  method: 'GET',
  path: '/api/orders/:number/documents',
  access,
  summary: 'The invoices and credit notes of an order, oldest first.',
  params: orderParams,
  reply: dataReply(z.array(orderDocumentSchema)),
});

export const getOrderDocument = defineCall({
  name: 'orderDocuments.getOrderDocument',
  method: 'GET',
  path: '/api/orders/:number/documents/:document',
  access,
  summary: 'An invoice or a credit note as PDF, as it was issued.',
  params: orderParams.extend({ document: z.string().min(1).max(24) }),
  reply: emptyReply,
  sends: 'file',
  limit: { max: 60, seconds: 600 },
});
