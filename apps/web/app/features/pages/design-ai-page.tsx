import { PATHS } from '@wevisu/site/paths.ts';
import { SOON } from '@wevisu/site/soon.ts';
import { PageHead } from '../../platform/page-head.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';

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

/** NAV-24: says what is available and what visitors can do today; the generator comes later, its accounts are here. */
export default function DesignAiPage() {
  return (
    <div className="page pt-10 md:pt-16">
      <PageHead
        canonicalPath={PATHS.designAi}
        description="Room designs from your description, made of products you can buy."
        title="AI 3D Design"
      />
      <p className="eyebrow">AI 3D Design{SOON.aiDesign && ', soon'}</p>
      <h1 className="mt-4 max-w-[20ch] text-36 md:text-48">
        Describe your room. Choose from designs you can buy.
      </h1>
      <p className="mt-5 max-w-prose text-18 text-muted">
        Tell us the room, its size, your style and your budget. You get three designs, each a real
        3D room with products from your pro's showroom, priced to the box.
      </p>
      <Notice className="mt-8 max-w-prose" title="AI designs are not available yet">
        We are still building it. Until then, here are three ways to get there:
      </Notice>
      <div className="mt-6 flex flex-wrap gap-3">
        <LinkButton to={PATHS.designAiSignUp}>Sign up</LinkButton>
        <LinkButton kind="secondary" to={PATHS.designAiLogin}>
          Sign in
        </LinkButton>
      </div>
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
