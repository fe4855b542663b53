import type { ProjectId } from '@wevisu/domain/ids.ts';
import { cx } from '../../../ui/cx.ts';
import type { CommentView } from '../workspace/comment.ts';
import { useEditor, useScreen } from '../workspace/workspace-context.ts';
import { CommentBox } from './comment-box.tsx';
import { viewOf } from './pin-place.ts';
import { type DrawnPin, useDrawnPins } from './use-pins.ts';

type Pixel = readonly [x: number, y: number];

export interface PinsAtProps {
  readonly project: ProjectId;
  readonly view: Exclude<CommentView, null>;
  /** Of the view, in pixels. */
  readonly size: { readonly width: number; readonly height: number };
  /** Where a place is drawn, in pixels of the view; null where it is not. */
  readonly pixelOf: (place: DrawnPin['place']) => Pixel | null;
}

/** Comments where they were put, over a view, and the box of the open one. */
export function PinsAt({ project, view, size, pixelOf }: PinsAtProps) {
  const pins = useDrawnPins(project);
  const comment = useScreen((state) => state.comment);
  const openComment = useScreen((state) => state.openComment);
  const panes = useEditor((state) => state.panes);
  const hasWebgl = useScreen((state) => state.hasWebgl);
  const isHere = comment !== null && viewOf(comment.view, { panes, hasWebgl }) === view;
  const open = pins.find(({ isOpen }) => isOpen);
  const openAt = open ? seen(pixelOf(open.place), size) : null;
  return (
    <>
      {pins.map((pin) => {
        const at = seen(pixelOf(pin.place), size);
        if (!at) return null;
        const { opens } = pin;
        return (
          <Drop
            at={at}
            key={opens === null ? 'new' : JSON.stringify(opens)}
            onPress={() => opens && openComment(pin.isOpen ? null : { ...opens, view })}
            pin={pin}
          />
        );
      })}
      {isHere && <CommentBox at={openAt} project={project} size={size} />}
    </>
  );
}

/** What is outside of a view takes no focus. */
function seen(pixel: Pixel | null, { width, height }: PinsAtProps['size']): Pixel | null {
  if (!pixel) return null;
  const [x, y] = pixel;
  return x < 0 || y < 0 || x > width || y > height + 30 ? null : pixel;
}

/** Its point is at the place. */
function Drop(of: { readonly pin: DrawnPin; readonly at: Pixel; readonly onPress: () => void }) {
  const { pin, at, onPress } = of;
  return (
    <button
      aria-expanded={pin.isOpen}
      aria-label={pin.name}
      className={cx(
        'absolute grid h-11 w-9 -translate-x-1/2 -translate-y-full place-items-center pb-1.5 hover:z-1 focus-visible:z-1',
        pin.isOpen && 'z-1',
      )}
      data-pin={pin.sign}
      disabled={pin.opens === null}
      onClick={onPress}
      style={{ left: at[0], top: at[1] }}
      title={pin.name}
      type="button"
    >
      <span
        aria-hidden="true"
        className={cx(
          'grid size-8 rotate-45 place-items-center rounded-full rounded-br-none border-2 shadow-soft',
          pin.isDone
            ? 'border-edge bg-surface text-muted'
            : 'border-surface bg-accent text-on-accent',
          pin.isOpen && 'border-ink',
        )}
      >
        <span className="figures -rotate-45 font-[600] text-12">{pin.sign}</span>
      </span>
    </button>
  );
}
