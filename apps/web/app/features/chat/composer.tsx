import { CHAT } from '@wevisu/domain/chat/chat.ts';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { late } from '../../platform/late.ts';
import { cx } from '../../ui/cx.ts';
import { CONTROL } from '../../ui/field-style.ts';
import { focusLater } from '../../ui/focus-later.ts';
import { Icon } from '../../ui/icon.tsx';
import { IconButton, iconButtonClass } from '../../ui/icon-button.tsx';
import { AttachmentList } from './attachment-list.tsx';
import type { AnchorChoice, ChatFile, ChatMessage, ChatPerson } from './chat-calls.ts';
import { findMentions, mentionStart } from './mentions.ts';
import { useAttachments } from './use-attachments.ts';

const AnchorDialog = late(() => import('./anchor-dialog.tsx'));

export interface Written {
  readonly text: string;
  readonly files: readonly ChatFile[];
  readonly mentions: readonly number[];
}

export interface ComposerProps {
  readonly room: string;
  /** Who can be mentioned. */
  readonly people: readonly ChatPerson[];
  readonly replyTo: ChatMessage | null;
  readonly onDropReply: () => void;
  /** What the message points at. */
  readonly anchor: AnchorChoice | null;
  readonly onPoint: (anchor: AnchorChoice | null) => void;
  readonly onSend: (written: Written) => void;
  readonly onType: () => void;
  /** Put in for whoever writes, as a prepared answer; each new one is added. */
  readonly prepared?: { readonly text: string; readonly at: number } | null;
  /** Whether there is a project to point at something of. */
  readonly hasAnchors: boolean;
}

const ACCEPT = 'image/*,application/pdf,.pdf,.dwg,.dxf';
const MAX_ROWS_PX = 160;
const BOX_ID = 'chat-message-box';

export function Composer(props: ComposerProps) {
  const { room, people, replyTo, onDropReply, anchor, onPoint, onSend, onType } = props;
  const { prepared = null } = props;
  const [text, setText] = useState('');
  const [isPointing, setPointing] = useState(false);
  const files = useAttachments(room);
  const box = useRef<HTMLTextAreaElement>(null);
  const start = mentionStart(text, people);
  const ready = files.list.flatMap(({ done }) => done ?? []);
  const canSend = (text.trim() !== '' || ready.length > 0) && !files.isBusy;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the box grows with its text
  useEffect(() => {
    const area = box.current;
    if (area === null) return;
    area.style.height = 'auto';
    area.style.height = `${Math.min(MAX_ROWS_PX, area.scrollHeight + 2)}px`;
  }, [text]);
  useEffect(() => {
    if (replyTo !== null) box.current?.focus();
  }, [replyTo]);
  useEffect(() => {
    if (anchor !== null) focusLater(BOX_ID);
  }, [anchor]);
  const preparedAt = prepared?.at;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each
  useEffect(() => {
    if (prepared === null) return;
    setText((now) => (now.trim() === '' ? prepared.text : `${now.trimEnd()}\n${prepared.text}`));
    box.current?.focus();
  }, [preparedAt]);

  function send() {
    if (!canSend) return;
    onSend({ text: text.trim(), files: ready, mentions: findMentions(text, people) });
    setText('');
    files.clear();
    box.current?.focus();
  }

  return (
    <form
      aria-label="Write a message"
      className="border-line border-t bg-surface p-3"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        files.add([...event.dataTransfer.files]);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {replyTo !== null && (
        <Above label="Drop the reply" onDrop={onDropReply}>
          <span className="font-[550]">Reply to {replyTo.author.name}:</span>{' '}
          {replyTo.text || 'a file'}
        </Above>
      )}
      {anchor !== null && (
        <Above label={`Remove ${anchor.label}`} onDrop={() => onPoint(null)}>
          <span className="font-[550]">About:</span> {anchor.label}
        </Above>
      )}
      <AttachmentList files={files.list} onRemove={files.remove} />
      {start !== null && (
        <ul aria-label="People to mention" className="mb-2 flex flex-wrap gap-2">
          {start.people.map(({ id, name }) => (
            <li key={id}>
              <button
                className="min-h-9 rounded-full border border-line bg-surface px-3 text-14 hover:border-edge"
                onClick={() => {
                  setText(`${text.slice(0, start.at)}@${name} `);
                  box.current?.focus();
                }}
                type="button"
              >
                @{name}
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="flex items-end gap-1">
        <label className={cx(iconButtonClass('plain'), 'cursor-pointer focus-within:outline-2')}>
          <Icon name="picture" />
          <input
            accept={ACCEPT}
            aria-label="Add pictures, PDFs or plans"
            className="reader-only"
            multiple
            onChange={(event) => {
              files.add([...(event.target.files ?? [])]);
              event.target.value = '';
            }}
            type="file"
          />
        </label>
        {/* Opens the camera of phones and tablets; others choose a file anyway. */}
        <span className="hidden pointer-coarse:contents">
          <label className={cx(iconButtonClass('plain'), 'cursor-pointer focus-within:outline-2')}>
            <Icon name="camera" />
            <input
              accept="image/*"
              aria-label="Take a picture"
              capture="environment"
              className="reader-only"
              onChange={(event) => {
                files.add([...(event.target.files ?? [])]);
                event.target.value = '';
              }}
              type="file"
            />
          </label>
        </span>
        {props.hasAnchors && (
          <IconButton
            icon="swatch"
            label="Point at a wall, a product or an order"
            onPress={() => setPointing(true)}
          />
        )}
        <textarea
          aria-label="Message"
          id={BOX_ID}
          className={cx(CONTROL, 'resize-none py-2.5')}
          maxLength={CHAT.maxTextLength}
          onChange={(event) => {
            setText(event.target.value);
            onType();
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            send();
          }}
          onPaste={(event) => {
            const pasted = [...event.clipboardData.files];
            if (pasted.length === 0) return;
            event.preventDefault();
            files.add(pasted);
          }}
          placeholder="Write a message"
          ref={box}
          rows={1}
          value={text}
        />
        <IconButton
          className="bg-accent text-on-accent hover:bg-accent-strong off:bg-sunken"
          icon="arrow"
          isDisabled={!canSend}
          label="Send"
          type="submit"
        />
      </div>
      {isPointing && (
        <Suspense>
          <AnchorDialog
            onChoose={(choice) => {
              onPoint(choice);
              setPointing(false);
            }}
            onClose={() => setPointing(false)}
            room={room}
          />
        </Suspense>
      )}
    </form>
  );
}

/** What goes with the next message, above its box. */
function Above(of: {
  readonly label: string;
  readonly onDrop: () => void;
  readonly children: ReactNode;
}) {
  return (
    <div className="mb-2 flex items-center gap-2 rounded-control bg-sunken ps-3 text-14">
      <p className="min-w-0 flex-1 truncate">{of.children}</p>
      <IconButton icon="x" label={of.label} onPress={of.onDrop} />
    </div>
  );
}
