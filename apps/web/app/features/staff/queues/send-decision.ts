import { decideChatReport } from '@wevisu/contract/chat-safety.ts';
import { decideListing, decidePriceChange } from '@wevisu/contract/listings.ts';
import { decideRequest } from '@wevisu/contract/orders.ts';
import { decideProApplication } from '@wevisu/contract/pro-applications.ts';
import { decideLicenseRenewal } from '@wevisu/contract/pros.ts';
import {
  dropJob,
  dropMail,
  retryJob,
  retryMail,
  type StaffCaseDetail,
  workOnInquiry,
} from '@wevisu/contract/staff-queues.ts';
import { decideVendorApplication } from '@wevisu/contract/vendors.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import type { StaffQueue } from '@wevisu/domain/people/staff-queues.ts';
import { call } from '../../../platform/api.ts';

export interface Verdict {
  readonly isApproval: boolean;
  /** The reason or the answer, sent whole to the person; '' for none. */
  readonly text: string;
  /** POL-10: of a return. */
  readonly isFeeWaived: boolean;
}

/** Sends a decision by the call of its queue. */
export function sendDecision(
  queue: StaffQueue,
  { id, inquiry, version: seen }: StaffCaseDetail,
  { isApproval, text, isFeeWaived }: Verdict,
): Promise<unknown> {
  const number = Number(id);
  const version = seen ?? 0;
  const decision = isApproval ? 'approve' : 'refuse';
  switch (queue) {
    case 'pros': {
      const params = { id: number as UserId };
      return call(decideProApplication, { params, body: { decision, reason: text, version } });
    }
    case 'vendors': {
      const params = { id: number as UserId };
      return call(decideVendorApplication, { params, body: { decision, reason: text, version } });
    }
    case 'licenses': {
      const body = { decision, reason: text, version } as const;
      return call(decideLicenseRenewal, { params: { id: number }, body });
    }
    case 'products': {
      const body = { decision: isApproval ? 'approve' : 'decline', reason: text, version } as const;
      return call(decideListing, { params: { id: number }, body });
    }
    case 'prices': {
      const body = { decision: isApproval ? 'approve' : 'decline', reason: text, version } as const;
      return call(decidePriceChange, { params: { id: number }, body });
    }
    case 'requests': {
      const body = { decision: isApproval ? 'granted' : 'refused', answer: text } as const;
      return call(decideRequest, {
        params: { id: number },
        body: { ...body, waive_fee: isFeeWaived },
      });
    }
    case 'messages':
    case 'leads':
      return call(workOnInquiry, {
        params: { queue, id: number },
        body: {
          version: inquiry?.version ?? 0,
          note: inquiry?.note ?? '',
          is_mine: true,
          state: 'done',
          answer: text,
        },
      });
    case 'reports':
      return call(decideChatReport, {
        params: { id: number },
        body: { decision: isApproval ? 'remove' : 'keep', answer: text },
      });
    case 'mails':
      return isApproval
        ? call(retryMail, { params: { id: number } })
        : call(dropMail, { params: { id: number }, body: { reason: text } });
    case 'jobs':
      return isApproval
        ? call(retryJob, { params: { id } })
        : call(dropJob, { params: { id }, body: { reason: text } });
  }
}

/** Back to the vendor, who submits it again. */
export function askForChanges({ id, version }: StaffCaseDetail, reason: string): Promise<unknown> {
  return call(decideListing, {
    params: { id: Number(id) },
    body: { decision: 'ask_changes', reason, version: version ?? 0 },
  });
}

/** Whether a verdict takes a text first. */
export function needsText(queue: StaffQueue, isApproval: boolean): boolean {
  if (queue === 'messages' || queue === 'leads') return isApproval;
  return !isApproval;
}
