import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ProjectId } from '@wevisu/domain/ids.ts';
import { proposePath } from '@wevisu/site/paths.ts';
import { withToast } from '../../platform/with-toast.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { fetchSent, PROPOSALS_KEY, withdraw } from './proposal-calls.ts';
import { baseText, datesText, PROPOSAL_BADGES } from './proposal-texts.ts';

/** What the pro proposed for a client's room, and where the next proposal starts. */
export function SentProposals({ id }: { readonly id: ProjectId }) {
  const queries = useQueryClient();
  const queryKey = [...PROPOSALS_KEY, 'sent', id];
  const { data } = useQuery({ queryKey, queryFn: () => fetchSent(id) });

  async function takeBack(proposal: number) {
    await withToast(withdraw(id, proposal));
    await queries.invalidateQueries({ queryKey });
  }

  return (
    <section aria-label="Your proposals" className="mt-8">
      <LinkButton kind="secondary" to={proposePath(id)}>
        Propose a change
      </LinkButton>
      {data !== undefined && data.length > 0 && (
        <ul className="mt-4 divide-y divide-line border-line border-y">
          {data.map((proposal) => {
            const { kind, label } = PROPOSAL_BADGES[proposal.state];
            return (
              <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3" key={proposal.id}>
                <div className="min-w-0 flex-1 basis-60">
                  <p className="whitespace-pre-line break-words">{proposal.note}</p>
                  <p className="figures text-14 text-muted">{datesText(proposal)}</p>
                  {baseText(proposal) !== '' && (
                    <p className="text-14 text-muted">{baseText(proposal)}</p>
                  )}
                  {proposal.answer !== '' && <p>Answer: {proposal.answer}</p>}
                </div>
                <Badge kind={kind}>{label}</Badge>
                {proposal.state === 'open' && (
                  <Button kind="quiet" onPress={() => void takeBack(proposal.id)} size="small">
                    Withdraw
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
