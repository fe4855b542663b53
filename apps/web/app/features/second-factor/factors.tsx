import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  remakeRecoveryCodes,
  removeApp,
  removePasskey,
  startApp,
  startPasskey,
  turnOffFactors,
} from '@wevisu/contract/second-factor.ts';
import { useState } from 'react';
import { call } from '../../platform/api.ts';
import { showToast } from '../../platform/toast-queue.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AddAppDialog, type AppSetup } from './add-app-dialog.tsx';
import { AddPasskeyDialog } from './add-passkey-dialog.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { FACTORS_KEY, fetchFactors } from './factor-calls.ts';
import type { FactorChange } from './factor-change.ts';
import { FactorRows } from './factor-rows.tsx';
import { hasPasskeys, NO_PASSKEYS } from './passkey-support.ts';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';

/** What is asked or shown over the list. */
type Step =
  | { readonly kind: 'confirm'; readonly change: FactorChange }
  | { readonly kind: 'app'; readonly setup: AppSetup }
  | { readonly kind: 'passkey'; readonly options: Readonly<Record<string, unknown>> }
  | { readonly kind: 'codes'; readonly codes: readonly string[] };

/** The second factors of the account, and their changes. */
export function Factors() {
  const factors = useQuery({ queryKey: FACTORS_KEY, queryFn: fetchFactors });
  const queryClient = useQueryClient();
  const [step, setStep] = useState<Step | null>(null);
  const close = () => setStep(null);

  async function finish(codes: readonly string[] | null) {
    setStep(codes === null ? null : { kind: 'codes', codes });
    await queryClient.invalidateQueries({ queryKey: FACTORS_KEY });
  }

  async function make(change: FactorChange) {
    switch (change.kind) {
      case 'add-app':
        return setStep({ kind: 'app', setup: (await call(startApp, {})).data });
      case 'add-passkey':
        return setStep({ kind: 'passkey', options: (await call(startPasskey, {})).data });
      case 'new-codes':
        return finish((await call(remakeRecoveryCodes, {})).data.recovery_codes);
      case 'remove-app':
        return tell(await call(removeApp, {}));
      case 'remove-passkey':
        return tell(await call(removePasskey, { params: { id: change.id } }));
      case 'turn-off':
        return tell(await call(turnOffFactors, {}));
    }
  }

  async function tell({ message }: { readonly message: string }) {
    showToast('success', message);
    await finish(null);
  }

  function begin(change: FactorChange) {
    if (change.kind === 'add-passkey' && !hasPasskeys()) showToast('warning', NO_PASSKEYS);
    else setStep({ kind: 'confirm', change });
  }

  if (factors.isLoadingError) {
    return (
      <ErrorState
        isRetrying={factors.isFetching}
        onRetry={() => void factors.refetch()}
        title="Your second step could not be loaded"
      />
    );
  }
  if (!factors.data) return <Skeleton className="h-48 rounded-card" />;
  return (
    <>
      <FactorRows factors={factors.data} onChange={begin} />
      {step?.kind === 'confirm' && (
        <ConfirmDialog
          change={step.change}
          factors={factors.data}
          onClose={close}
          onConfirmed={() => make(step.change)}
        />
      )}
      {step?.kind === 'app' && <AddAppDialog onAdded={finish} onClose={close} setup={step.setup} />}
      {step?.kind === 'passkey' && (
        <AddPasskeyDialog onAdded={finish} onClose={close} options={step.options} />
      )}
      {step?.kind === 'codes' && <RecoveryCodesDialog codes={step.codes} onClose={close} />}
    </>
  );
}
