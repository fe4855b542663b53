import * as contract from '@wevisu/contract/leads.ts';
import { ok } from '@wevisu/domain/errors/errors.ts';
import type { CallTable } from '../../platform/http/call-table.ts';
import type { LeadsDeps } from './deps.ts';
import { keepLead } from './keep-lead.ts';
import { keepMessage } from './keep-message.ts';

export function addLeadCalls(calls: CallTable, deps: LeadsDeps): void {
  calls.add(contract.sendLead, async (_caller, { body }) => {
    const kept = await keepLead(deps, body);
    return kept.ok
      ? ok({ message: 'Thank you. We received your details and will be in touch.' })
      : kept;
  });
  calls.add(contract.sendContactMessage, async ({ user }, { body }) => {
    await keepMessage(deps, { form: body, userId: user?.userId ?? null });
    return ok({ message: 'Thank you. We received your message.' });
  });
}
