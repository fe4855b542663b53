import { useQueryClient } from '@tanstack/react-query';
import type { ProjectId } from '@wevisu/domain/ids.ts';
import { chatPath } from '@wevisu/site/paths.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ApiFailure } from '../../../platform/api-failure.ts';
import { useSession } from '../../../platform/session.tsx';
import { showToast } from '../../../platform/toast-queue.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { LoadingNote, TextSkeleton } from '../../../ui/skeleton.tsx';
import type { ChatMessage } from '../../chat/chat-calls.ts';
import { MessageText } from '../../chat/message-text.tsx';
import { addOutgoing } from '../../chat/outbox.ts';
import { OutgoingRow } from '../../chat/outgoing-row.tsx';
import { type PinThread, settlePin } from '../../chat/pin-calls.ts';
import { dayText, timeText } from '../../chat/time-text.ts';
import { nameOfNode } from '../edits/labels.ts';
import { useEditor, useNodes } from '../workspace/workspace-context.ts';
import { excerptOf, pinKey, pinsKey, useOwnWaiting, usePinThread } from './use-pins.ts';
import { WriteBox } from './write-box.tsx';

export interface ThreadProps {
  readonly project: ProjectId;
  readonly number: number;
  readonly onClose: () => void;
}

/** A comment, what was answered, and what can be done about it. */
export function Thread({ project, number, onClose }: ThreadProps) {
  const { data, error, isLoadingError, isFetching, refetch } = usePinThread(project, number);
  if (error instanceof ApiFailure && (error.status === 404 || error.status === 403)) {
    return (
      <div className="grid gap-3 p-3">
        <p>This comment was removed, or is not open to you.</p>
        <Button kind="secondary" onPress={onClose} size="small">
          Close
        </Button>
      </div>
    );
  }
  if (isLoadingError) {
    return (
      <div className="p-3">
        <ErrorState
          isRetrying={isFetching}
          onRetry={() => void refetch()}
          title="This comment could not be loaded"
        />
      </div>
    );
  }
  if (!data) {
    return (
      <div className="p-3">
        <LoadingNote label="The comment is loading" />
        <TextSkeleton lines={3} />
      </div>
    );
  }
  return <Talk number={number} project={project} thread={data} />;
}

function Talk(of: {
  readonly project: ProjectId;
  readonly number: number;
  readonly thread: PinThread;
}) {
  const { project, number, thread } = of;
  const { pin, replies } = thread;
  const queryClient = useQueryClient();
  const user = useSession().user?.id ?? 0;
  const [isSettling, setSettling] = useState(false);
  const known = new Set(replies.map(({ key }) => key));
  const waiting = useOwnWaiting(project).filter(
    ({ key, replyTo }) => replyTo?.id === pin.id && !known.has(key),
  );
  const list = useRef<HTMLOListElement>(null);
  const count = replies.length + waiting.length;
  useEffect(() => {
    list.current?.scrollTo({ top: count === 0 ? 0 : list.current.scrollHeight });
  }, [count]);
  const settled = pin.anchor?.kind === 'pin' ? pin.anchor.settled : null;

  async function settle() {
    setSettling(true);
    try {
      const message = await settlePin(`${project}`, number, settled === null);
      queryClient.setQueryData<PinThread>(pinKey(project, number), (now) =>
        now ? { ...now, pin: message } : now,
      );
      void queryClient.invalidateQueries({ queryKey: pinsKey(project) });
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      showToast('error', error.text || 'There is no connection. Try again.');
    } finally {
      setSettling(false);
    }
  }

  function reply(text: string) {
    addOutgoing({
      ...{ key: crypto.randomUUID(), room: `${project}`, user, text, files: [], mentions: [] },
      replyTo: { id: pin.id, author: pin.author.name, text: excerptOf(pin.text) },
      ...{ anchor: null, at: new Date().toISOString(), problem: null },
    });
  }

  return (
    <>
      <ol
        aria-label="Comment and replies"
        className="flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto overscroll-contain p-3"
        ref={list}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so keys must reach it
        tabIndex={0}
      >
        <Said message={pin}>
          <Where anchor={pin.anchor} />
        </Said>
        {replies.map((one) => (
          <Said key={one.id} message={one} />
        ))}
        {waiting.map((one) => (
          <li key={one.key}>
            <OutgoingRow outgoing={one} />
          </li>
        ))}
      </ol>
      <WriteBox
        draft={`${project}:${number}`}
        label={`Reply to comment ${number}`}
        onSend={reply}
        placeholder="Reply"
      />
      <footer className="flex flex-wrap items-center gap-2 border-line border-t px-3 py-2">
        <Button
          icon={settled === null ? 'check' : 'undo'}
          isPending={isSettling}
          kind="secondary"
          onPress={() => void settle()}
          size="small"
        >
          {settled === null ? 'Done' : 'Open again'}
        </Button>
        <LinkButton kind="quiet" size="small" to={chatPath(`${project}`)}>
          Open in chat
        </LinkButton>
        {settled !== null && (
          <p className="basis-full text-12 text-muted" role="status">
            Done by {settled.by}, {momentText(settled.at)}
          </p>
        )}
      </footer>
    </>
  );
}

function Said(of: { readonly message: ChatMessage; readonly children?: ReactNode }) {
  const { author, is_own, text, files, created_at, is_removed } = of.message;
  return (
    <li>
      <p className="text-12 text-muted">
        <span className="font-[560] text-ink">{is_own ? 'You' : author.name}</span>{' '}
        {momentText(created_at)}
      </p>
      {is_removed ? <p className="text-muted italic">Removed</p> : <MessageText text={text} />}
      {files.length > 0 && (
        <p className="text-12 text-muted">
          {files.length === 1
            ? 'With a file, in the chat'
            : `With ${files.length} files, in the chat`}
        </p>
      )}
      {of.children}
    </li>
  );
}

/** What it was put on, or that its story is gone. */
function Where({ anchor }: Pick<ChatMessage, 'anchor'>) {
  const nodes = useNodes();
  const products = useEditor((state) => state.products);
  if (anchor?.kind !== 'pin') return null;
  const thing = anchor.node === null ? undefined : nodes[anchor.node];
  const text = !Object.hasOwn(nodes, anchor.level)
    ? 'The floor it was put on is no longer there'
    : thing
      ? `On: ${nameOfNode(thing, products)}`
      : anchor.node === null
        ? ''
        : 'What it was put on is no longer there';
  return text === '' ? null : <p className="mt-1 text-12 text-muted">{text}</p>;
}

function momentText(at: string): string {
  const day = dayText(at, new Date());
  return day === 'Today' ? timeText(at) : `${day}, ${timeText(at)}`;
}
