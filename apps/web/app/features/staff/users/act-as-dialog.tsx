import { startActing } from '@wevisu/contract/acting.ts';
import type { StaffUser } from '@wevisu/contract/staff-users.ts';
import { ACTING_MINUTES } from '@wevisu/domain/policy/policy.ts';
import { AREA_OF } from '@wevisu/site/area-paths.ts';
import { PATHS } from '@wevisu/site/paths.ts';
import { useState } from 'react';
import { beginActing } from '../../../platform/acting-tokens.ts';
import { call } from '../../../platform/api.ts';
import { ApiFailure, joinFieldTexts } from '../../../platform/api-failure.ts';
import { markUser } from '../../../platform/session-hints.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';

export interface ActAsDialogProps {
  readonly user: Pick<StaffUser, 'id' | 'type' | 'status' | 'full_name' | 'email'>;
  readonly onClose: () => void;
}

/** G-63: why, and the own password again. Afterward the whole site loads anew, as the user sees it. */
export function ActAsDialog({ user, onClose }: ActAsDialogProps) {
  const [reason, setReason] = useState('');
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState('');
  const [isPending, setPending] = useState(false);
  const name = user.full_name || user.email;

  async function start() {
    setPending(true);
    setErrors({});
    setFailure('');
    try {
      const args = { params: { id: user.id }, body: { reason, password } };
      const { data } = await call(startActing, args, { isQuiet: true });
      beginActing(data.token);
      markUser(user);
      location.assign(AREA_OF[user.type] ?? PATHS.home);
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      const fields = joinFieldTexts(error.fields);
      setErrors(fields);
      if (Object.keys(fields).length === 0) {
        setFailure(error.text || 'We cannot reach the server. Try again.');
      }
      setPending(false);
    }
  }

  return (
    <Dialog
      actions={
        <>
          <Button kind="secondary" onPress={onClose}>
            Cancel
          </Button>
          <Button isPending={isPending} onPress={() => void start()}>
            Act as {name}
          </Button>
        </>
      }
      isOpen
      onClose={onClose}
      title={`Act as ${name}`}
    >
      <div className="grid gap-4">
        <p>
          You see the site as this user does, for {ACTING_MINUTES} minutes. Passwords, emails, keys,
          cards and payments stay out of reach. What you do is logged under your name.
        </p>
        {failure !== '' && <Notice kind="warning">{failure}</Notice>}
        <TextField
          {...(errors.reason === undefined ? {} : { error: errors.reason })}
          autoFocus
          hint="The user gets it by mail and sees it on the account page."
          label="Why?"
          onChange={setReason}
          rows={3}
          value={reason}
        />
        <PasswordField
          {...(errors.password === undefined ? {} : { error: errors.password })}
          autoComplete="current-password"
          label="Your own password"
          onChange={setPassword}
          value={password}
        />
      </div>
    </Dialog>
  );
}
