import type { ProjectId } from '@wevisu/domain/ids.ts';
import { STORAGE_KEYS } from '@wevisu/site/storage-keys.ts';
import { readStoredJson, writeStored, writeStoredJson } from '../../platform/storage.ts';
import type { Selection } from './selection.ts';

/** What the visualizer adds to my_item (VIS-06, DATA-10). */
export interface RoomChoice {
  readonly floorplan: string | null;
  readonly floorTemplate: string | null;
  readonly is_3d: boolean;
  /** The id of the project the room is saved in; null if none. */
  readonly project: ProjectId | null;
}

function readItem(): Record<string, unknown> {
  const item = readStoredJson(STORAGE_KEYS.myItem);
  return typeof item === 'object' && item !== null ? { ...item } : {};
}

/**
 * VIS-06, STORE-05: stores the design choice next to the showroom. If the choice belongs to a
 * showroom, that one becomes the selected one.
 */
export function keepRoomChoice(choice: RoomChoice, of: Selection | null = null): void {
  writeStored(STORAGE_KEYS.project, choice.project === null ? null : String(choice.project));
  const { sample, ...item } = readItem();
  const place = of ?? (sample === true ? { sample } : {});
  writeStoredJson(STORAGE_KEYS.myItem, { ...item, ...place, ...choice });
}

/** Records that a choice became a project, so that a retry does not create a second one. */
export function keepProjectId(project: ProjectId): void {
  writeStored(STORAGE_KEYS.project, String(project));
  writeStoredJson(STORAGE_KEYS.myItem, { ...readItem(), project });
}

/** The id in STORE-05; null if missing or invalid. */
export function parseProjectId(stored: string | null): ProjectId | null {
  return stored !== null && /^[1-9]\d{0,14}$/.test(stored) ? (Number(stored) as ProjectId) : null;
}

/** my_item for another showroom: keeps the room choice, but not the project, which belongs to the old showroom. */
export function itemOfShowroom(selection: Selection): Record<string, unknown> {
  const { project, showroom } = readItem();
  const isSame = showroom === selection.showroom && project !== undefined;
  return { ...selection, ...chosenRoom(), ...(isSame ? { project } : {}) };
}

/** my_item in the sample showroom: it names no showroom, so nothing there can be priced or bought. */
export function itemOfSample(): Record<string, unknown> {
  return { sample: true, ...chosenRoom() };
}

function chosenRoom(): Record<string, unknown> {
  const { floorplan, floorTemplate, is_3d } = readItem();
  const known = Object.entries({ floorplan, floorTemplate, is_3d });
  return Object.fromEntries(known.filter(([, value]) => value !== undefined));
}
