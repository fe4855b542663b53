import { PATHS } from '@wevisu/site/paths.ts';
import { SOON } from '@wevisu/site/soon.ts';
import { useLocation } from 'react-router';
import { PageHead } from '../../platform/page-head.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';

interface Words {
  readonly title: string;
  readonly note: string;
}

const START: Words = {
  title: 'Describe your room. Choose from designs you can buy.',
  note: 'AI designs are not available yet',
};

/** The pages of NAV-24, each with its text until AI designs are available. */
const PAGES: Readonly<Record<string, Words>> = {
  [PATHS.designAi]: START,
  [PATHS.designAiLogin]: {
    title: 'Sign in to AI 3D Design',
    note: 'Accounts are not available yet',
  },
  [PATHS.designAiSignUp]: {
    title: 'Sign up for AI 3D Design',
    note: 'Sign-up opens when the designs do',
  },
  [PATHS.designAiWelcome]: {
    title: 'Welcome to AI 3D Design',
    note: 'Your designs will appear here',
  },
};

const WAYS = [
  {
    title: 'Start from a designed room',
    text: 'Open a finished room made of real products, and change whatever is not you.',
    label: 'See designed rooms',
    path: PATHS.visualize,
  },
  {
    title: 'Find your style first',
    text: 'Pick the pictures you like, and rooms in your style come first.',
    label: 'Take the survey',
    path: PATHS.visualizeStyle,
  },
  {
    title: 'Have it designed',
    text: 'Tell us about the room, your budget and what you want, and we will connect you with a designer.',
    label: 'Contact us',
    path: PATHS.contact,
  },
] as const;

/** NAV-24: says what is available and what visitors can do today; the generator comes later. */
export default function DesignAiPage() {
  const path = useLocation().pathname.replace(/\/$/, '');
  const { title, note } = PAGES[path] ?? START;
  return (
    <div className="page pt-10 md:pt-16">
      <PageHead
        canonicalPath={path}
        description="Room designs from your description, made of products you can buy."
        isPrivate={path !== PATHS.designAi}
        title="AI 3D Design"
      />
      <p className="eyebrow">AI 3D Design{SOON.aiDesign && ', soon'}</p>
      <h1 className="mt-4 max-w-[20ch] text-36 md:text-48">{title}</h1>
      <p className="mt-5 max-w-prose text-18 text-muted">
        Tell us the room, its size, your style and your budget. You get three designs, each a real
        3D room with products from your pro's showroom, priced to the box.
      </p>
      <Notice className="mt-8 max-w-prose" title={note}>
        We are still building it. Nothing is charged, and your shop account is not affected. Until
        then, here are three ways to get there:
      </Notice>
      <ul className="mt-12 grid gap-x-10 gap-y-10 md:grid-cols-3">
        {WAYS.map((way) => (
          <li className="flex flex-col items-start border-line border-t pt-5" key={way.title}>
            <h2 className="text-22">{way.title}</h2>
            <p className="mt-2 mb-5 text-muted">{way.text}</p>
            <LinkButton className="mt-auto" kind="secondary" to={way.path}>
              {way.label}
            </LinkButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
