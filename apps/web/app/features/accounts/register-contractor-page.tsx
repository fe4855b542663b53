import { PRO_APPROVAL_HOURS } from '@wevisu/domain/policy/policy.ts';
import { PATHS } from '@wevisu/site/paths.ts';
import { Link } from 'react-router';
import { PageHead } from '../../platform/page-head.tsx';
import { ContractorForm } from './contractor-form.tsx';

const NEEDED = [
  'Your company name',
  'Your license number, state and expiration date',
  'The license itself, as a PDF or a photo',
  'A phone number where we can reach you during business hours',
];

/** REG-17, HOME-03, NAV-45, PRO-03: how a pro registers; our staff review each application. */
export default function RegisterContractorPage() {
  return (
    <div className="page grid gap-x-20 gap-y-12 pt-10 md:pt-16 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <PageHead
        canonicalPath={PATHS.registerContractor}
        description="Apply for your own showroom: for contractors and designers."
        title="Sign up as a pro"
      />
      <div>
        <p className="eyebrow">For contractors and designers</p>
        <h1 className="mt-4 text-36 md:text-48">Sign up as a pro</h1>
        <p className="mt-4 max-w-prose text-18 text-muted">
          A person reviews every application, which takes up to {PRO_APPROVAL_HOURS} hours. We email
          you the decision.
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
          . New here?{' '}
          <Link className="text-link" to={PATHS.proAccount}>
            What is a pro account?
          </Link>
        </p>
      </div>
      <section
        aria-label="Your application"
        className="self-start rounded-card border border-line bg-surface p-5 sm:p-8"
      >
        <ContractorForm />
      </section>
    </div>
  );
}
