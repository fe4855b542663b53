import { DESIGN_CREDITS, type ReturnReason } from '@wevisu/domain/design-ai/credits.ts';
import { PATHS } from '@wevisu/site/paths.ts';
import { useNavigate } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { writeBriefDraft } from '../brief/brief-draft.ts';
import { recallStart } from '../runs/last-starts.ts';
import type { DesignRun } from '../runs/run-calls.ts';
import type { BriefStart, Start } from '../runs/start.ts';
import { StartProblem } from '../runs/start-problem.tsx';
import { useStartRun } from '../runs/use-start-run.ts';
import { BriefWords } from './brief-words.tsx';

const REASONS: Readonly<Record<ReturnReason, string>> = {
  failed: 'Something went wrong on our side, and no designs were made.',
  timeout: 'It took longer than it may, so we stopped it.',
  canceled: 'It was canceled.',
  declined: 'It cannot be built as you wrote it.',
};

/** A run that no designs came of: why, that the credits are back, and what to do. */
export function RunEnded({ run }: { readonly run: DesignRun }) {
  const { declined } = run;
  const again = useAgain(run);
  const change = declined?.change ?? null;
  return (
    <div className="max-w-[760px]">
      <h1 className="text-36">
        {declined ? 'This room cannot be built like that' : 'No designs this time'}
      </h1>
      <BriefWords className="mt-3" text={run.text} />
      <p className="mt-6 text-18">{declined?.text ?? REASONS[run.reason ?? 'failed']}</p>
      {declined && declined.rules.length > 0 && (
        <ul className="mt-6 grid gap-3">
          {declined.rules.map(({ code, text }) => (
            <li className="flex items-start gap-3" key={code + text}>
              <span className="pt-0.5 text-warning">
                <Icon name="measure" />
              </span>
              <span>
                {text} <span className="figures text-14 text-muted">Rule {code}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      <Notice className="mt-8" kind="success">
        Your {run.credits} credits are back.
      </Notice>
      {change && (
        <section
          aria-labelledby="change"
          className="mt-8 rounded-card border border-line bg-surface p-6"
        >
          <h2 className="text-22" id="change">
            The smallest change that works
          </h2>
          <p className="mt-2 first-letter:uppercase">{change.text}</p>
          {change.corrections.length > 0 && (
            <Button
              className="mt-5"
              isPending={again.isPending}
              onPress={() => void again.start(change.corrections)}
            >
              Take this change for {DESIGN_CREDITS} credits
            </Button>
          )}
        </section>
      )}
      <div className="mt-8 flex flex-wrap gap-3">
        {!declined && (
          <Button isPending={again.isPending} onPress={() => void again.start([])}>
            Try again for {DESIGN_CREDITS} credits
          </Button>
        )}
        <ChangeBrief run={run} />
      </div>
      <StartProblem failure={again.failure} />
    </div>
  );
}

/** The same run once more, with some changes. */
function useAgain(run: DesignRun) {
  const { start, ...state } = useStartRun();
  return {
    ...state,
    async start(changes: DesignRun['corrections']) {
      const corrections = [...run.corrections, ...changes];
      const { text, vsd_id, within_days, variation } = run;
      await start(
        { text, vsd_id, within_days, variation, corrections },
        { start: { kind: 'again', run: run.id }, purpose: null },
      );
    },
  };
}

/** What the form can't show: it begins from the account's own runs. */
const isOfRun = (start: Start): start is Exclude<Start, BriefStart> =>
  start.kind === 'design' || start.kind === 'again';

/** Back to the form, with the words of the run. */
export function ChangeBrief({ run }: { readonly run: DesignRun }) {
  const navigate = useNavigate();
  async function change() {
    const [{ readBrief }, { choicesOf }] = await Promise.all([
      import('@wevisu/layout/brief/read-brief.ts'),
      import('../brief/choices.ts'),
    ]);
    const start = recallStart(run.id, run.start);
    writeBriefDraft({
      text: run.text,
      choices: choicesOf(readBrief(run.text), run.corrections),
      start: start === null || isOfRun(start) ? { kind: 'words' } : start,
      withinDays: run.within_days,
    });
    await navigate(PATHS.designAi);
  }
  return (
    <Button kind="secondary" onPress={() => void change()}>
      Change the brief
    </Button>
  );
}
