import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import { type RoomNode, type RoomUse, roomUses } from '@wevisu/scene/document/nodes/room.ts';
import { areaOf } from '@wevisu/scene/plane/polygon.ts';
import { roomShape } from '@wevisu/scene/rooms/room-shape.ts';
import { roomSizeText, sizeOf } from '@wevisu/scene/rooms/room-size.ts';
import { sqftFromSquareTenths } from '@wevisu/scene/units.ts';
import { useState } from 'react';
import { LengthField } from '../../../../ui/length-field.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { useChangeNode } from '../../actions/use-change-node.ts';
import { SizeFields } from '../../drawings/size-fields.tsx';
import { inWords } from '../../edits/labels.ts';
import { useNodes } from '../../workspace/workspace-context.ts';

export function RoomSettings({ id, room }: { readonly id: NodeId; readonly room: RoomNode }) {
  const nodes = useNodes();
  const change = useChangeNode(id, 'room');
  const [typed, setTyped] = useState<string | null>(null);
  const shape = roomShape(nodes, id);
  function finish() {
    const name = typed?.trim();
    if (name && name !== room.name) change('Rename room', { name });
    setTyped(null);
  }
  return (
    <div className="grid grid-cols-2 items-end gap-3">
      <TextField
        className="col-span-2"
        label="Name"
        maxLength={80}
        onBlur={finish}
        onChange={setTyped}
        onKeyDown={(event) => event.key === 'Enter' && finish()}
        value={typed ?? room.name}
      />
      <SelectField
        className="col-span-2"
        label="Used as"
        name="use"
        onChange={(use) => change('Change use', { use: use as RoomUse })}
        options={roomUses.map((use) => ({ id: use, label: inWords(use) }))}
        value={room.use}
      />
      <SizeFields size={{ of: 'room', roomId: id }} />
      <LengthField
        label="Ceiling height"
        max={120_000}
        min={10_000}
        onChange={(heightTenths) => change('Change ceiling height', { heightTenths })}
        value={shape?.heightTenths ?? 27_432}
      />
      <LengthField
        label="Baseboard"
        max={4_000}
        min={0}
        onChange={(baseboardTenths) => change('Change baseboard', { baseboardTenths })}
        value={room.baseboardTenths}
      />
      <LengthField
        label="Crown"
        max={4_000}
        min={0}
        onChange={(crownTenths) => change('Change crown', { crownTenths })}
        value={room.crownTenths}
      />
      {shape && (
        <p className="col-span-2 text-muted">
          {roomSizeText(sizeOf(shape))}, {sqftFromSquareTenths(areaOf(shape.inner)).toFixed(1)} sq
          ft
        </p>
      )}
    </div>
  );
}
