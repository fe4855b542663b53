import type { OwnTemplate } from '@wevisu/contract/own-templates.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import { OWN_TEMPLATE } from '@wevisu/domain/projects/own-template.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { replaceTemplateStill, settleTemplateStills } from '../stills/template-stills.ts';
import type { OwnTemplateDeps } from './deps.ts';
import { describeRoom } from './describe-room.ts';
import {
  countOwnTemplates,
  deleteOwnTemplateRow,
  getOwnTemplateRow,
  insertOwnTemplate,
  type Owned,
  type OwnTemplateDetails,
  updateOwnTemplateDetails,
  updateOwnTemplateScene,
} from './store.ts';
import { toCard } from './to-cards.ts';

type Scene = Readonly<Record<string, unknown>>;

const { maxTemplates } = OWN_TEMPLATE;
const full = () => refuse('too_many_templates', { params: { maximum: maxTemplates } });

/** VIS-02: saves a room as a template of its author. */
export async function keepOwnTemplate(
  deps: OwnTemplateDeps,
  { scene, ...of }: OwnTemplateDetails & { readonly userId: UserId; readonly scene: Scene },
): Promise<Result<OwnTemplate>> {
  const { userId } = of;
  // Checked before the work starts; the insert counts again.
  if ((await countOwnTemplates(deps.pool, userId)) >= maxTemplates) return full();
  const room = await describeRoom(deps, { userId, scene });
  if (!room.ok) return room;
  const { kept, toDraw } = room.value;
  const now = deps.now();
  const id = await inTransaction(deps.pool, async (trx) => {
    const templateId = await insertOwnTemplate(trx, { ...of, ...kept, now, max: maxTemplates });
    if (typeof templateId === 'number') {
      await replaceTemplateStill(trx, { templateId, userId, room: toDraw, now });
    }
    return templateId;
  });
  if (id === null) return refuse('unauthenticated');
  if (id === 'max') return full();
  await settleTemplateStills(deps.stills, []);
  return getCard(deps, { userId, id });
}

/** Replaces its room; the name stays. */
export async function replaceOwnTemplateScene(
  deps: OwnTemplateDeps,
  { scene, ...owned }: Owned & { readonly scene: Scene },
): Promise<Result<OwnTemplate>> {
  // Do no work on a template that is not theirs.
  const before = await getCard(deps, owned);
  if (!before.ok) return before;
  const { userId, id: templateId } = owned;
  const room = await describeRoom(deps, { userId, scene });
  if (!room.ok) return room;
  const { kept, toDraw } = room.value;
  const now = deps.now();
  const left = await inTransaction(deps.pool, async (trx) => {
    const isThere = await updateOwnTemplateScene(trx, { ...owned, ...kept, now });
    return isThere ? replaceTemplateStill(trx, { templateId, userId, room: toDraw, now }) : null;
  });
  if (left === null) return refuse('own_template_not_found');
  await settleTemplateStills(deps.stills, left);
  return getCard(deps, owned);
}

/** Null leaves a field unchanged. */
export async function changeOwnTemplate(
  deps: Pick<OwnTemplateDeps, 'pool' | 'now'>,
  of: Owned & { readonly [K in keyof OwnTemplateDetails]: string | null },
): Promise<Result<OwnTemplate>> {
  await updateOwnTemplateDetails(deps.pool, { ...of, now: deps.now() });
  return getCard(deps, of);
}

/** For good, with its picture. Projects that started from it are not affected. */
export async function deleteOwnTemplate(
  { pool, now, stills }: Pick<OwnTemplateDeps, 'pool' | 'now' | 'stills'>,
  owned: Owned,
): Promise<Result<null>> {
  const { userId, id: templateId } = owned;
  const left = await inTransaction(pool, async (trx) => {
    const of = { templateId, userId, room: null, now: now() };
    const drawn = await replaceTemplateStill(trx, of);
    return (await deleteOwnTemplateRow(trx, owned)) ? drawn : null;
  });
  if (left === null) return refuse('own_template_not_found');
  await settleTemplateStills(stills, left);
  return ok(null);
}

async function getCard(
  { pool }: Pick<OwnTemplateDeps, 'pool'>,
  owned: Owned,
): Promise<Result<OwnTemplate>> {
  const row = await getOwnTemplateRow(pool, owned);
  return row === null ? refuse('own_template_not_found') : ok(toCard(row, null));
}
