import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getVendorStartForStaff, waiveVendorStep } from '@wevisu/contract/vendors.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import { WAIVABLE_STEPS, type WaivableStep } from '@wevisu/domain/people/vendor-steps.ts';
import { useState } from 'react';
import { call } from '../../../platform/api.ts';
import { withToast } from '../../../platform/with-toast.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { STEP_BADGES, STEPS, stepText } from '../../vendors/step-texts.ts';
import { ReasonDialog } from '../queues/reason-dialog.tsx';
import { STAFF_KEY } from '../shell/staff-calls.ts';

const QUIET = { isQuiet: true } as const;

/** G-03: the vendor's checklist, with what staff may waive. */
export function VendorSteps({ id }: { readonly id: UserId }) {
  const client = useQueryClient();
  const [asked, setAsked] = useState<{ step: WaivableStep; waived: boolean } | null>(null);
  const start = useQuery({
    queryKey: [...STAFF_KEY, 'vendor-start', id],
    queryFn: async () => (await call(getVendorStartForStaff, { params: { id } }, QUIET)).data,
  });
  if (!start.data) return null;

  async function send(reason: string) {
    if (asked === null) return;
    const { step, waived } = asked;
    setAsked(null);
    await withToast(
      call(waiveVendorStep, { params: { id, step }, body: { waived, reason } }, QUIET),
    );
    await client.invalidateQueries({ queryKey: STAFF_KEY });
  }

  return (
    <section aria-label="Steps">
      <h3 className="mb-2 text-18">Steps</h3>
      <ul className="divide-y divide-line border-y border-line">
        {start.data.steps.map((row) => {
          const { step, state, waived } = row;
          const waivable = WAIVABLE_STEPS.find((one) => one === step);
          const { title } = STEPS[step];
          return (
            <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2" key={step}>
              <span className="min-w-0 flex-1 basis-48">
                {title}
                {waived && <span className="block text-12 text-muted">{stepText(row)}</span>}
              </span>
              <Badge kind={STEP_BADGES[state].kind}>{STEP_BADGES[state].label}</Badge>
              {waivable !== undefined && (
                <Button
                  kind="quiet"
                  onPress={() => setAsked({ step: waivable, waived: waived === null })}
                  size="small"
                >
                  {waived === null ? 'Waive' : 'Require again'}
                  <span className="reader-only">: {title}</span>
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {asked !== null && (
        <ReasonDialog
          button={asked.waived ? 'Waive' : 'Require again'}
          hint={
            asked.waived ? 'The vendor reads it on the checklist.' : 'It stands in the audit log.'
          }
          label="Reason"
          onClose={() => setAsked(null)}
          onSend={(reason) => void send(reason)}
          templates={[]}
          title={`${asked.waived ? 'Waive' : 'Require again'}: ${STEPS[asked.step].title}`}
        />
      )}
    </section>
  );
}
