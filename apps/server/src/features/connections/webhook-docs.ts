import {
  API_KEY_GUIDE,
  WEBHOOK_GUIDE,
  WEBHOOKS,
  webhookBody,
} from '@wevisu/contract/webhook-docs.ts';

/** What vendors read about their webhooks and keys at /api/docs. */
export const WEBHOOK_DOCS = {
  role: 'Vendor',
  keyGuide: API_KEY_GUIDE,
  guide: WEBHOOK_GUIDE,
  events: Object.entries(WEBHOOKS).map(([type, { summary, data }]) => ({
    ...{ type, summary },
    body: webhookBody(type, data),
  })),
} as const;
