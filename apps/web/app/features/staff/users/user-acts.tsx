import { useQueryClient } from '@tanstack/react-query';
import { removeUserFactors, type StaffUser, setUserStatus } from '@wevisu/contract/staff-users.ts';
import { formatCount } from '@wevisu/domain/format-count.ts';
import { useState } from 'react';
import { call } from '../../../platform/api.ts';
import { useSession } from '../../../platform/session.tsx';
import { withToast } from '../../../platform/with-toast.ts';
import { Button } from '../../../ui/button.tsx';
import { ReasonDialog } from '../queues/reason-dialog.tsx';
import { STAFF_KEY } from '../shell/staff-calls.ts';
import { ActAsDialog } from './act-as-dialog.tsx';

type Act = 'deactivate' | 'reactivate' | 'factors' | 'acting';

/** What staff may do about an account; what it stops is said before it is done. */
export function UserActs({ user }: { readonly user: StaffUser }) {
  const queryClient = useQueryClient();
  const { user: self } = useSession();
  const [act, setAct] = useState<Act | null>(null);
  if (self?.id === user.id) return <p className="text-muted">This is your own account.</p>;

  async function send(reason: string) {
    const params = { id: user.id };
    const sent =
      act === 'factors'
        ? call(removeUserFactors, { params, body: { reason } }, { isQuiet: true })
        : act !== null &&
          act !== 'acting' &&
          call(
            setUserStatus,
            { params, body: { act, seen: user.status, reason } },
            { isQuiet: true },
          );
    setAct(null);
    if (sent) await withToast<{ readonly message: string }>(sent);
    await queryClient.invalidateQueries({ queryKey: STAFF_KEY });
  }

  const isOff = user.status === 'Deactive';
  return (
    <section aria-label="Acts">
      <div className="flex flex-wrap gap-2">
        {isOff ? (
          <Button kind="secondary" onPress={() => setAct('reactivate')} size="small">
            Activate again
          </Button>
        ) : (
          <Button kind="danger" onPress={() => setAct('deactivate')} size="small">
            Deactivate
          </Button>
        )}
        {!isOff && user.status !== 'pending' && user.type !== 'Admin' && (
          <Button kind="secondary" onPress={() => setAct('acting')} size="small">
            Act as this user
          </Button>
        )}
        {user.has_second_factor && (
          <Button kind="secondary" onPress={() => setAct('factors')} size="small">
            Remove the second factor
          </Button>
        )}
      </div>
      {!isOff && <Stops stops={user.stops} />}
      {act === 'acting' && <ActAsDialog onClose={() => setAct(null)} user={user} />}
      {act !== null && act !== 'acting' && (
        <ReasonDialog
          button={{ deactivate: 'Deactivate', reactivate: 'Activate', factors: 'Remove' }[act]}
          hint={
            act === 'factors'
              ? 'It stays in the log. The person is told by mail that it was removed.'
              : 'The person gets it whole by mail, and it stays in the log.'
          }
          label="Why?"
          onClose={() => setAct(null)}
          onSend={(reason) => void send(reason)}
          templates={[]}
          title={
            {
              deactivate: `Deactivate ${user.full_name}`,
              reactivate: `Activate ${user.full_name} again`,
              factors: `Remove the second factor of ${user.full_name}`,
            }[act]
          }
        />
      )}
    </section>
  );
}

/** Beforehand: what ends with the account, and what goes on. */
function Stops({ stops }: { readonly stops: StaffUser['stops'] }) {
  const many = (count: number, one: string, more: string) =>
    `${formatCount(count)} ${count === 1 ? one : more}`;
  const lines = [
    stops.sessions > 0 && `${many(stops.sessions, 'device is', 'devices are')} signed out at once.`,
    stops.showroom_closes && 'The showroom closes.',
    stops.products > 0 && `${many(stops.products, 'product', 'products')} can no longer be bought.`,
    stops.carts_of_others > 0 &&
      `${many(stops.carts_of_others, 'open cart', 'open carts')} will say why a line can't be bought.`,
    stops.carts > 0 &&
      `${many(stops.carts, 'open cart', 'open carts')} stays as it is, out of reach.`,
    stops.running_lines > 0 &&
      `${many(stops.running_lines, 'line', 'lines')} on the way: they go on.`,
  ].filter((line) => line !== false);
  return (
    <div className="mt-3 text-muted">
      <p>What deactivating stops:</p>
      <ul className="list-disc ps-5">
        {lines.length === 0 ? (
          <li>Only signing in.</li>
        ) : (
          lines.map((line) => <li key={line}>{line}</li>)
        )}
      </ul>
    </div>
  );
}
