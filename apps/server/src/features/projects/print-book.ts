import { ok, type Result } from '@wevisu/domain/errors/errors.ts';
import type { ProjectId, ProUserId, UserId } from '@wevisu/domain/ids.ts';
import type { SentFile } from '../../platform/http/call-table.ts';
import type { ProjectDeps } from './deps.ts';
import { requireSceneOfHomeowner, requireStoredScene, type StoredScene } from './stored-scene.ts';

/** More products than a house has; their pictures take 1 MB. */
const MAX_PICTURES = 150;
/** Pictures that were never requested take seconds each: those not ready by then are left out. */
const PATIENCE_MS = 20_000;

/** The newest scene of the user's own project as a spec book, with current prices. */
export async function printBook(
  deps: ProjectDeps,
  of: { readonly userId: UserId; readonly id: ProjectId },
): Promise<Result<SentFile>> {
  const stored = await requireStoredScene(deps, of);
  return stored.ok ? print(deps, of.userId, stored.value) : stored;
}

/** CART-15: the same for the pro that the project is shared with. */
export async function printBookOfHomeowner(
  deps: ProjectDeps,
  of: { readonly proId: ProUserId; readonly id: ProjectId },
): Promise<Result<SentFile>> {
  const stored = await requireSceneOfHomeowner(deps, of);
  return stored.ok ? print(deps, of.proId, stored.value) : stored;
}

async function print(
  deps: ProjectDeps,
  userId: UserId,
  { project, document, facts }: StoredScene,
): Promise<Result<SentFile>> {
  const keys = facts
    .slice(0, MAX_PICTURES)
    .map(({ sku, pictureKey }) => [sku, pictureKey] as const);
  const pictures = await picturesOf(deps, keys);
  const madeAt = deps.now();
  const input = { document, facts, name: project.name, pictures, madeAt };
  const printed = await deps.sceneWorkers.run('printBook', { userId, input });
  if (!printed.ok) return printed;
  const name = `room-${project.id}.pdf`;
  return ok({ bytes: Buffer.from(printed.value), type: 'application/pdf', name });
}

async function picturesOf(
  { productPicture }: ProjectDeps,
  keys: readonly (readonly [sku: string, key: string])[],
): Promise<ReadonlyMap<string, Uint8Array>> {
  const found = new Map<string, Uint8Array>();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS);
  });
  const all = keys.map(async ([sku, key]) => {
    // A picture that can't be made must not stop the book.
    const jpeg = await productPicture(key).catch(() => null);
    if (jpeg) found.set(sku, jpeg);
  });
  await Promise.race([Promise.all(all), late]);
  clearTimeout(timer);
  return new Map(found);
}
