import { listExamples } from '@wevisu/contract/ai-examples.ts';
import { DESIGN_CREDITS, WELCOME_CREDITS } from '@wevisu/domain/design-ai/credits.ts';
import { PATHS } from '@wevisu/site/paths.ts';
import { Suspense } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { apiContext } from '../../../platform/context.ts';
import { late } from '../../../platform/late.ts';
import { PageHead } from '../../../platform/page-head.tsx';
import { cx } from '../../../ui/cx.ts';
import { PlainLink } from '../../../ui/plain-link.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { AiAccountBar } from '../account/ai-account-bar.tsx';
import { useAiSession } from '../account/use-ai-session.ts';
import { Examples } from './examples.tsx';

const BriefForm = late(async () => ({ default: (await import('./brief-form.tsx')).BriefForm }));

const PROMISES = [
  {
    title: 'Three rooms that really differ',
    text: 'Other layouts, other palettes. Each is checked against planning rules: doors open, ways are wide enough, nothing is in the way.',
  },
  {
    title: 'Only products you can buy',
    text: "From your pro's showroom, in stock, and within your budget to the cent. The total is what your cart says.",
  },
  {
    title: 'Yours to change',
    text: 'Say what you would like otherwise, keep what you love, open it in the visualizer, and order.',
  },
] as const;

/** Without examples the page is as good. */
export async function loader({ context }: LoaderFunctionArgs) {
  const outcome = await context.get(apiContext)(listExamples, {});
  return outcome.ok ? outcome.reply.data : { examples: [], proposes_wishes: false };
}

/** NAV-24, AI-02: describes a room and has it designed. */
export default function BriefPage() {
  const { user, status } = useAiSession();
  const { examples, proposes_wishes: hasModel } = useLoaderData<typeof loader>();
  return (
    <div className="page pt-4 pb-16">
      <PageHead
        canonicalPath={PATHS.designAi}
        description="Describe your room in your words: you get three designs of it in 3D, made of products you can buy, within your budget."
        title="AI 3D Design"
      />
      {user !== null && <AiAccountBar user={user} />}
      <header className="pt-8 md:pt-14">
        <p className="eyebrow">AI 3D Design</p>
        <h1 className="mt-4 max-w-[20ch] text-36 md:text-48">
          Describe your room. Choose from designs you can buy.
        </h1>
        <p className="mt-5 max-w-prose text-18 text-muted">
          Write a sentence or two. In seconds you get three designs of your room in 3D, for{' '}
          {DESIGN_CREDITS} credits.
        </p>
        {user === null && (
          // It keeps its place until the browser's token is read.
          <p className={cx('mt-3 text-muted', status === 'unknown' && 'invisible')}>
            New here?{' '}
            <PlainLink className="text-link" to={PATHS.designAiSignUp}>
              Sign up
            </PlainLink>{' '}
            and have {WELCOME_CREDITS} credits, or{' '}
            <PlainLink className="text-link" to={PATHS.designAiLogin}>
              log in
            </PlainLink>
            .
          </p>
        )}
      </header>
      <div className="mt-8 md:mt-10">
        <Suspense fallback={<Skeleton className="h-160 rounded-card" />}>
          <BriefForm hasModel={hasModel} />
        </Suspense>
      </div>
      <Examples examples={examples} />
      <ul className="mt-16 grid gap-x-10 gap-y-8 md:grid-cols-3">
        {PROMISES.map(({ title, text }) => (
          <li className="border-line border-t pt-5" key={title}>
            <h2 className="text-22">{title}</h2>
            <p className="mt-2 text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
