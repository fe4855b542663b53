import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { nameOfNode } from '../edits/labels.ts';
import { useEditor, useNodes, useScreen } from '../workspace/workspace-context.ts';
import { placeWithoutPress } from './pin-place.ts';

/** While a comment waits for its place: what to press, and a place for hands that point at nothing. */
export default function CommentBand() {
  const nodes = useNodes();
  const selected = useEditor((state) => state.selected);
  const levelId = useEditor((state) => state.levelId);
  const products = useEditor((state) => state.products);
  const panes = useEditor((state) => state.panes);
  const show = useEditor((state) => state.show);
  const openComment = useScreen((state) => state.openComment);
  const found = placeWithoutPress(nodes, selected, levelId);
  const thing = found?.isSelection ? nodes[found.nodeId ?? ''] : undefined;
  const words = { both: 'the plan or 3D', '3d': '3D', '2d': 'the plan', list: 'the plan' };
  return (
    <section
      aria-label="Comment on a place"
      className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-1 border-line border-b bg-accent-tint px-4 py-1.5"
    >
      <p className="min-w-24 flex-1" role="status">
        Press a place in {words[panes]}.
      </p>
      {found && (
        <Button
          kind="secondary"
          onPress={() => {
            const { isSelection, ...place } = found;
            openComment({ kind: 'new', view: null, place });
            show({ tool: 'select' });
          }}
          size="small"
        >
          {thing ? `Put it on: ${nameOfNode(thing, products)}` : 'Put it in the middle'}
        </Button>
      )}
      <IconButton icon="x" label="Cancel the comment" onPress={() => show({ tool: 'select' })} />
    </section>
  );
}
