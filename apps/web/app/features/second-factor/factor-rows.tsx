import { formatDate } from '@wevisu/domain/calendar/calendar.ts';
import { APP_CODE, SECOND_STEP } from '@wevisu/domain/policy/policy.ts';
import type { ReactNode } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import type { FactorList } from './factor-calls.ts';
import type { FactorChange } from './factor-change.ts';

export interface FactorRowsProps {
  readonly factors: FactorList;
  readonly onChange: (change: FactorChange) => void;
}

/** What the account has, each with what can be done about it. */
export function FactorRows({ factors, onChange }: FactorRowsProps) {
  const { app, passkeys, recovery_codes_left: left } = factors;
  const isOn = app !== null || passkeys.length > 0;
  return (
    <>
      <ul className="border-line border-t">
        <Row
          action={
            app ? (
              <RemoveButton
                label="Remove the app"
                onPress={() => onChange({ kind: 'remove-app' })}
              />
            ) : (
              <Button kind="secondary" onPress={() => onChange({ kind: 'add-app' })} size="small">
                Add an app
              </Button>
            )
          }
          badge={app && <Badge kind="success">On</Badge>}
          name="Authenticator app"
          text={
            app
              ? timesOf(app)
              : `An app on your phone shows a new code every ${APP_CODE.seconds} seconds.`
          }
        />
        {passkeys.map((passkey) => (
          <Row
            action={
              <RemoveButton
                label={`Remove ${passkey.name}`}
                onPress={() =>
                  onChange({ kind: 'remove-passkey', id: passkey.id, name: passkey.name })
                }
              />
            }
            badge={
              <>
                <Badge kind="success">Passkey</Badge>
                {passkey.is_synced && <Badge>Synced</Badge>}
              </>
            }
            key={passkey.id}
            name={passkey.name}
            text={timesOf(passkey)}
          />
        ))}
        <Row
          action={
            <Button kind="secondary" onPress={() => onChange({ kind: 'add-passkey' })} size="small">
              Add a passkey
            </Button>
          }
          name={passkeys.length > 0 ? 'Another passkey' : 'Passkey'}
          text="Your fingerprint, face or PIN signs you in, without a password."
        />
        {isOn && (
          <Row
            action={
              <Button kind="secondary" onPress={() => onChange({ kind: 'new-codes' })} size="small">
                Make new codes
              </Button>
            }
            name="Recovery codes"
            text={`${left} of ${SECOND_STEP.recoveryCodes} left, for when you do not have your phone or passkey.`}
          />
        )}
      </ul>
      {isOn && (
        <Button
          className="-ms-3 mt-3"
          kind="quiet"
          onPress={() => onChange({ kind: 'turn-off' })}
          size="small"
        >
          Turn off the second step
        </Button>
      )}
    </>
  );
}

interface RowProps {
  readonly name: string;
  readonly text: string;
  readonly badge?: ReactNode;
  readonly action: ReactNode;
}

function Row({ name, text, badge, action }: RowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-line border-b py-4">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-2 break-words">
          {name}
          {badge}
        </p>
        <p className="figures text-14 text-muted">{text}</p>
      </div>
      {action}
    </li>
  );
}

function RemoveButton({
  label,
  onPress,
}: {
  readonly label: string;
  readonly onPress: () => void;
}) {
  return (
    <Button aria-label={label} kind="quiet" onPress={onPress} size="small">
      Remove
    </Button>
  );
}

function timesOf({ added_at, last_used_at }: { added_at: string; last_used_at: string | null }) {
  const used = last_used_at === null ? 'not used yet' : `last used ${formatDate(last_used_at)}`;
  return `Added ${formatDate(added_at)}, ${used}`;
}
