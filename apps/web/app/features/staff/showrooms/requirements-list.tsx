import { useQueryClient } from '@tanstack/react-query';
import type { ProStart } from '@wevisu/contract/pros.ts';
import type { ProUserId } from '@wevisu/domain/ids.ts';
import {
  WAIVABLE_REQUIREMENTS,
  type WaivableRequirement,
} from '@wevisu/domain/people/pro-start.ts';
import { useState } from 'react';
import { withToast } from '../../../platform/with-toast.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import {
  REQUIREMENT_TITLES,
  STATE_BADGES,
  waiverText,
} from '../../pros/start/requirement-texts.ts';
import { ReasonDialog } from '../queues/reason-dialog.tsx';
import { STAFF_KEY } from '../shell/staff-calls.ts';
import { sendWaiver } from './showroom-calls.ts';

interface RequirementsListProps {
  readonly id: ProUserId;
  readonly start: ProStart;
}

/** G-02: the pro's checklist, with what staff may waive. */
export function RequirementsList({ id, start }: RequirementsListProps) {
  const client = useQueryClient();
  const [asked, setAsked] = useState<{ of: WaivableRequirement; waived: boolean } | null>(null);

  async function send(reason: string) {
    if (asked === null) return;
    setAsked(null);
    await withToast(sendWaiver(id, asked.of, { waived: asked.waived, reason }));
    await client.invalidateQueries({ queryKey: STAFF_KEY });
  }

  return (
    <section aria-label="Requirements">
      <h2 className="mb-2 text-18">Requirements</h2>
      <ul className="divide-y divide-line border-y border-line">
        {start.requirements.map(({ requirement, state, waived }) => {
          const of = WAIVABLE_REQUIREMENTS.find((one) => one === requirement);
          const title = REQUIREMENT_TITLES[requirement];
          return (
            <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2" key={requirement}>
              <span className="min-w-0 flex-1 basis-48">
                {title}
                {waived && (
                  <span className="block text-12 text-muted">Waived on {waiverText(waived)}</span>
                )}
              </span>
              <Badge kind={STATE_BADGES[state].kind}>{STATE_BADGES[state].label}</Badge>
              {of !== undefined && (
                <Button
                  kind="quiet"
                  onPress={() => setAsked({ of, waived: waived === null })}
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
          hint={asked.waived ? 'The pro reads it on the checklist.' : 'It stands in the audit log.'}
          label="Reason"
          onClose={() => setAsked(null)}
          onSend={(reason) => void send(reason)}
          templates={[]}
          title={`${asked.waived ? 'Waive' : 'Require again'}: ${REQUIREMENT_TITLES[asked.of]}`}
        />
      )}
    </section>
  );
}
