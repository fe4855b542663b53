import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { ProjectId, ProUserId, UserId } from '@wevisu/domain/ids.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import type { ProjectOfRoom } from '../cart/take-over-cart.ts';
import type { ProjectDeps } from './deps.ts';
import { requirePlaceForProject } from './storage.ts';
import { findCartProject, insertProject } from './store/create-project.ts';

export interface Design {
  readonly floorplan: string | null;
  readonly floorTemplate: string | null;
}

/** As the contract bounds them. */
const MAX_ID = 80;

/** What the cart of a guest calls a design, as the editor's address does; '' for none. */
export function roomOfDesign({ floorplan, floorTemplate }: Design): string {
  if (floorTemplate !== null) return `${new URLSearchParams({ template: floorTemplate })}`;
  return floorplan === null ? '' : `${new URLSearchParams({ plan: floorplan })}`;
}

function designOfRoom(room: string): Design {
  const params = new URLSearchParams(room);
  const read = (name: string) => {
    const id = params.get(name)?.slice(0, MAX_ID) ?? '';
    // Percent-encoded, it was no character that calls refuse.
    return id === '' || id.includes('\0') ? null : id;
  };
  return { floorplan: read('plan'), floorTemplate: read('template') };
}

/**
 * The project that a guest's cart goes under at sign-in: one per showroom and room, so that no sign-in adds another.
 * A room that has been saved has a project of its own.
 */
export async function requireCartProject(
  db: Queryable,
  deps: Pick<ProjectDeps, 'newId'>,
  of: Design & {
    readonly userId: UserId;
    readonly proId: ProUserId;
    readonly room: string;
    readonly name: string | null;
    readonly is3d: boolean;
  },
): Promise<Result<ProjectId>> {
  // Locks the account's projects: of two sign-ins at once the second finds the project of the first.
  const place = await requirePlaceForProject(db, of.userId);
  const found = await findCartProject(db, of);
  if (found !== null) return ok(found);
  if (!place.ok) return place;
  const id = await insertProject(db, { ...of, publicId: deps.newId(), fromCart: of.room });
  return id === null ? refuse('showroom_not_found') : ok(id);
}

/** For the cart: an account without space for another project still keeps what the guest had. */
export function projectOfRoom(deps: Pick<ProjectDeps, 'newId'>): ProjectOfRoom {
  return async (db, of) => {
    const design = designOfRoom(of.room);
    const made = await requireCartProject(db, deps, { ...of, ...design, name: null, is3d: true });
    return made.ok ? made.value : null;
  };
}
