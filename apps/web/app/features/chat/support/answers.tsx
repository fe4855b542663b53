import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiFailure, joinFieldTexts } from '../../../platform/api-failure.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import {
  ANSWERS_KEY,
  deleteAnswer,
  fetchAnswers,
  type SupportAnswer,
  saveAnswer,
} from './support-calls.ts';

/** Prepared answers: chosen, they are put into the box, to be read over and sent. */
export function Answers({ onChoose }: { readonly onChoose: (text: string) => void }) {
  const [edited, setEdited] = useState<Pick<SupportAnswer, 'title' | 'text'> | null>(null);
  const queryClient = useQueryClient();
  const { data = [], isLoadingError } = useQuery({ queryKey: ANSWERS_KEY, queryFn: fetchAnswers });
  const again = () => queryClient.invalidateQueries({ queryKey: ANSWERS_KEY });
  return (
    <section aria-labelledby="prepared-answers" className="mt-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="font-sans text-16 font-[560]" id="prepared-answers">
          Prepared answers
        </h2>
        <Button
          icon="plus"
          kind="quiet"
          onPress={() => setEdited({ title: '', text: '' })}
          size="small"
        >
          New answer
        </Button>
      </div>
      {isLoadingError && <p className="mt-2 text-14 text-danger">They could not be loaded.</p>}
      <ul className="mt-2 divide-y divide-line border-line border-y text-14">
        {data.map((answer) => (
          <li className="flex items-center gap-2" key={answer.id}>
            <button
              className="min-h-11 min-w-0 flex-1 rounded-control px-2 py-1.5 text-start hover:bg-sunken"
              onClick={() => onChoose(answer.text)}
              type="button"
            >
              <span className="block font-[550]">{answer.title}</span>
              <span className="block truncate text-muted">{answer.text}</span>
            </button>
            <Button kind="quiet" onPress={() => setEdited(answer)} size="small">
              Edit<span className="reader-only"> {answer.title}</span>
            </Button>
            <Button
              kind="quiet"
              onPress={() => void deleteAnswer(answer.id).then(again, again)}
              size="small"
            >
              Delete<span className="reader-only"> {answer.title}</span>
            </Button>
          </li>
        ))}
      </ul>
      {edited && (
        <EditAnswer
          answer={edited}
          onClose={() => setEdited(null)}
          onSaved={() => {
            setEdited(null);
            void again();
          }}
        />
      )}
    </section>
  );
}

function EditAnswer(of: {
  readonly answer: Pick<SupportAnswer, 'title' | 'text'>;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}) {
  const [title, setTitle] = useState(of.answer.title);
  const [text, setText] = useState(of.answer.text);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isSaving, setSaving] = useState(false);
  async function save() {
    setSaving(true);
    try {
      await saveAnswer({ title, text });
      of.onSaved();
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      const fields = joinFieldTexts(error.fields);
      setErrors(Object.keys(fields).length > 0 ? fields : { text: 'It was not saved. Try again.' });
    } finally {
      setSaving(false);
    }
  }
  return (
    <Dialog
      actions={
        <Button isPending={isSaving} onPress={() => void save()}>
          Save answer
        </Button>
      }
      isOpen
      onClose={of.onClose}
      title="Prepared answer"
    >
      <div className="grid gap-4">
        <TextField
          error={errors.title}
          hint="One of the same title is replaced."
          label="Title"
          maxLength={80}
          onChange={setTitle}
          value={title}
        />
        <TextField
          error={errors.text}
          label="Answer"
          maxLength={2000}
          onChange={setText}
          rows={6}
          value={text}
        />
      </div>
    </Dialog>
  );
}
