import { isChangeableUntil } from '@wevisu/domain/chat/chat.ts';
import { Suspense, useState } from 'react';
import { late } from '../../platform/late.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { CONTROL } from '../../ui/field-style.ts';
import { ReaderOnly } from '../../ui/reader-only.tsx';
import { AnchorLink } from './anchor-link.tsx';
import type { ChatFile, ChatMessage, Emoji } from './chat-calls.ts';
import { FileView } from './file-view.tsx';
import { MessageText } from './message-text.tsx';
import { timeText } from './time-text.ts';

const MessageMenu = late(() => import('./message-menu.tsx'));

export interface MessageActs {
  readonly reply: (message: ChatMessage) => void;
  readonly react: (message: ChatMessage, emoji: Emoji) => void;
  readonly edit: (message: ChatMessage, text: string) => Promise<boolean>;
  readonly remove: (message: ChatMessage) => void;
  readonly report: (message: ChatMessage) => void;
  readonly jump: (id: number) => void;
  /** Opens a picture, at a spot of it or as a whole. */
  readonly open: (file: ChatFile, spot: number | null) => void;
}

export interface MessageRowProps {
  readonly message: ChatMessage;
  readonly room: string;
  /** The reader may edit the project's room. */
  readonly canEdit: boolean;
  readonly acts: MessageActs;
  /** Under the last own message: who has read it. */
  readonly seenBy: readonly string[];
  /** By the same person as the one above, soon after it. */
  readonly isFollowing: boolean;
}

export function MessageRow(props: MessageRowProps) {
  const { message, room, canEdit, acts, seenBy, isFollowing } = props;
  const [isEditing, setEditing] = useState(false);
  const { author, is_own, is_removed, text, files, reply_to, anchor, reactions } = message;
  const canChange = is_own && isChangeableUntil(new Date(message.created_at)) > new Date();
  return (
    <div className={cx('group flex', is_own ? 'justify-end' : 'justify-start')}>
      <article
        aria-label={`${is_own ? 'You' : author.name}, ${timeText(message.created_at)}`}
        className="min-w-0 max-w-[85%] md:max-w-[75%]"
      >
        {!isFollowing && !is_own && (
          <p className="mb-1 text-12 text-muted">
            <span className="font-[560] text-ink">{author.name}</span>
            {author.role === 'pro' && ' · Pro'}
          </p>
        )}
        <div className={cx('flex items-start gap-1', is_own && 'flex-row-reverse')}>
          <div
            className={cx(
              'min-w-0 rounded-card px-3.5 py-2.5 text-16',
              is_removed ? 'bg-sunken text-muted' : is_own ? 'bg-accent-tint' : 'bg-sunken',
            )}
          >
            {reply_to && (
              <button
                className="mb-1.5 block w-full border-edge border-s-2 ps-2 text-start text-14 text-muted hover:text-ink"
                onClick={() => acts.jump(reply_to.id)}
                type="button"
              >
                <span className="block font-[550]">{reply_to.author}</span>
                <span className="line-clamp-2 break-words">{reply_to.text || 'A file'}</span>
              </button>
            )}
            {anchor && <AnchorLink anchor={anchor} canEdit={canEdit} onPicture={acts.open} />}
            {is_removed ? (
              <p className="text-14 italic">
                {message.is_removed_by_staff ? 'Support' : is_own ? 'You' : author.name} removed
                this message.
              </p>
            ) : isEditing ? (
              <EditText
                onCancel={() => setEditing(false)}
                onSave={async (next) => (await acts.edit(message, next)) && setEditing(false)}
                text={text}
              />
            ) : (
              text !== '' && <MessageText text={text} />
            )}
            {files.length > 0 && (
              <ul className={cx('flex flex-col gap-2', text !== '' && 'mt-2')}>
                {files.map((file) => (
                  <li className="min-w-0" key={file.id}>
                    <FileView file={file} onOpen={(one) => acts.open(one, null)} room={room} />
                  </li>
                ))}
              </ul>
            )}
          </div>
          {!is_removed && !isEditing && (
            <span className="shrink-0 opacity-60 transition-opacity focus-within:opacity-100 group-hover:opacity-100">
              <Suspense fallback={<span className="block size-11" />}>
                <MessageMenu
                  canChange={canChange}
                  canReport={!is_own && author.id !== null && author.role !== 'staff'}
                  onAct={(act) => {
                    if (act === 'reply') acts.reply(message);
                    else if (act === 'edit') setEditing(true);
                    else if (act === 'remove') acts.remove(message);
                    else if (act === 'report') acts.report(message);
                    else acts.react(message, act);
                  }}
                  whose={is_own ? 'your message' : `the message of ${author.name}`}
                />
              </Suspense>
            </span>
          )}
        </div>
        {reactions.length > 0 && (
          <ul className={cx('mt-1 flex flex-wrap gap-1', is_own && 'justify-end')}>
            {reactions.map(({ emoji, names, is_own: isOwn }) => (
              <li key={emoji}>
                <button
                  aria-pressed={isOwn}
                  className={cx(
                    'figures inline-flex min-h-8 items-center gap-1 rounded-full border px-2 text-14',
                    isOwn ? 'border-accent bg-accent-tint' : 'border-line hover:border-edge',
                  )}
                  onClick={() => acts.react(message, emoji)}
                  type="button"
                >
                  {emoji} {names.length}
                  <ReaderOnly> by {names.join(', ')}</ReaderOnly>
                </button>
              </li>
            ))}
          </ul>
        )}
        <p className={cx('figures mt-1 text-12 text-muted', is_own && 'text-end')}>
          {timeText(message.created_at)}
          {message.edited_at !== null && !is_removed && ' · edited'}
          {seenBy.length > 0 && ` · read by ${seenBy.join(', ')}`}
        </p>
      </article>
    </div>
  );
}

function EditText(of: {
  readonly text: string;
  readonly onSave: (text: string) => Promise<unknown>;
  readonly onCancel: () => void;
}) {
  const [text, setText] = useState(of.text);
  const [isSaving, setSaving] = useState(false);
  async function save() {
    setSaving(true);
    await of.onSave(text.trim());
    setSaving(false);
  }
  return (
    <div className="w-72 max-w-full">
      <textarea
        aria-label="Change your message"
        // The menu that opened it has closed.
        // biome-ignore lint/a11y/noAutofocus: focus goes on where it was asked for
        autoFocus
        className={cx(CONTROL, 'py-2')}
        maxLength={4000}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') of.onCancel();
        }}
        rows={3}
        value={text}
      />
      <div className="mt-2 flex justify-end gap-2">
        <Button kind="quiet" onPress={of.onCancel} size="small">
          Cancel
        </Button>
        <Button isPending={isSaving} onPress={() => void save()} size="small">
          Save
        </Button>
      </div>
    </div>
  );
}
