import type { Setting } from '@wevisu/contract/settings.ts';
import { formatDate } from '@wevisu/domain/calendar/calendar.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { settingText } from './setting-text.ts';

interface SettingConflictProps {
  readonly theirs: Setting;
  /** Null if what was typed is no value. */
  readonly mine: Setting['value'];
  /** Names the setting where several are changed at once. */
  readonly label?: string;
  readonly mineLabel?: string;
  readonly onTheirs: () => void;
  readonly onMine: () => void;
}

/** U-50: somebody else changed the setting meanwhile: who, when, why and from which day on, and the choice. */
export function SettingConflict(props: SettingConflictProps) {
  const { theirs, mine, label = 'this', mineLabel = 'Save mine', onTheirs, onMine } = props;
  const { kind, value, last_change: last } = theirs;
  const who = last === null || last.by === '' ? 'Someone else' : last.by;
  return (
    <Notice
      action={
        <>
          <Button kind="secondary" onPress={onTheirs} size="small">
            Take theirs
          </Button>
          <Button onPress={onMine} size="small">
            {mineLabel}
          </Button>
        </>
      }
      className="sm:col-span-2"
      isUrgent
      kind="warning"
      title={`${who} changed ${label} while you were typing`}
    >
      {last && <p>{told(last, kind)}</p>}
      <p>
        Now: {settingText(kind, value)}. Yours: {settingText(kind, mine)}.
      </p>
    </Notice>
  );
}

function told(last: NonNullable<Setting['last_change']>, kind: Setting['kind']): string {
  const { value, at, starts_at, state, reason } = last;
  const what =
    state === 'withdrawn'
      ? `A change to ${settingText(kind, value)} was taken back`
      : `To ${settingText(kind, value)} ${state === 'waiting' ? `from ${formatDate(starts_at)} on` : 'at once'}`;
  return `${what}, on ${formatDate(at)}: ${reason}`;
}
