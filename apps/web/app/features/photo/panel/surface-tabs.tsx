import { Button } from '../../../ui/button.tsx';
import { addSurface } from '../marks/edit-document.ts';
import { MAX_SURFACES, type SurfaceKind, surfaceName } from '../marks/photo-document.ts';
import { useMarks, usePhoto } from '../state/photo-context.ts';
import { newSurfaceId } from '../state/photo-store.ts';

/** Switches between surfaces; with `canAdd`, also adds new ones. */
export function SurfaceTabs({ canAdd = false }: { readonly canAdd?: boolean }) {
  const document = useMarks();
  const surfaceId = usePhoto((state) => state.surfaceId);
  const show = usePhoto((state) => state.show);
  const add = useAddSurface();
  const hasRoom = document.surfaces.length < MAX_SURFACES;
  if (document.surfaces.length < 2 && !canAdd) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {document.surfaces.map(({ id }) => (
        <Button
          aria-pressed={id === surfaceId}
          key={id}
          kind={id === surfaceId ? 'primary' : 'secondary'}
          onPress={() => show({ surfaceId: id, tool: 'points' })}
          size="small"
        >
          {surfaceName(document, id)}
        </Button>
      ))}
      {canAdd && hasRoom && (
        <>
          <Button icon="plus" kind="quiet" onPress={() => add('floor')} size="small">
            Floor area
          </Button>
          <Button icon="plus" kind="quiet" onPress={() => add('wall')} size="small">
            Wall
          </Button>
        </>
      )}
    </div>
  );
}

export function useAddSurface(): (kind: SurfaceKind) => void {
  const change = usePhoto((state) => state.change);
  const show = usePhoto((state) => state.show);
  return (kind) => {
    const id = newSurfaceId();
    change(kind === 'wall' ? 'Add wall' : 'Add floor', (now) => addSurface(now, kind, id));
    show({ surfaceId: id, tool: 'points' });
  };
}
