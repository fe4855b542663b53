import { useQueryClient } from '@tanstack/react-query';
import { type ApplicationClock, answerApplicationQuestion } from '@wevisu/contract/applications.ts';
import { formatDate } from '@wevisu/domain/calendar/calendar.ts';
import { type FormEvent, useId, useState } from 'react';
import { call } from '../../platform/api.ts';
import { withToast } from '../../platform/with-toast.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';

type Question = ApplicationClock['questions'][number];

interface ApplicationQuestionsProps {
  /** What they are about; absent for an application. */
  readonly title?: string;
  readonly questions: readonly Question[];
  /** Of the query that the answer changes. */
  readonly queryKey: readonly unknown[];
}

/** What staff asked before they decide, and where it is answered. */
export function ApplicationQuestions(props: ApplicationQuestionsProps) {
  const { title = 'Questions from our staff', questions, queryKey } = props;
  const headingId = useId();
  if (questions.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className="rounded-card border border-line bg-surface p-4">
      <h2 className="text-18" id={headingId}>
        {title}
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {questions.map((question) => (
          <li className="py-3" key={question.id}>
            <p className="whitespace-pre-line">{question.question}</p>
            <p className="figures mt-0.5 text-12 text-muted">
              Asked on {formatDate(question.asked_at)}
            </p>
            {question.closed_at === null ? (
              <AnswerForm id={question.id} queryKey={queryKey} />
            ) : (
              <p className="mt-2 whitespace-pre-line text-muted">
                {question.answer === ''
                  ? `Settled on ${formatDate(question.closed_at)}.`
                  : `You answered on ${formatDate(question.closed_at)}: ${question.answer}`}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function AnswerForm({
  id,
  queryKey,
}: {
  readonly id: number;
  readonly queryKey: readonly unknown[];
}) {
  const queries = useQueryClient();
  const [answer, setAnswer] = useState('');
  const [isPending, setPending] = useState(false);

  async function send(event: FormEvent) {
    event.preventDefault();
    setPending(true);
    await withToast(
      call(answerApplicationQuestion, { params: { id }, body: { answer } }, { isQuiet: true }),
    );
    await queries.invalidateQueries({ queryKey });
    setPending(false);
  }

  return (
    <form className="mt-3 grid gap-3" onSubmit={(event) => void send(event)}>
      <TextField
        rows={4}
        label="Your answer"
        maxLength={4_000}
        onChange={setAnswer}
        value={answer}
      />
      <Button
        className="justify-self-start"
        isDisabled={answer.trim() === ''}
        isPending={isPending}
        type="submit"
      >
        Send answer
      </Button>
    </form>
  );
}
