import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { Check } from '../draft/use-check.ts';
import { signedTime } from '../signed/signed-time.ts';

/** Where the count is: on this device, on its way, or with us. */
export function SendNote({ check }: { readonly check: Check }) {
  const { draft, state, problem, isStored, send } = check;
  const { signature } = draft;
  const retry = (
    <Button
      isPending={state === 'sending'}
      kind="secondary"
      onPress={() => void send()}
      size="small"
    >
      Send now
    </Button>
  );
  return (
    <div aria-live="polite" className="mt-4 flex flex-col gap-3">
      {problem !== null && (
        <Notice isUrgent kind="danger" title="This could not be sent">
          {problem}
        </Notice>
      )}
      {!isStored && (
        <Notice kind="warning">
          This browser keeps nothing on the device. Leave this page open until the count is sent.
        </Notice>
      )}
      {signature !== null ? (
        <Notice action={retry} title={`Signed on this device at ${signedTime(signature.signedAt)}`}>
          {state === 'held'
            ? 'There is no connection. It is sent by itself once there is one: keep this page open, or open it again then.'
            : 'It is on its way to us.'}
        </Notice>
      ) : (
        state === 'held' && (
          <Notice action={retry} title="No connection">
            Go on counting. Everything is kept on this device, and sent once there is a connection.
          </Notice>
        )
      )}
    </div>
  );
}
