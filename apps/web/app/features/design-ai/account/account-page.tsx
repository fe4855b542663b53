import {
  type AiUser,
  changeAiPassword,
  connectShopAccount,
  disconnectShopAccount,
  exportAiData,
} from '@wevisu/contract/design-ai.ts';
import { DESIGN_AI_PATHS } from '@wevisu/site/design-ai-paths.ts';
import { PATHS } from '@wevisu/site/paths.ts';
import { useState } from 'react';
import { ApiFailure } from '../../../platform/api-failure.ts';
import { saveFile } from '../../../platform/save-file.ts';
import { useSession } from '../../../platform/session.tsx';
import { showToast } from '../../../platform/toast-queue.ts';
import { withToast } from '../../../platform/with-toast.ts';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { useFields } from '../../../ui/use-fields.ts';
import { useSubmit } from '../../../ui/use-submit.ts';
import { AccountPanel } from '../../accounts/account-panel.tsx';
import { findPasswordProblems } from '../../accounts/new-password.ts';
import { callAi } from './ai-calls.ts';
import { AiPage } from './ai-page.tsx';
import { DeleteAiDialog } from './delete-ai-dialog.tsx';
import { useAiSession } from './use-ai-session.ts';

/** G-45, G-70: the shop account beside it, the password, the data. */
export default function AiAccountPage() {
  return (
    <AiPage title="Account">
      {(user) => (
        <div className="max-w-prose">
          <h1 className="mb-2 text-36">Your account</h1>
          <p className="mb-10 break-words text-muted">
            {user.full_name}, {user.email}
          </p>
          <ShopAccount user={user} />
          <Password />
          <Data user={user} />
        </div>
      )}
    </AiPage>
  );
}

function ShopAccount({ user }: { readonly user: AiUser }) {
  const { user: shopUser } = useSession();
  const { take } = useAiSession();
  const [isPending, setPending] = useState(false);
  const isConnected = user.shop_account !== null;

  async function turn() {
    setPending(true);
    const definition = isConnected ? disconnectShopAccount : connectShopAccount;
    const reply = await withToast(callAi(definition, {}, { isQuiet: true }));
    if (reply !== null) take(reply.data);
    setPending(false);
  }

  return (
    <AccountPanel
      intro={
        isConnected
          ? `Connected with ${user.shop_account?.email}. While you are signed in there, you sign in here without a password.`
          : 'Connect your shop account to sign in here without a second password. Orders, carts and passwords stay apart, and you can disconnect at any time.'
      }
      title="Shop account"
    >
      {isConnected || shopUser !== null ? (
        <Button isPending={isPending} kind="secondary" onPress={() => void turn()}>
          {isConnected ? 'Disconnect' : `Connect ${shopUser?.email ?? ''}`}
        </Button>
      ) : (
        <LinkButton
          kind="secondary"
          to={`${PATHS.login}?redirect=${encodeURIComponent(DESIGN_AI_PATHS.account)}`}
        >
          Sign in to the shop first
        </LinkButton>
      )}
    </AccountPanel>
  );
}

const EMPTY = { current_password: '', password: '', repeated: '' };

function Password() {
  const fields = useFields(EMPTY, (values) => ({
    ...(values.current_password === '' && { current_password: 'Enter your current password.' }),
    ...findPasswordProblems(values),
  }));
  const { isPending, onSubmit } = useSubmit(fields, async ({ current_password, password }) => {
    const { message } = await callAi(changeAiPassword, { body: { current_password, password } });
    fields.set(EMPTY);
    showToast('success', message);
  });
  return (
    <AccountPanel
      intro="Of AI 3D Design alone. Other devices are signed out of it."
      title="Password"
    >
      <form className="grid max-w-form gap-5" noValidate onSubmit={onSubmit} ref={fields.formRef}>
        <PasswordField {...fields.field('current_password')} label="Current password" />
        <PasswordField
          {...fields.field('password')}
          autoComplete="new-password"
          label="New password"
        />
        <PasswordField
          {...fields.field('repeated')}
          autoComplete="new-password"
          label="Confirm new password"
        />
        <Button className="justify-self-start" isPending={isPending} kind="secondary" type="submit">
          Change password
        </Button>
      </form>
    </AccountPanel>
  );
}

function Data({ user }: { readonly user: AiUser }) {
  const [isPending, setPending] = useState(false);
  const [isLeaving, setLeaving] = useState(false);

  async function download() {
    setPending(true);
    try {
      const { data } = await callAi(exportAiData, {});
      const text = JSON.stringify(data, null, 2);
      saveFile(new Blob([text], { type: 'application/json' }), 'my-ai-design-data.json');
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
    } finally {
      setPending(false);
    }
  }

  return (
    <AccountPanel
      intro="One file with your account, your devices and each change of your credits. Or delete the account, with the credits that are left; your shop account stays."
      title="Your data"
    >
      <div className="flex flex-wrap gap-3">
        <Button isPending={isPending} kind="secondary" onPress={() => void download()}>
          Download my data
        </Button>
        <Button kind="secondary" onPress={() => setLeaving(true)}>
          Delete this account
        </Button>
      </div>
      <DeleteAiDialog credits={user.credits} isOpen={isLeaving} onClose={() => setLeaving(false)} />
    </AccountPanel>
  );
}
