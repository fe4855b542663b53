import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { ReasonTemplate } from '../shell/queue-words.ts';

export interface ReasonDialogProps {
  readonly title: string;
  readonly label: string;
  readonly hint: string;
  readonly button: string;
  readonly templates: readonly ReasonTemplate[];
  readonly onSend: (text: string) => void;
  readonly onClose: () => void;
}

/** A text that the person reads whole: from a template, then in own words. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, label, hint, button, templates, onSend, onClose } = props;
  const [text, setText] = useState('');
  const [error, setError] = useState<string | undefined>();

  function send() {
    if (text.trim() === '') setError('Write a sentence first.');
    else onSend(text.trim());
  }

  return (
    <Dialog
      actions={
        <>
          <Button kind="secondary" onPress={onClose}>
            Cancel
          </Button>
          <Button onPress={send}>{button}</Button>
        </>
      }
      isOpen
      onClose={onClose}
      title={title}
    >
      {templates.length > 0 && (
        <ul className="mb-4 flex flex-wrap gap-2">
          {templates.map((template) => (
            <li key={template.label}>
              <Button
                kind="secondary"
                onPress={() =>
                  setText((old) => (old === '' ? template.text : `${old}\n\n${template.text}`))
                }
                size="small"
              >
                {template.label}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <TextField
        {...(error === undefined ? {} : { error })}
        autoFocus
        hint={hint}
        label={label}
        onChange={setText}
        rows={6}
        value={text}
      />
    </Dialog>
  );
}
