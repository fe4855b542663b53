import { Suspense } from 'react';
import { late } from '../../platform/late.ts';
import { PageHead } from '../../platform/page-head.tsx';
import { LoadingNote, Skeleton } from '../../ui/skeleton.tsx';
import { SignInLayout } from './sign-in-layout.tsx';
import type { SignInAnswer } from './use-after-sign-in.ts';

/** Only accounts with a second factor load it. */
const SecondStepForm = late(async () => ({
  default: (await import('../second-factor/second-step-form.tsx')).SecondStepForm,
}));

export interface SecondStepProps {
  readonly secondStep: string;
  readonly onSignedIn: (answer: SignInAnswer) => Promise<void>;
  readonly onBack: () => void;
}

/** G-10: the second step of a sign-in, in place of the form of the first. */
export function SecondStep(props: SecondStepProps) {
  return (
    <SignInLayout
      intro={<p>Your account asks for a second step after the password.</p>}
      title="One more step"
    >
      <PageHead isPrivate title="Second step" />
      <Suspense
        fallback={
          <>
            <LoadingNote label="The second step is loading" />
            <Skeleton className="h-64" />
          </>
        }
      >
        <SecondStepForm {...props} />
      </Suspense>
    </SignInLayout>
  );
}
