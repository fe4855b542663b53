import { writeDraft } from '../../scenes/draft-store.ts';
import { sourcePath } from '../../scenes/scene-source.ts';
import { readSelection } from '../../showrooms/selection.ts';

interface RoomOfDesign {
  readonly scene: Readonly<Record<string, unknown>>;
  readonly vsd_id: string;
}

/**
 * Keeps a copy of a design in this browser and returns the editor's address of it; null without space for it. Its
 * products are of a showroom, which is entered if none is.
 */
export async function openRoom(
  id: string,
  name: string,
  { scene, vsd_id: vsdId }: RoomOfDesign,
): Promise<string | null> {
  if (readSelection() === null)
    await (await import('../../showrooms/showroom-calls.ts')).enterShowroom(vsdId);
  const from = sourcePath({ kind: 'own', id });
  try {
    writeDraft({ from, scene: JSON.stringify({ ...scene, name }) });
  } catch {
    return null;
  }
  return from;
}
