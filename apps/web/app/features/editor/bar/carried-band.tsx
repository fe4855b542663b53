import type { Face } from '@wevisu/scene/faces/face.ts';
import { useMemo, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { MediaPicture } from '../../../ui/media-picture.tsx';
import { NativeSelect } from '../../../ui/native-select.tsx';
import { fits, standsAlone } from '../actions/place-product.ts';
import { adderOf } from '../actions/use-add.ts';
import { applierOf } from '../actions/use-apply.ts';
import { nameOfFace, roomName } from '../edits/labels.ts';
import { targetOfFace } from '../edits/target.ts';
import { useDerived, useNodes, useScreen, useWorkspace } from '../workspace/workspace-context.ts';

/**
 * The product that the visitor brought along, until they put it away. They press a spot in the room or pick
 * one by name.
 */
export function CarriedBand() {
  const { editor } = useWorkspace();
  const nodes = useNodes();
  const faces = useDerived((state) => state.faces);
  const facts = useScreen((state) => state.carried);
  const carry = useScreen((state) => state.carry);
  const [wanted, setWanted] = useState('');
  const places = useMemo(
    () =>
      facts === null
        ? []
        : faces.filter((face) => {
            const target = targetOfFace(nodes, faces, { faceId: face.id, slot: firstSlot(face) });
            return target !== null && fits(target, facts);
          }),
    [nodes, faces, facts],
  );
  if (facts === null) return null;
  const stands = standsAlone(facts);
  const chosen = places.find(({ id }) => id === wanted) ?? places[0];

  function put() {
    if (!facts) return;
    if (stands) {
      adderOf(editor).product(facts);
      carry(null);
    } else if (chosen) {
      const face = { faceId: chosen.id, slot: firstSlot(chosen) };
      const target = targetOfFace(editor.getState().history.nodes, faces, face);
      if (target) applierOf(editor).product(target, facts);
      editor.getState().selectFace(face);
    }
  }

  return (
    <section
      aria-label="Product to put into the room"
      className="flex shrink-0 flex-wrap items-center gap-3 border-line border-b bg-surface px-4 py-2"
    >
      <span className="size-11 overflow-hidden rounded-control">
        <MediaPicture alt="" picture={facts.pictureKey} sizes="44px" />
      </span>
      <p className="min-w-40 flex-1">
        <span className="block font-[560]">{facts.name}</span>
        <span className="text-muted">
          {stands ? 'Press where it should go.' : 'Press a surface to put it on.'}
        </span>
      </p>
      {!stands && places.length > 1 && (
        <NativeSelect
          label="Where"
          onChange={setWanted}
          options={places.map((face) => ({ id: face.id, label: placeName(face) }))}
          value={chosen?.id ?? ''}
        />
      )}
      {(stands || chosen) && (
        <Button onPress={put} size="small">
          {stands ? 'Put it in the room' : places.length > 1 ? 'Put it there' : putLabel(chosen)}
        </Button>
      )}
      {!stands && !chosen && (
        <span className="text-muted">Nothing in this room can take it yet.</span>
      )}
      <IconButton icon="x" label={`Put ${facts.name} away`} onPress={() => carry(null)} />
    </section>
  );

  function placeName(face: Face): string {
    return `${nameOfFace(face)}, ${roomName(nodes, face.roomId)}`;
  }

  function putLabel(face: Face | undefined): string {
    return face ? `Put it on the ${nameOfFace(face).toLowerCase()}` : '';
  }
}

function firstSlot(face: Face): string {
  return face.areas[0]?.slot ?? 'covering';
}
