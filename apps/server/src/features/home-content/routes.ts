import * as contract from '@wevisu/contract/home-content.ts';
import { ok } from '@wevisu/domain/errors/errors.ts';
import type { CallTable } from '../../platform/http/call-table.ts';
import { readTabs, setHomeTab } from './change-home-tabs.ts';
import {
  addTestimonial,
  confirmTestimonial,
  type HomeContentDeps,
  orderTestimonials,
  readTestimonials,
  updateTestimonial,
} from './change-testimonials.ts';

export function addHomeContentCalls(calls: CallTable, deps: HomeContentDeps): void {
  calls.add(contract.getHomeContent, async () =>
    ok({
      data: { testimonials: await readTestimonials(deps.pool), tabs: await readTabs(deps.pool) },
    }),
  );

  calls.add(contract.addTestimonial, async ({ user }, { body }) => {
    const added = await addTestimonial(deps, { ...body, staffId: user.userId });
    return added.ok ? ok({ data: added.value, message: 'The testimonial is added.' }) : added;
  });

  calls.add(contract.updateTestimonial, async ({ user }, { params: { id }, body }) => {
    const { is_hidden: isHidden, ...given } = body;
    const saved = await updateTestimonial(deps, { ...given, id, isHidden, staffId: user.userId });
    return saved.ok ? ok({ data: saved.value, message: 'The testimonial is saved.' }) : saved;
  });

  calls.add(contract.confirmTestimonial, async ({ user }, { params: { id }, body }) => {
    const { is_real: isReal, ...given } = body;
    const saved = await confirmTestimonial(deps, { ...given, id, isReal, staffId: user.userId });
    const message = isReal ? 'It is shown as real now.' : 'It is shown as a sample now.';
    return saved.ok ? ok({ data: saved.value, message }) : saved;
  });

  calls.add(contract.orderTestimonials, async ({ user }, { body }) => {
    const saved = await orderTestimonials(deps, { ...body, staffId: user.userId });
    return saved.ok ? ok({ data: saved.value, message: 'The order is saved.' }) : saved;
  });

  calls.add(contract.setHomeTab, async ({ user }, { body }) => {
    const saved = await setHomeTab(deps, { ...body, staffId: user.userId });
    return saved.ok ? ok({ data: saved.value, message: 'The rooms are saved.' }) : saved;
  });
}
