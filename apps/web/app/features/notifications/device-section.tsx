import { useQuery, useQueryClient } from '@tanstack/react-query';
import { formatDate } from '@wevisu/domain/calendar/calendar.ts';
import { useEffect, useState } from 'react';
import { ApiFailure } from '../../platform/api-failure.ts';
import { showToast } from '../../platform/toast-queue.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import {
  DEVICES_KEY,
  dropDevice,
  fetchDevices,
  type PushDevices,
  saveDevice,
} from './push-device-calls.ts';
import { type DeviceState, readDeviceState, subscribe, unsubscribe } from './this-device.ts';

const TEXTS: Readonly<Record<Exclude<DeviceState, 'able'>, string>> = {
  unable: 'This browser cannot show notifications of websites.',
  install: 'On iPhone and iPad: tap Share, then Add to Home Screen, and turn them on in the app.',
  denied:
    'Your browser blocks notifications of this site. Allow them in its settings for this site, then come back.',
};

/** The devices that show notifications, and a way to make this one of them. */
export function DeviceSection() {
  const queryClient = useQueryClient();
  const { data, isLoadingError, isFetching, refetch } = useQuery({
    queryKey: DEVICES_KEY,
    queryFn: fetchDevices,
  });
  const [state, setState] = useState<DeviceState | null>(null);
  const [isPending, setPending] = useState(false);
  useEffect(() => setState(readDeviceState()), []);

  async function act(work: () => Promise<PushDevices | null>, said: string) {
    setPending(true);
    try {
      const devices = await work();
      if (devices !== null) {
        queryClient.setQueryData(DEVICES_KEY, devices);
        showToast('success', said);
      }
    } catch (error) {
      // The calls say themselves what was wrong.
      if (!(error instanceof ApiFailure)) {
        showToast('error', 'Your browser did not turn notifications on. Try again.');
      }
    } finally {
      setPending(false);
      setState(readDeviceState());
    }
  }

  async function turnOn(publicKey: string): Promise<PushDevices | null> {
    const subscription = await subscribe(publicKey);
    return subscription && saveDevice(subscription);
  }

  async function turnOff(id: number, isThis: boolean): Promise<PushDevices> {
    const devices = await dropDevice(id);
    if (isThis) await unsubscribe();
    return devices;
  }

  if (isLoadingError) {
    return (
      <ErrorState
        isRetrying={isFetching}
        onRetry={() => void refetch()}
        title="Your devices could not be loaded"
      />
    );
  }
  if (!data || state === null) return <Skeleton className="h-24 max-w-form rounded-card" />;
  const isOn = data.devices.some(({ is_this }) => is_this);
  return (
    <div className="max-w-form">
      {state === 'able' && !isOn && (
        <Button
          isPending={isPending}
          kind="secondary"
          onPress={() =>
            void act(() => turnOn(data.public_key), 'This device shows notifications.')
          }
        >
          Turn on for this device
        </Button>
      )}
      {state !== 'able' && !isOn && <Notice>{TEXTS[state]}</Notice>}
      {data.devices.length > 0 && (
        <ul className="mt-4 border-line border-t">
          {data.devices.map(({ id, name, is_this, created_at }) => (
            <li
              className="flex min-h-14 items-center justify-between gap-4 border-line border-b py-2"
              key={id}
            >
              <span className="min-w-0">
                <span className="block">
                  {name}
                  {is_this && <span className="text-muted"> (this device)</span>}
                </span>
                <span className="block text-14 text-muted">Since {formatDate(created_at)}</span>
              </span>
              <Button
                aria-label={`Turn off for ${name}`}
                isPending={isPending}
                kind="quiet"
                onPress={() =>
                  void act(() => turnOff(id, is_this), `${name} shows no notifications any more.`)
                }
                size="small"
              >
                Turn off
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
