import type { ProjectId } from '@wevisu/domain/ids.ts';
import { useEffect, useRef } from 'react';
import { useSession } from '../../../platform/session.tsx';
import { focusLater } from '../../../ui/focus-later.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { addOutgoing } from '../../chat/outbox.ts';
import { OutgoingRow } from '../../chat/outgoing-row.tsx';
import type { OpenComment } from '../workspace/comment.ts';
import { useEditor, useNodes, useScreen } from '../workspace/workspace-context.ts';
import { COMMENT_BUTTON } from './comment-button.ts';
import { placeOfPress } from './pin-place.ts';
import { Thread } from './thread.tsx';
import { useOwnWaiting } from './use-pins.ts';
import { WriteBox } from './write-box.tsx';

export interface CommentBoxProps {
  readonly project: ProjectId;
  /** Where its pin is, in pixels of the view; null where that is not seen. */
  readonly at: readonly [x: number, y: number] | null;
  readonly size: { readonly width: number; readonly height: number };
}

/** How far the drop reaches up from its place. */
const DROP_PX = 44;

/** The open comment, beside its pin: to write it, or to talk about it. */
export function CommentBox({ project, at, size }: CommentBoxProps) {
  const comment = useScreen((state) => state.comment);
  const openComment = useScreen((state) => state.openComment);
  const box = useRef<HTMLElement>(null);
  const opened = comment && idOf(comment);
  const waiting = useOwnWaiting(project);
  const sending =
    comment?.kind === 'waiting' ? waiting.find(({ key }) => key === comment.key) : undefined;
  const isGone = comment?.kind === 'waiting' && sending === undefined;

  // Discarded: what is sent is opened as what it has become, at once.
  useEffect(() => {
    if (!isGone) return;
    const timer = setTimeout(() => {
      openComment(null);
      focusLater(COMMENT_BUTTON);
    }, 200);
    return () => clearTimeout(timer);
  }, [isGone, openComment]);

  // What is written goes on in the same box once it is sent.
  useEffect(() => {
    if (!box.current?.contains(document.activeElement)) box.current?.focus();
  }, [opened]);
  if (comment === null || isGone) return null;

  function close() {
    const pin = document.querySelector<HTMLElement>('[data-pin][aria-expanded="true"]:enabled');
    openComment(null);
    if (pin) pin.focus();
    else focusLater(COMMENT_BUTTON);
  }

  return (
    <section
      aria-label={nameOf(comment)}
      className="absolute z-2 flex w-80 max-w-[calc(100%-1rem)] flex-col overflow-hidden rounded-card border border-line bg-surface shadow-soft outline-none"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        event.stopPropagation();
        close();
      }}
      ref={box}
      style={styleAt(at, size)}
      tabIndex={-1}
    >
      <header className="flex items-center border-line border-b ps-3">
        <h2 className="min-w-0 flex-1 truncate font-sans font-[560] text-14">{nameOf(comment)}</h2>
        <IconButton icon="x" label="Close the comment" onPress={close} />
      </header>
      {comment.kind === 'new' ? (
        <NewComment comment={comment} project={project} />
      ) : comment.kind === 'pin' ? (
        <Thread key={comment.number} number={comment.number} onClose={close} project={project} />
      ) : (
        sending && (
          <div className="overflow-y-auto p-3">
            <OutgoingRow outgoing={sending} />
          </div>
        )
      )}
    </section>
  );
}

function NewComment(of: {
  readonly comment: OpenComment & { readonly kind: 'new' };
  readonly project: ProjectId;
}) {
  const { comment, project } = of;
  const nodes = useNodes();
  const levelId = useEditor((state) => state.levelId);
  const openComment = useScreen((state) => state.openComment);
  const user = useSession().user?.id ?? 0;
  const place = placeOfPress(nodes, comment.place, levelId);

  function send(text: string) {
    if (!place) return;
    const key = crypto.randomUUID();
    addOutgoing({
      ...{ key, room: `${project}`, user, text, files: [], mentions: [], replyTo: null },
      anchor: { ref: { kind: 'pin', ...place }, label: 'A place in the room' },
      ...{ at: new Date().toISOString(), problem: null },
    });
    openComment({ kind: 'waiting', view: comment.view, key });
  }

  return (
    <WriteBox
      draft={`${project}:new`}
      isFocused
      label="Comment"
      onSend={send}
      placeholder="What about this place?"
    />
  );
}

function nameOf(comment: OpenComment): string {
  if (comment.kind === 'pin') return `Comment ${comment.number}`;
  return comment.kind === 'new' ? 'New comment' : 'Your comment';
}

function idOf(comment: OpenComment): string {
  if (comment.kind === 'pin') return `${comment.number}`;
  return comment.kind === 'new' ? 'new' : comment.key;
}

/** Below or above its place, never over the pin if there is room; at the bottom where the place is not seen. */
function styleAt(at: CommentBoxProps['at'], { width, height }: CommentBoxProps['size']) {
  const [x, y] = at ?? [width / 2, height];
  const left = `clamp(0.5rem, ${Math.round(x - 160)}px, calc(100% - min(20.5rem, 100% - 0.5rem)))`;
  if (y > height / 2) {
    const bottom = Math.max(8, Math.round(height - y + (at ? DROP_PX + 4 : 8)));
    return { left, bottom, maxHeight: `min(26rem, calc(100% - ${bottom + 8}px))` };
  }
  const top = Math.max(8, Math.round(y + 8));
  return { left, top, maxHeight: `min(26rem, calc(100% - ${top + 8}px))` };
}
