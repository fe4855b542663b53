import type { Cart } from '@wevisu/contract/cart.ts';
import { type FormEvent, useState } from 'react';
import { ApiFailure } from '../../platform/api-failure.ts';
import { Button } from '../../ui/button.tsx';
import { Money } from '../../ui/money.tsx';
import { TextField } from '../../ui/text-field.tsx';

export interface CouponFormProps {
  readonly cart: Cart;
  /** '' removes the coupon. */
  readonly onCoupon: (code: string) => Promise<void>;
}

export function CouponForm({ cart, onCoupon }: CouponFormProps) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [isPending, setPending] = useState(false);

  async function apply(wanted: string) {
    if (isPending) return;
    setPending(true);
    setError(undefined);
    try {
      await onCoupon(wanted);
      setCode('');
    } catch (failure) {
      const text = failure instanceof ApiFailure ? failure.text : '';
      setError(text || 'The code could not be checked. Try again in a moment.');
    } finally {
      setPending(false);
    }
  }

  if (cart.coupon) {
    return (
      <div className="mt-6 flex items-center justify-between gap-3 border-line border-t pt-4 text-14">
        <p>
          <span className="font-[550]">{cart.coupon.code}</span> takes{' '}
          <Money amount={cart.coupon.amount} /> off: <Money amount={cart.subtotal} /> before,{' '}
          <Money amount={cart.total} /> after.
        </p>
        <Button
          aria-label={`Remove coupon ${cart.coupon.code}`}
          isPending={isPending}
          kind="quiet"
          onPress={() => void apply('')}
          size="small"
        >
          Remove
        </Button>
      </div>
    );
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (code.trim() === '') setError('Enter the code from your pro.');
    else void apply(code.trim());
  }

  return (
    <form className="mt-6 border-line border-t pt-4" noValidate onSubmit={submit}>
      <div className="flex items-end gap-2">
        <TextField
          autoComplete="off"
          className="min-w-0 flex-1"
          error={error}
          label="Coupon code"
          maxLength={40}
          name="coupon"
          onChange={(text) => {
            setCode(text);
            setError(undefined);
          }}
          spellCheck="false"
          value={code}
        />
        <Button
          className={error ? 'mb-7' : ''}
          isPending={isPending}
          kind="secondary"
          type="submit"
        >
          Apply
        </Button>
      </div>
    </form>
  );
}
