import * as contract from '@wevisu/contract/order-documents.ts';
import { ok, refuse } from '@wevisu/domain/errors/errors.ts';
import { cents } from '@wevisu/domain/money/money.ts';
import { documentNumber } from '@wevisu/domain/orders/order-documents.ts';
import type { Pool } from '../../platform/database/queryable.ts';
import type { CallTable } from '../../platform/http/call-table.ts';
import type { JobQueue } from '../../platform/jobs/jobs.ts';
import { readKeptLook } from '../showrooms/papers/paper-look.ts';
import { issueDocuments } from './issue-documents.ts';
import { findVisibleOrder, listDocuments } from './store/documents.ts';
import { writeDocument } from './write-document.ts';

interface DocumentDeps {
  readonly pool: Pool;
  readonly brandName: () => string;
}

export function addDocumentCalls(calls: CallTable, { pool, brandName }: DocumentDeps): void {
  calls.add(contract.listOrderDocuments, async ({ user: { userId, type } }, { params }) => {
    const order = await findVisibleOrder[type].get(pool, { userId, number: params.number });
    if (order === null) return refuse('order_not_found');
    const rows = await listDocuments(pool, order);
    return ok({
      data: rows.map((row) => ({
        kind: row.kind,
        number: documentNumber(row),
        issued_at: row.issuedAt.toISOString(),
        amount: cents(row.content.amount),
      })),
    });
  });

  calls.add(contract.getOrderDocument, async ({ user: { userId, type } }, { params }) => {
    const order = await findVisibleOrder[type].get(pool, { userId, number: params.number });
    const rows = order === null ? [] : await listDocuments(pool, order);
    const document = rows.find((row) => documentNumber(row) === params.document);
    if (document === undefined) return refuse('not_found');
    const look = await readKeptLook(pool, document);
    const bytes = await writeDocument({ ...document, look }, { brandName: brandName() });
    const name = `${documentNumber(document)}.pdf`;
    return ok({ data: null, file: { bytes, type: 'application/pdf', name } });
  });
}

export function addDocumentJobs(jobs: JobQueue, deps: Pick<DocumentDeps, 'pool'>): void {
  jobs.every('documents.issue', '* * * * *', async () => {
    await issueDocuments(deps);
  });
}
