import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import type { SurfaceNode } from '@wevisu/scene/document/nodes/surface.ts';
import type { Change } from '@wevisu/scene/edit/change.ts';
import type { Face } from '@wevisu/scene/faces/face.ts';
import { Button } from '../../../../ui/button.tsx';
import { LengthField } from '../../../../ui/length-field.tsx';
import { putBorder, putRectangle, type Rectangle } from '../../edits/area-edits.ts';
import { removeNodes } from '../../edits/edit-nodes.ts';
import { useEditor, useWorkspace } from '../../workspace/workspace-context.ts';

export interface AreaFieldsProps {
  readonly id: NodeId;
  readonly face: Face;
  readonly surface: SurfaceNode;
  readonly rectangle: Rectangle | null;
  readonly faceSize: { readonly width: number; readonly height: number };
  readonly name: string;
  readonly product: string | null;
  readonly isFloor: boolean;
  readonly isSelected: boolean;
  readonly onProduct: (slot: 'covering' | 'border') => void;
}

/** The narrowest area that can be typed: 1 in. */
const MIN = 254;

/** One area: its position and size, its product and its border. */
export function AreaFields(props: AreaFieldsProps) {
  const { id, face, surface, rectangle, faceSize, name, product, isFloor, isSelected } = props;
  const { editor } = useWorkspace();
  const products = useEditor((state) => state.products);
  const { border } = surface;
  const record = (label: string, make: (nodes: Parameters<typeof putBorder>[0]) => Change) => {
    const { history, change } = editor.getState();
    change(label, make(history.nodes));
  };
  const put = (to: Partial<Rectangle>) => {
    if (!rectangle) return;
    record('Change area', (nodes) =>
      putRectangle(nodes, face, { id, rectangle: { ...rectangle, ...to } }),
    );
  };
  const narrow = Math.min(rectangle?.width ?? faceSize.width, rectangle?.height ?? faceSize.height);
  return (
    <fieldset className={`rounded-card border p-3 ${isSelected ? 'border-accent' : 'border-line'}`}>
      <legend className="px-1 font-[550]">{name}</legend>
      {rectangle && (
        <div className="grid grid-cols-2 gap-3">
          <LengthField
            label={isFloor ? 'From the west' : 'From the left'}
            max={faceSize.width - MIN}
            min={0}
            onChange={(left) => put({ left })}
            value={rectangle.left}
          />
          <LengthField
            label={isFloor ? 'From the south' : 'From the floor'}
            max={faceSize.height - MIN}
            min={0}
            onChange={(bottom) => put({ bottom })}
            value={rectangle.bottom}
          />
          <LengthField
            label="Width"
            max={faceSize.width}
            min={MIN}
            onChange={(width) => put({ width })}
            value={rectangle.width}
          />
          <LengthField
            label={isFloor ? 'Depth' : 'Height'}
            max={faceSize.height}
            min={MIN}
            onChange={(height) => put({ height })}
            value={rectangle.height}
          />
        </div>
      )}
      <div className="mt-3 grid grid-cols-2 items-end gap-3">
        <LengthField
          label="Border"
          max={Math.min(20_000, narrow / 2 - MIN)}
          min={0}
          onChange={(width) =>
            record(width === 0 ? 'Remove border' : 'Change border', (nodes) =>
              putBorder(nodes, id, width),
            )
          }
          value={border?.widthTenths ?? 0}
        />
        {rectangle && (
          <Button
            icon="trash"
            kind="quiet"
            onPress={() => record('Remove area', (nodes) => removeNodes(nodes, [id]))}
            size="small"
          >
            Remove
          </Button>
        )}
      </div>
      <ul className="mt-2">
        <ProductRow label="Product" name={product} onPress={() => props.onProduct('covering')} />
        {border && (
          <ProductRow
            label="Border's product"
            name={products[border.covering.sku ?? '']?.name ?? null}
            onPress={() => props.onProduct('border')}
          />
        )}
      </ul>
    </fieldset>
  );
}

interface ProductRowProps {
  readonly label: string;
  readonly name: string | null;
  readonly onPress: () => void;
}

function ProductRow({ label, name, onPress }: ProductRowProps) {
  return (
    <li className="flex items-center gap-2">
      <span className="min-w-0 flex-1">
        <span className="block text-12 text-muted">{label}</span>
        <span className="block truncate">{name ?? 'None yet'}</span>
      </span>
      <Button aria-label={`${label}: choose`} kind="quiet" onPress={onPress} size="small">
        Choose
      </Button>
    </li>
  );
}
