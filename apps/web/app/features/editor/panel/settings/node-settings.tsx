import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import { useNodes } from '../../workspace/workspace-context.ts';
import { ItemSettings } from './item-settings.tsx';
import { OpeningSettings } from './opening-settings.tsx';
import { RoomSettings } from './room-settings.tsx';
import { RunSettings } from './run-settings.tsx';
import { SeveralSettings } from './several-settings.tsx';
import { WallSettings } from './wall-settings.tsx';

/** All settings of the selection, by node type. */
export function NodeSettings({ ids }: { readonly ids: readonly NodeId[] }) {
  const nodes = useNodes();
  const [id] = ids;
  const node = id === undefined ? undefined : nodes[id];
  if (ids.length > 1) return <SeveralSettings count={ids.length} />;
  if (!node || id === undefined) return null;
  switch (node.type) {
    case 'item':
      return <ItemSettings id={id} item={node} />;
    case 'run':
      return <RunSettings id={id} run={node} />;
    case 'opening':
      return <OpeningSettings id={id} opening={node} />;
    case 'wall':
      return <WallSettings id={id} wall={node} />;
    case 'room':
      return <RoomSettings id={id} room={node} />;
    default:
      return null;
  }
}
