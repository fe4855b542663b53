import type { ProjectId } from '@wevisu/domain/ids.ts';
import { ApiFailure } from '../../../platform/api-failure.ts';
import { useSession } from '../../../platform/session.tsx';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { LiveRegion } from '../../../ui/reader-only.tsx';
import { startComment } from '../actions/start-comment.ts';
import { useEditor, useScreen, useWorkspace } from '../workspace/workspace-context.ts';
import { COMMENT_BUTTON } from './comment-button.ts';
import { useNews, useSending, useStoryOfOpened } from './follow-pins.ts';
import { useRoomPins } from './use-pins.ts';

/** Starts a comment, shows and hides them, hears of those of others, and sends what waits. */
export default function CommentTools({ project }: { readonly project: ProjectId }) {
  const workspace = useWorkspace();
  const me = useSession().user?.id;
  const isCommenting = useEditor((state) => state.tool === 'comment');
  const isAlone3d = useEditor((state) => state.panes === '3d');
  const comments = useScreen((state) => state.comments);
  const showComments = useScreen((state) => state.showComments);
  const { data, error } = useRoomPins(project);
  useNews(project);
  useSending(project);
  useStoryOfOpened(project);
  // Whoever may not talk here, as staff who act for somebody.
  if (error instanceof ApiFailure && (error.status === 403 || error.status === 404)) return null;
  const isHidden = comments === 'none';
  const hasSome = (data?.pins.length ?? 0) > 0;
  const latest = data?.pins[0];
  return (
    <div
      className={cx(
        'pointer-events-none absolute end-3 bottom-17 flex flex-col-reverse items-end gap-2 *:pointer-events-auto',
        // The controls of the 3D view take two rows on phones.
        isAlone3d && 'max-md:bottom-30',
      )}
    >
      <Button
        aria-pressed={isCommenting}
        className={cx(
          'shadow-soft max-md:min-h-11',
          !isCommenting && 'border-line! bg-surface! text-ink! hover:border-edge!',
        )}
        icon="chat"
        id={COMMENT_BUTTON}
        onPress={() => startComment(workspace)}
        size="small"
      >
        Comment
      </Button>
      {(hasSome || isHidden) && (
        <IconButton
          icon={isHidden ? 'eye' : 'eyeOff'}
          label={isHidden ? 'Show comments' : 'Hide comments'}
          look="round"
          onPress={() => showComments(isHidden ? 'open' : 'none')}
        />
      )}
      {!isHidden && (data?.settled ?? 0) > 0 && (
        <IconButton
          aria-pressed={comments === 'all'}
          className={comments === 'all' ? 'border-ink' : ''}
          icon="check"
          label={comments === 'all' ? 'Hide comments that are done' : 'Show comments that are done'}
          look="round"
          onPress={() => showComments(comments === 'all' ? 'open' : 'all')}
        />
      )}
      <LiveRegion>
        {latest && latest.author.id !== me
          ? `Comment ${latest.number} by ${latest.author.name}`
          : ''}
      </LiveRegion>
    </div>
  );
}
