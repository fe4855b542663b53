import { Button } from '../../../../ui/button.tsx';
import { nameOfFace, nameOfNode, roomName } from '../../edits/labels.ts';
import { useDerived, useEditor, useNodes, useScreen } from '../../workspace/workspace-context.ts';

/** The name of the selection; empty for none. */
export function useSelectionName(): string {
  const nodes = useNodes();
  const products = useEditor((state) => state.products);
  const selected = useEditor((state) => state.selected);
  const face = useEditor((state) => state.face);
  const faces = useDerived((state) => state.faces);
  if (face) {
    const found = faces.find(({ id }) => id === face.faceId);
    return found ? `${nameOfFace(found)}, ${roomName(nodes, found.roomId)}` : '';
  }
  if (selected.length > 1) return `${selected.length} items`;
  const node = selected[0] === undefined ? undefined : nodes[selected[0]];
  return node ? nameOfNode(node, products) : '';
}

/** On phones: what is selected, and a button to change it. */
export function SelectionChip() {
  const name = useSelectionName();
  const open = useScreen((state) => state.open);
  if (name === '') return null;
  return (
    <div className="flex items-center gap-3 border-line border-b py-1 ps-4 pe-2">
      <span className="min-w-0 flex-1 truncate font-[560] text-ink">{name}</span>
      <Button className="text-14" kind="quiet" onPress={() => open('choose')}>
        Change
      </Button>
    </div>
  );
}
