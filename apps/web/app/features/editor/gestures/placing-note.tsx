import { troubleText } from '../edits/trouble-text.ts';
import { useEditor, useNodes, useScreen } from '../workspace/workspace-context.ts';
import type { Preview } from './gesture.ts';

/** While something is placed: what stops it, and how to put it there anyway. */
export function PlacingNote({ preview }: { readonly preview: Preview | null }) {
  const ghost = useScreen((state) => state.ghost);
  const isFree = useScreen((state) => state.placesFreely);
  const nodes = useNodes();
  const products = useEditor((state) => state.products);
  const stopped = preview?.stopped ?? ghost?.stopped ?? null;
  const isStuck = (preview?.isStuck ?? false) || (ghost !== null && !ghost.fits);
  const others = (preview?.inTheWay ?? []).flatMap((id) => nodes[id] ?? []);
  const why = stopped && troubleText(stopped, nodes, products);
  const hint = isFree || stopped?.why === 'narrow' ? '' : ' · Alt or Place freely ignores it';
  const said =
    preview?.note ?? (why === null ? (others.length > 0 ? 'In the way' : null) : `${why}${hint}`);
  if (said === null) return null;
  return (
    <p
      className={`pointer-events-none absolute bottom-16 left-1/2 max-w-[calc(100%-1rem)] -translate-x-1/2 rounded-control px-3 py-1.5 text-center ${isStuck ? 'bg-danger text-on-danger' : 'bg-ink text-paper'}`}
      role="status"
    >
      {said}
    </p>
  );
}
