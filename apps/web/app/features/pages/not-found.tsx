import { PATHS } from '@wevisu/site/paths.ts';
import { data } from 'react-router';
import { SCREEN_TEXTS } from '../../platform/screen-texts.ts';
import { useSiteSettings } from '../../platform/site-settings.ts';
import { LinkButton } from '../../ui/link-button.tsx';

export function loader() {
  return data(null, { status: 404 });
}

const REASONS = [
  'The page has moved or no longer exists.',
  'Your bookmark is out of date.',
  'The address was mistyped.',
];

export default function NotFound() {
  const { brandName, supportEmail } = useSiteSettings();
  return (
    <div className="page grid gap-12 py-20 md:grid-cols-[1.2fr_1fr] md:py-32">
      <title>{`${SCREEN_TEXTS.pageNotFound} · ${brandName}`}</title>
      <meta content="noindex" name="robots" />
      <div>
        <p className="eyebrow">404</p>
        <h1 className="mt-4 text-48 md:text-64">{SCREEN_TEXTS.pageNotFound}</h1>
        <p className="mt-5 text-18 text-muted">There was an error with your request</p>
        <LinkButton className="mt-10" size="large" to={PATHS.home}>
          Back to Home
        </LinkButton>
      </div>
      <div className="self-end border-line md:border-s md:ps-12">
        <h2 className="text-22">What may have happened</h2>
        <ul className="mt-4 flex flex-col gap-2 text-muted">
          {REASONS.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
        <p className="mt-6 text-muted">
          Still looking? Contact{' '}
          <a className="text-link" href={`mailto:${supportEmail}`}>
            {supportEmail}
          </a>
          .
        </p>
      </div>
    </div>
  );
}
