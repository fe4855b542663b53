import { PRO_APPROVAL_HOURS } from '@wevisu/domain/policy/policy.ts';
import { PATHS } from '@wevisu/site/paths.ts';
import { Link } from 'react-router';
import { PageHead } from '../../platform/page-head.tsx';
import { VendorForm } from './vendor-form.tsx';

const NEEDED = [
  'Your company name and where you ship from',
  'Your federal tax number or a state resale number',
  'A W-9 or a resale certificate, as a PDF or a photo',
  'A phone number where we can reach you during business hours',
];

/** G-03: how a vendor registers; our staff review each application. */
export default function RegisterVendorPage() {
  return (
    <div className="page grid gap-x-20 gap-y-12 pt-10 md:pt-16 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <PageHead
        canonicalPath={PATHS.registerVendor}
        description="Apply to sell your products in the showrooms of pros."
        title="Sell on WeVisu"
      />
      <div>
        <p className="eyebrow">For manufacturers and suppliers</p>
        <h1 className="mt-4 text-36 md:text-48">Sell on WeVisu</h1>
        <p className="mt-4 max-w-prose text-18 text-muted">
          Pros sell your products in their showrooms. You set your wholesale price and ship the
          orders. A person reviews every application, which takes up to {PRO_APPROVAL_HOURS} hours.
          We email you the decision.
        </p>
        <h2 className="mt-8 text-22">What you need</h2>
        <ul className="mt-3 flex list-disc flex-col gap-2 ps-5 marker:text-muted">
          {NEEDED.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
        <p className="mt-8 text-14 text-muted">
          Already approved?{' '}
          <Link className="text-link" to="/business/login">
            Sign in to your business
          </Link>
          .
        </p>
      </div>
      <section
        aria-label="Your application"
        className="self-start rounded-card border border-line bg-surface p-5 sm:p-8"
      >
        <VendorForm />
      </section>
    </div>
  );
}
