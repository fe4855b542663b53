import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { SentFile } from '../../platform/http/call-table.ts';
import { noteAct } from '../audit/note-act.ts';
import type { AccountsDeps } from './deps.ts';
import { EXTENSIONS } from './license-file.ts';
import { getLicenseFile, insertLicenseLook } from './store/license-files.ts';

/** For staff; each access is recorded. */
export async function openLicense(
  { pool, files, events, now }: AccountsDeps,
  { id, staffId }: { readonly id: UserId; readonly staffId: UserId },
): Promise<Result<SentFile>> {
  const row = await getLicenseFile(pool, { userId: id });
  const bytes = row && (await files.get(row.key));
  if (!row || !bytes) return refuse('license_file_gone');
  await inTransaction(pool, async (client) => {
    const at = now();
    await insertLicenseLook(client, { userId: id, staffId, now: at });
    await noteAct(client, {
      ...{ at, actorId: staffId, action: 'license.read', target: { kind: 'user', id } },
      ...{ from: null, to: null },
    });
    await events.write(client, { kind: 'license_read', userId: id, actorId: staffId });
  });
  return ok({ bytes, type: row.type, name: `license-${id}.${EXTENSIONS[row.type]}` });
}
