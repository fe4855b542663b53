import { CHAT } from '@wevisu/domain/chat/chat.ts';
import { useState } from 'react';
import { cx } from '../../../ui/cx.ts';
import { CONTROL } from '../../../ui/field-style.ts';
import { IconButton } from '../../../ui/icon-button.tsx';

export interface WriteBoxProps {
  /** Names what is written: it is there again when the box is opened again. */
  readonly draft: string;
  readonly label: string;
  readonly placeholder: string;
  readonly isFocused?: boolean;
  readonly onSend: (text: string) => void;
}

/** Until the page is left. */
const drafts = new Map<string, string>();

/** A text and its button. Enter sends, Shift and Enter begin a line. */
export function WriteBox(props: WriteBoxProps) {
  const { draft, label, placeholder, isFocused = false, onSend } = props;
  const [text, setText] = useState(drafts.get(draft) ?? '');
  const isEmpty = text.trim() === '';

  function write(next: string) {
    setText(next);
    if (next === '') drafts.delete(draft);
    else drafts.set(draft, next);
  }

  function send() {
    if (isEmpty) return;
    write('');
    onSend(text.trim());
  }

  return (
    <form
      className="flex items-end gap-1 border-line border-t p-2 first:border-t-0"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <textarea
        aria-label={label}
        // biome-ignore lint/a11y/noAutofocus: it opens where somebody pressed to write
        autoFocus={isFocused}
        className={cx(CONTROL, 'field-sizing-content max-h-40 resize-none py-2')}
        maxLength={CHAT.maxTextLength}
        onChange={(event) => write(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          send();
        }}
        placeholder={placeholder}
        rows={2}
        value={text}
      />
      <IconButton
        className="bg-accent text-on-accent hover:bg-accent-strong off:bg-sunken"
        icon="arrow"
        isDisabled={isEmpty}
        label="Send"
        type="submit"
      />
    </form>
  );
}
