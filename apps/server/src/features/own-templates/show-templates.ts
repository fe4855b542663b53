import type { OwnTemplate } from '@wevisu/contract/own-templates.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import type { SentFile } from '../../platform/http/call-table.ts';
import { unpackScene } from '../scenes/unpack-scene.ts';
import { requireShowroom, type Showroom, type ShowroomRef } from '../showrooms/require-showroom.ts';
import { stillFileKey } from '../stills/worker/still-files.ts';
import type { OwnTemplateDeps } from './deps.ts';
import { getSeenPicture, getSeenTemplate, listOwnTemplateRows, type Viewer } from './store.ts';
import { toCards } from './to-cards.ts';

type Deps = Pick<OwnTemplateDeps, 'pool'>;

/** The viewer, the request, and the showroom they are in. */
export interface Asked {
  readonly id: number;
  /** Null is a guest. */
  readonly userId: UserId | null;
  readonly ref: ShowroomRef;
}

/** The named showroom, if any. */
async function showroomOf({ pool }: Deps, ref: ShowroomRef): Promise<Result<Showroom | null>> {
  const isNamed = ref.showroom !== undefined || ref.vsd_id !== undefined;
  return isNamed ? requireShowroom(pool, ref) : ok(null);
}

/** U-17: the presence of a price would reveal to a guesser which IDs are showrooms. */
function isGuess({ vsd_id }: ShowroomRef, showroom: Result<Showroom | null>): boolean {
  return vsd_id !== undefined && !showroom.ok && showroom.code === 'showroom_not_found';
}

/** Own ones are available in every showroom, and without prices if the showroom is gone. */
export async function listOwnTemplates(
  deps: Deps,
  { userId, ref }: { readonly userId: UserId; readonly ref: ShowroomRef },
): Promise<Result<OwnTemplate[]>> {
  const showroom = await showroomOf(deps, ref);
  if (!showroom.ok && isGuess(ref, showroom)) return showroom;
  const showroomId = showroom.ok ? (showroom.value?.id ?? null) : null;
  const rows = await listOwnTemplateRows(deps.pool, { userId, room: null, style: null });
  return ok(await toCards(deps.pool, { rows, showroomId }));
}

/** Those of an open showroom, and so of an approved pro. */
export async function listShowroomTemplates(
  deps: Deps,
  of: { readonly ref: ShowroomRef; readonly room: string | null; readonly style: string | null },
): Promise<Result<OwnTemplate[]>> {
  const showroom = await requireShowroom(deps.pool, of.ref);
  if (!showroom.ok) return showroom;
  const { id: showroomId, proId } = showroom.value;
  const rows = await listOwnTemplateRows(deps.pool, {
    userId: proId,
    room: of.room,
    style: of.style,
  });
  return ok(await toCards(deps.pool, { rows, showroomId }));
}

export interface OpenedTemplate {
  readonly template: OwnTemplate;
  readonly is_own: boolean;
  readonly scene: Record<string, unknown>;
}

/** With the current facts of its products in the showroom. */
export async function openOwnTemplate(deps: Deps, asked: Asked): Promise<Result<OpenedTemplate>> {
  const showroom = await showroomOf(deps, asked.ref);
  if (!showroom.ok && isGuess(asked.ref, showroom)) return showroom;
  const row = await getSeenTemplate(deps.pool, viewerOf(asked, showroom));
  if (row === null) return showroom.ok ? refuse('own_template_not_found') : showroom;
  const showroomId = showroom.ok ? (showroom.value?.id ?? null) : null;
  const [unpacked, [template]] = await Promise.all([
    unpackScene(deps.pool, { packed: row, showroomId }),
    toCards(deps.pool, { rows: [row], showroomId }),
  ]);
  if (template === undefined) return refuse('own_template_not_found');
  const scene = { ...unpacked, name: row.name };
  return ok({ template, is_own: row.userId === asked.userId, scene });
}

/** The room's picture; until it is drawn, or if its file is lost, the plan. */
export async function getOwnTemplatePicture(
  deps: Pick<OwnTemplateDeps, 'pool' | 'stills'>,
  asked: Asked,
): Promise<Result<SentFile>> {
  const { id } = asked;
  const showroom = await showroomOf(deps, asked.ref);
  const row = await getSeenPicture(deps.pool, viewerOf(asked, showroom));
  if (row === null) return showroom.ok ? refuse('own_template_not_found') : showroom;
  const { stillKey: key } = row;
  const still = key === null ? null : await deps.stills.files.get(stillFileKey(key, 'small'));
  if (still !== null) {
    const version = `${id}-still-${row.stillId}`;
    return ok({ bytes: still, type: 'image/webp', name: `template-${id}.webp`, version });
  }
  return ok({
    bytes: Buffer.from(row.planSvg),
    type: 'image/svg+xml',
    name: `template-${id}.svg`,
    version: `${id}-${row.planHash}`,
  });
}

function viewerOf({ id, userId }: Asked, showroom: Result<Showroom | null>): Viewer {
  return { id, userId, proId: showroom.ok ? (showroom.value?.proId ?? null) : null };
}
