import { CONTACT_TOPICS, type ContactTopic } from '@wevisu/contract/leads.ts';
import { formatPhone } from '@wevisu/domain/people/phone.ts';
import { chatPath, PATHS } from '@wevisu/site/paths.ts';
import { Link, useSearchParams } from 'react-router';
import { PageHead } from '../../platform/page-head.tsx';
import { useSiteSettings } from '../../platform/site-settings.ts';
import { NativeSelect } from '../../ui/native-select.tsx';
import { ContactForm } from './contact-form.tsx';

const TOPIC_LABELS: Readonly<Record<ContactTopic, string>> = {
  general: 'A general question',
  order: 'My order',
  pro: 'Becoming a pro',
  vendor: 'Selling as a vendor',
  privacy: 'My data',
};

/** PAGES-17. */
export default function ContactPage() {
  const { phone, supportEmail } = useSiteSettings();
  const [params, setParams] = useSearchParams();
  const topic = CONTACT_TOPICS.find((one) => one === params.get('topic')) ?? 'general';
  return (
    <div className="page grid gap-x-20 gap-y-12 pt-10 md:pt-16 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <PageHead
        canonicalPath={PATHS.contact}
        description="Write or call us about an order, a product or your room."
        title="Contact us"
      />
      <div>
        <h1 className="text-36 md:text-48">Contact us</h1>
        <p className="mt-4 max-w-prose text-18 text-muted">
          Questions about an order, a product or a room that will not come together? Write to us,
          and a person answers.
        </p>
        <dl className="mt-8 flex flex-col gap-5">
          <div>
            <dt className="text-14 text-muted">Call</dt>
            <dd>
              <a className="figures text-22 hover:text-accent-text" href={`tel:+1${phone}`}>
                {formatPhone(phone)}
              </a>
            </dd>
          </div>
          <div>
            <dt className="text-14 text-muted">Chat</dt>
            <dd>
              <Link className="text-link" to={chatPath('support')}>
                Chat with us
              </Link>
            </dd>
          </div>
          <div>
            <dt className="text-14 text-muted">Write</dt>
            <dd>
              <a className="text-link" href={`mailto:${supportEmail}`}>
                {supportEmail}
              </a>
            </dd>
          </div>
          <div>
            <dt className="text-14 text-muted">Find an answer</dt>
            <dd className="flex flex-wrap gap-x-5">
              <Link className="text-link" to={PATHS.faq}>
                Questions and answers
              </Link>
              <Link className="text-link" to={PATHS.yourOrders}>
                Your orders
              </Link>
            </dd>
          </div>
        </dl>
      </div>
      <section
        aria-label="Your message"
        className="rounded-card border border-line bg-surface p-5 sm:p-8"
      >
        <ContactForm
          topic={topic}
          {...(topic === 'order' ? { messageHint: 'Please include the order number.' } : {})}
        >
          <NativeSelect
            isInForm
            label="Topic"
            onChange={(id) =>
              setParams(id === 'general' ? {} : { topic: id }, {
                replace: true,
                preventScrollReset: true,
              })
            }
            options={CONTACT_TOPICS.map((id) => ({ id, label: TOPIC_LABELS[id] }))}
            value={topic}
          />
        </ContactForm>
      </section>
    </div>
  );
}
