import { AreaPage } from '../../back-office/area-page.tsx';
import { KeysSection } from './keys-section.tsx';
import { WebhooksSection } from './webhooks-section.tsx';

/** How a vendor's own system reads orders, sends stock and tracking, and hears of events. */
export default function VendorConnectionsPage() {
  return (
    <AreaPage title="Connections">
      <p className="mb-6 max-w-form text-muted">
        Connect your own system: it calls us with an API key, and we tell it of events by webhooks.
        The calls are described in the{' '}
        <a className="underline" href="/api/docs">
          API docs
        </a>
        .
      </p>
      <KeysSection />
      <WebhooksSection />
    </AreaPage>
  );
}
