import { nodesOf } from '@wevisu/scene/document/scene.ts';
import { readScene } from '@wevisu/scene/reading/read-scene.ts';
import { showToast } from '../../../platform/toast-queue.ts';
import { readDraft } from '../../scenes/draft-store.ts';
import OpenPlanDialog from '../../scenes/exchange/open-plan-dialog.tsx';
import type { BriefStart } from '../runs/start.ts';

export interface FileDialogProps {
  readonly onUse: (start: BriefStart) => void;
  readonly onClose: () => void;
}

/** Opens a DXF drawing or a RoomPlan scan as the room to design. It stays in this browser until designs are made. */
export default function FileDialog({ onUse, onClose }: FileDialogProps) {
  function use(from: string) {
    const rooms = roomsOf(from);
    const [first] = rooms;
    if (first) onUse({ kind: 'file', from, room: first.id, rooms });
    else showToast('warning', 'No room was found in this plan: its walls do not close.');
    if (!first) onClose();
  }
  return <OpenPlanDialog onClose={onClose} onOpen={use} />;
}

function roomsOf(from: string) {
  const { document } = readScene(readDraft(from) ?? '{}');
  return nodesOf(document.nodes, 'room').map(([id, { name }]) => ({ id, name }));
}
