import { NativeSelect } from '../../ui/native-select.tsx';
import type { MailKind } from './mail-choice-calls.ts';

const PLANS = [
  { id: 'now', label: 'Right away' },
  { id: 'digest', label: 'Daily summary' },
  { id: 'off', label: 'Off' },
];

/** Of the labels, so that the boxes stand below each other. */
const SAME_WIDTH = '*:first:w-14';

export interface MailChoiceListProps {
  readonly kinds: readonly MailKind[];
  readonly onChoose: (kind: MailKind, plan: MailKind['plan']) => void;
  /** For the devices that show notifications. */
  readonly onChoosePush: (kind: MailKind, plan: MailKind['plan']) => void;
}

/** A line for each kind: a table on wide screens, one below the other on phones. */
export function MailChoiceList({ kinds, onChoose, onChoosePush }: MailChoiceListProps) {
  return (
    <ul className="border-line border-t">
      {kinds.map((kind) => (
        <li
          className="grid gap-x-6 gap-y-2 border-line border-b py-4 sm:grid-cols-[1fr_15rem] sm:items-center"
          key={kind.kind}
        >
          <div className="min-w-0">
            <h3 className="font-sans text-16">{kind.title}</h3>
            <p className="text-14 text-muted">{kind.detail}</p>
          </div>
          <div className="grid gap-2">
            {kind.is_optional ? (
              <NativeSelect
                className={SAME_WIDTH}
                label="Email"
                onChange={(plan) => onChoose(kind, plan as MailKind['plan'])}
                options={PLANS}
                spokenLabel={`Email: ${kind.title}`}
                value={kind.plan}
              />
            ) : (
              <p className="flex gap-3 text-14">
                <span className="w-14 text-muted">Email</span> Always
              </p>
            )}
            {kind.push !== null && (
              <NativeSelect
                className={SAME_WIDTH}
                label="Devices"
                onChange={(plan) => onChoosePush(kind, plan as MailKind['plan'])}
                options={PLANS}
                spokenLabel={`Devices: ${kind.title}`}
                value={kind.push}
              />
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
