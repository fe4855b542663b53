import { STORAGE_KEYS } from '@wevisu/site/storage-keys.ts';
import { readStoredJson, writeStoredJson } from '../../../platform/storage.ts';

export interface PendingChoice {
  readonly floorplan: string | null;
  readonly floorTemplate: string | null;
}

/** VIS-06: my_item holds the floor plan and template along with the selected showroom. */
export function rememberChoice({ floorplan, floorTemplate }: PendingChoice): void {
  const item = readStoredJson(STORAGE_KEYS.myItem);
  if (typeof item !== 'object' || item === null) return;
  writeStoredJson(STORAGE_KEYS.myItem, { ...item, floorplan, floorTemplate, is_3d: true });
}
