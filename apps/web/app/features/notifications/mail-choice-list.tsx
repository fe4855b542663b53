import { NativeSelect } from '../../ui/native-select.tsx';
import type { MailKind } from './mail-choice-calls.ts';

const PLANS = [
  { id: 'now', label: 'Right away' },
  { id: 'digest', label: 'Daily summary' },
  { id: 'off', label: 'Off' },
];

export interface MailChoiceListProps {
  readonly kinds: readonly MailKind[];
  readonly onChoose: (kind: MailKind, plan: MailKind['plan']) => void;
}

/** A line for each kind: a table on wide screens, one below the other on phones. */
export function MailChoiceList({ kinds, onChoose }: MailChoiceListProps) {
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
          {kind.is_optional ? (
            <NativeSelect
              label="Email"
              onChange={(plan) => onChoose(kind, plan as MailKind['plan'])}
              options={PLANS}
              spokenLabel={`Email: ${kind.title}`}
              value={kind.plan}
            />
          ) : (
            <p className="flex gap-3 text-14">
              <span className="text-muted">Email</span> Always
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
