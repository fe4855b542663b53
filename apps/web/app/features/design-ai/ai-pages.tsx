// The pages of AI 3D design, in one module: each route of its own would cost every page of the site some bytes.
import { PATHS } from '@wevisu/site/paths.ts';
import { type ComponentType, Suspense } from 'react';
import { Navigate, useLocation } from 'react-router';
import { late } from '../../platform/late.ts';
import AiLoginPage from './account/login-page.tsx';
import AiPasswordResetPage from './account/password-reset-page.tsx';
import AiResetPasswordPage from './account/reset-password-page.tsx';
import AiSignUpPage from './account/sign-up-page.tsx';
import AiVerifyPage from './account/verify-page.tsx';
import AiWelcomePage from './account/welcome-page.tsx';

/** By the part of the path after /design-ai. */
const PAGES: Readonly<Record<string, ComponentType>> = {
  login: AiLoginPage,
  singup: AiSignUpPage,
  welcome: AiWelcomePage,
  verify: AiVerifyPage,
  reset_password: AiResetPasswordPage,
  password_reset: AiPasswordResetPage,
  // Behind a sign-in: nobody comes to them first.
  account: late(() => import('./account/account-page.tsx')),
  credits: late(() => import('./credits/credits-page.tsx')),
  run: late(() => import('./designs/run-page.tsx')),
  history: late(() => import('./designs/history-page.tsx')),
};

export default function AiPages() {
  const name = useLocation().pathname.split('/')[2] ?? '';
  const Page = Object.hasOwn(PAGES, name) ? PAGES[name] : undefined;
  return Page ? (
    <Suspense>
      <Page />
    </Suspense>
  ) : (
    <Navigate replace to={PATHS.notFound} />
  );
}
