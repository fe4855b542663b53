import { PATHS } from '@wevisu/site/paths.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { PlainLink } from '../../ui/plain-link.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DeviceSection } from '../notifications/device-section.tsx';
import { saveChoice, savePushChoice, saveTimes } from '../notifications/mail-choice-calls.ts';
import { MailChoiceList } from '../notifications/mail-choice-list.tsx';
import { MailTimesForm } from '../notifications/mail-times-form.tsx';
import { useMailChoices } from '../notifications/use-mail-choices.ts';
import { AccountPanel } from './account-panel.tsx';

/** Which emails come, and when. */
export function NotificationsPanel() {
  const { choices, change } = useMailChoices();
  const { data } = choices;
  if (choices.isLoadingError) {
    return (
      <ErrorState
        isRetrying={choices.isFetching}
        onRetry={() => void choices.refetch()}
        title="Your choices could not be loaded"
      />
    );
  }
  return (
    <>
      <AccountPanel
        intro={
          <>
            All of them are on the page{' '}
            <PlainLink className="text-link" to={PATHS.notification}>
              Notifications
            </PlainLink>
            . Choose which ones also come by email, and which ones your devices show.
          </>
        }
        title="Notifications"
      >
        {data === undefined ? (
          <Skeleton className="h-96 rounded-card" />
        ) : (
          <MailChoiceList
            kinds={data.kinds}
            onChoose={({ kind }, plan) => {
              const kinds = data.kinds.map((one) => (one.kind === kind ? { ...one, plan } : one));
              change({ ...data, kinds }, () => saveChoice(kind, plan));
            }}
            onChoosePush={({ kind }, push) => {
              const kinds = data.kinds.map((one) => (one.kind === kind ? { ...one, push } : one));
              change({ ...data, kinds }, () => savePushChoice(kind, push));
            }}
          />
        )}
      </AccountPanel>
      <AccountPanel
        intro="They show notifications also while the site is closed, until they sign out."
        title="Your devices"
      >
        <DeviceSection />
      </AccountPanel>
      <AccountPanel title="When they come">
        {data === undefined ? (
          <Skeleton className="h-72 max-w-form rounded-card" />
        ) : (
          <MailTimesForm
            onChange={(times) => change({ ...data, times }, () => saveTimes(times))}
            times={data.times}
            zoneFrom={data.zone_from}
          />
        )}
      </AccountPanel>
    </>
  );
}
