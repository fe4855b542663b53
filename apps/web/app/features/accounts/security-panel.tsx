import { useQuery } from '@tanstack/react-query';
import { endOneSession, endOtherSessions } from '@wevisu/contract/account-page.ts';
import { formatDate } from '@wevisu/domain/calendar/calendar.ts';
import { PATHS } from '@wevisu/site/paths.ts';
import { call } from '../../platform/api.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Factors } from '../second-factor/factors.tsx';
import { DEVICES_KEY, type Device, fetchDevices } from './account-calls.ts';
import { AccountPanel } from './account-panel.tsx';
import { lastSeenText } from './last-seen-text.ts';
import { StaffVisits } from './staff-visits.tsx';
import { useToastedChange } from './use-toasted-change.ts';

/** G-10: the password, the second step, and the signed-in devices. */
export function SecurityPanel() {
  return (
    <>
      <AccountPanel intro="Changing it signs out all your other devices." title="Password">
        <LinkButton kind="secondary" to={PATHS.changePassword}>
          Change password
        </LinkButton>
      </AccountPanel>
      <AccountPanel
        intro="With an authenticator app or a passkey, a stolen password alone opens nothing."
        title="Second step when you sign in"
      >
        <Factors />
      </AccountPanel>
      <Devices />
      <StaffVisits />
    </>
  );
}

function Devices() {
  const devices = useQuery({ queryKey: DEVICES_KEY, queryFn: fetchDevices });
  const { pending, change } = useToastedChange(DEVICES_KEY);
  const hasOthers = devices.data?.some(({ is_current }) => !is_current);
  return (
    <AccountPanel
      action={
        hasOthers && (
          <Button
            isPending={pending === 'others'}
            kind="secondary"
            onPress={() => void change('others', () => call(endOtherSessions, {}))}
            size="small"
          >
            Sign out all other devices
          </Button>
        )
      }
      intro="Sign out any device you do not recognize, then change your password."
      title="Devices"
    >
      {devices.isLoadingError ? (
        <ErrorState
          isRetrying={devices.isFetching}
          onRetry={() => void devices.refetch()}
          title="Your devices could not be loaded"
        />
      ) : !devices.data ? (
        <Skeleton className="h-48 rounded-card" />
      ) : (
        <ul className="border-line border-t">
          {devices.data.map((device) => (
            <DeviceRow
              device={device}
              isPending={pending === String(device.id)}
              key={device.id}
              onEnd={() =>
                void change(String(device.id), () =>
                  call(endOneSession, { params: { id: device.id } }),
                )
              }
            />
          ))}
        </ul>
      )}
    </AccountPanel>
  );
}

interface DeviceRowProps {
  readonly device: Device;
  readonly isPending: boolean;
  readonly onEnd: () => void;
}

function DeviceRow({ device, isPending, onEnd }: DeviceRowProps) {
  const { is_current, is_remembered, last_seen_at, created_at } = device;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-line border-b py-4">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          {device.device}
          {is_current && <Badge kind="success">This device</Badge>}
          {is_remembered && <Badge>Remembered</Badge>}
        </p>
        <p className="figures text-14 text-muted">
          {is_current ? 'Now' : lastSeenText(last_seen_at, new Date())}, signed in{' '}
          {formatDate(created_at)}
        </p>
      </div>
      {!is_current && (
        <Button
          aria-label={`Sign out ${device.device}, ${lastSeenText(last_seen_at, new Date())}`}
          isPending={isPending}
          kind="quiet"
          onPress={onEnd}
          size="small"
        >
          Sign out
        </Button>
      )}
    </li>
  );
}
