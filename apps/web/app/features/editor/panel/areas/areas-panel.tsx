import type { Covering } from '@wevisu/scene/document/nodes/covering.ts';
import type { Face } from '@wevisu/scene/faces/face.ts';
import { boundsOf } from '@wevisu/scene/plane/polygon.ts';
import { Button } from '../../../../ui/button.tsx';
import { newNodeId } from '../../../scenes/new-id.ts';
import { plainCovering } from '../../edits/apply.ts';
import { addArea, areasOn } from '../../edits/area-edits.ts';
import { useEditor, useNodes, useWorkspace } from '../../workspace/workspace-context.ts';
import { AreaFields } from './area-fields.tsx';

/** A warm gray that no bare wall has, so that a new area is visible. */
const NEW_COLOR = '#cfc6b8';

/** How a new area looks until a product is chosen: the field's product, turned. */
function firstCovering(field: Covering | null): Covering {
  if (!field?.sku) return plainCovering({ color: NEW_COLOR });
  return { ...field, rotationTenthsDeg: (field.rotationTenthsDeg + 450) % 3600, origin: null };
}

export interface AreasPanelProps {
  readonly face: Face;
  /** Shows the products for the current selection. */
  readonly onChooseProduct: () => void;
}

/** Areas of a face with their own product, and borders around them or around the whole face. */
export function AreasPanel({ face, onChooseProduct }: AreasPanelProps) {
  const { editor } = useWorkspace();
  const nodes = useNodes();
  const products = useEditor((state) => state.products);
  const selected = useEditor((state) => state.face);
  const selectFace = useEditor((state) => state.selectFace);
  const areas = areasOn(nodes, face);
  const field = areas.find(({ rectangle }) => rectangle === null)?.surface.covering ?? null;
  const count = areas.filter(({ rectangle }) => rectangle !== null).length;
  const isBareFloor = face.kind === 'floor' && !field?.sku;
  const { minX, minY, maxX, maxY } = boundsOf(face.outline);

  function add() {
    const id = newNodeId();
    const { history, change } = editor.getState();
    change('Add area', addArea(history.nodes, face, { id, covering: firstCovering(field) }));
    selectFace({ faceId: face.id, slot: 'covering', nodeId: id });
  }

  return (
    <div className="flex flex-col gap-5">
      {isBareFloor && (
        <p className="text-muted">
          Choose a product for the whole floor first. Then you can add areas and a border.
        </p>
      )}
      {areas.map(({ id, surface, rectangle }, index) => (
        <AreaFields
          faceSize={{ width: maxX - minX, height: maxY - minY }}
          id={id}
          isFloor={face.kind === 'floor'}
          isSelected={selected?.nodeId === id}
          key={id}
          name={rectangle === null ? 'All of it' : `Area ${count - index}`}
          onProduct={(slot) => {
            selectFace({ faceId: face.id, slot, nodeId: id });
            onChooseProduct();
          }}
          face={face}
          product={products[surface.covering.sku ?? '']?.name ?? null}
          rectangle={rectangle}
          surface={surface}
        />
      ))}
      {!isBareFloor && (
        <Button icon="plus" kind="secondary" onPress={add} size="small">
          Add an area
        </Button>
      )}
    </div>
  );
}
