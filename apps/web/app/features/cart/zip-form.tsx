import { shopErrors } from '@wevisu/domain/errors/shop.ts';
import { isZip } from '@wevisu/domain/people/is-zip.ts';
import { STORAGE_KEYS } from '@wevisu/site/storage-keys.ts';
import { type FormEvent, type ReactNode, useState } from 'react';
import { ApiFailure } from '../../platform/api-failure.ts';
import { writeStored } from '../../platform/storage.ts';
import { useStored } from '../../platform/use-stored.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';

/** The zip code that a visitor gave last, for the next product and for the cart; null for none. */
export const useDeliveryZip = () => useStored(STORAGE_KEYS.deliveryZip);

export interface ZipFormProps {
  /** Of the last question for the stored code. */
  readonly failure: Error | null;
  readonly isPending: boolean;
  /** Asks again for the stored code. */
  readonly onAgain: () => void;
  /** The answer for the stored code; hidden while another one is typed. */
  readonly children: ReactNode;
}

/** Zip code in, answer out. */
export function ZipForm({ failure, isPending, onAgain, children }: ZipFormProps) {
  const stored = useDeliveryZip();
  const [typed, setTyped] = useState<string | null>(null);
  const [isWrong, setWrong] = useState(false);
  const zip = typed ?? stored ?? '';

  function check(event: FormEvent) {
    event.preventDefault();
    const wanted = zip.trim();
    setWrong(!isZip(wanted));
    if (!isZip(wanted)) return;
    if (wanted === stored) onAgain();
    else writeStored(STORAGE_KEYS.deliveryZip, wanted);
  }

  const isAsked = typed === null || typed.trim() === stored;
  const asked = isAsked && failure !== null ? textOf(failure) : undefined;
  const error = isWrong ? shopErrors.zip_unknown.message : asked;

  return (
    <>
      <form className="flex items-start gap-2" noValidate onSubmit={check}>
        <TextField
          autoComplete="postal-code"
          className="w-44"
          error={error}
          inputMode="numeric"
          label="Deliver to zip code"
          maxLength={10}
          onChange={(text) => {
            setTyped(text);
            setWrong(false);
          }}
          placeholder="90012"
          value={zip}
        />
        <Button className="mt-[26px]" isPending={isPending} kind="secondary" type="submit">
          Check
        </Button>
      </form>
      <div aria-live="polite" className="mt-2 text-14">
        {isAsked && !error && children}
      </div>
    </>
  );
}

function textOf(failure: Error): string {
  const { fields = {}, text = '' } = failure instanceof ApiFailure ? failure : {};
  return (fields.zip?.[0] ?? text) || 'No response. Check your connection and try again.';
}
