import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { SentFile } from '../../platform/http/call-table.ts';
import { EXTENSIONS } from '../accounts/license-file.ts';
import { noteAct } from '../audit/note-act.ts';
import type { VendorsDeps } from './deps.ts';
import { getVendorDocument, insertDocumentLook } from './store/vendor-documents.ts';

/** For staff; each access is recorded. */
export async function openDocument(
  { pool, files, events, now }: VendorsDeps,
  { id, staffId }: { readonly id: UserId; readonly staffId: UserId },
): Promise<Result<SentFile>> {
  const row = await getVendorDocument(pool, { userId: id });
  const bytes = row && (await files.get(row.key));
  if (!row || !bytes) return refuse('document_gone');
  await inTransaction(pool, async (client) => {
    const at = now();
    await insertDocumentLook(client, { userId: id, staffId, now: at });
    await noteAct(client, {
      ...{ at, actorId: staffId, action: 'tax_form.read', target: { kind: 'user', id } },
      ...{ from: null, to: null },
    });
    await events.write(client, { kind: 'tax_form_read', userId: id, actorId: staffId });
  });
  return ok({ bytes, type: row.type, name: `tax-form-${id}.${EXTENSIONS[row.type]}` });
}
