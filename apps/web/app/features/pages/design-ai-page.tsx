import { PATHS } from '@wevisu/site/paths.ts';
import { useLocation } from 'react-router';
import { PageHead } from '../../platform/page-head.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';

interface Words {
  readonly title: string;
  readonly note: string;
}

const START: Words = {
  title: 'Tell us the room. Choose among designs you can buy.',
  note: 'Designs from a brief are not open yet',
};

/** The pages of NAV-24, each with what it says while designs from a brief are not open. */
const PAGES: Readonly<Record<string, Words>> = {
  [PATHS.designAi]: START,
  [PATHS.designAiLogin]: {
    title: 'Sign in to AI 3D Design',
    note: 'There are no accounts here yet',
  },
  [PATHS.designAiSignUp]: {
    title: 'Sign up for AI 3D Design',
    note: 'Accounts open together with the designs',
  },
  [PATHS.designAiWelcome]: {
    title: 'Welcome to AI 3D Design',
    note: 'Your designs will stand here',
  },
};

const WAYS = [
  {
    title: 'Start from a designed room',
    text: 'Open a finished room, made of real products, and change whatever is not you.',
    label: 'See designed rooms',
    path: PATHS.visualize,
  },
  {
    title: 'Find your style first',
    text: 'A few pictures to like or leave, and the rooms that fit you come first.',
    label: 'Take the survey',
    path: PATHS.visualizeStyle,
  },
  {
    title: 'Have it designed',
    text: 'Tell us the room, the budget and the wish, and we put you in touch with a designer.',
    label: 'Write to us',
    path: PATHS.contact,
  },
] as const;

/** NAV-24: says what is there now and what one can do today; the generator comes later. */
export default function DesignAiPage() {
  const path = useLocation().pathname.replace(/\/$/, '');
  const { title, note } = PAGES[path] ?? START;
  return (
    <div className="page pt-10 md:pt-16">
      <PageHead
        canonicalPath={path}
        description="Designs of a room from a brief, made of products that you can buy."
        isPrivate={path !== PATHS.designAi}
        title="AI 3D Design"
      />
      <p className="eyebrow">AI 3D Design</p>
      <h1 className="mt-4 max-w-[20ch] text-36 md:text-48">{title}</h1>
      <p className="mt-5 max-w-prose text-18 text-muted">
        A brief goes in: the room, its size, your style and what you want to spend. Three designs
        come out, each a real 3D room of products from your pro's showroom, priced to the box.
      </p>
      <Notice className="mt-8 max-w-prose" title={note}>
        We are still building it. Nothing is charged, and your account of the shop stays as it is.
        Until then, these three lead to the same room:
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
