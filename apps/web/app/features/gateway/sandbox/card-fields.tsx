import { cardBrandOf } from '@wevisu/domain/people/card.ts';
import { useRef } from 'react';
import { todayInShop } from '../../../platform/today-in-shop.ts';
import { TextField } from '../../../ui/text-field.tsx';
import type { FieldProps } from '../../../ui/use-fields.ts';
import type { CardField } from '../seam/card-fields.ts';
import { CvvHelp } from '../seam/cvv-help.tsx';
import { typeCardNumber, typeCvc, typeExpiry } from './card-form.ts';

/** REG-11 to REG-14: the card inputs. Nothing here sends the card anywhere. */
export function CardFields({ field }: { readonly field: (name: CardField) => FieldProps }) {
  const nameRef = useRef<HTMLInputElement>(null);
  const cvvRef = useRef<HTMLInputElement>(null);
  const number = field('card_number');
  const expiry = field('exp_date');
  const cvv = field('cvv');
  const brand = cardBrandOf(number.value);

  return (
    <>
      <TextField
        {...number}
        autoComplete="cc-number"
        className="figures sm:col-span-6"
        inputMode="numeric"
        label="Card number"
        onChange={(typed) => {
          const { text, moveTo } = typeCardNumber(number.value, typed);
          number.onChange(text);
          if (moveTo) nameRef.current?.focus();
        }}
        placeholder="1234 5678 9012 3456"
        suffix={brand && <span className="max-w-24 truncate">{brand}</span>}
      />
      <TextField
        {...field('name_on_Card')}
        autoComplete="cc-name"
        className="sm:col-span-6"
        inputRef={nameRef}
        label="Name on card"
        maxLength={120}
      />
      <TextField
        {...expiry}
        autoComplete="cc-exp"
        className="figures sm:col-span-3"
        inputMode="numeric"
        label="Expiration (MM/YY)"
        onChange={(typed) => {
          const { text, moveTo } = typeExpiry(expiry.value, typed, todayInShop());
          expiry.onChange(text);
          if (moveTo) cvvRef.current?.focus();
        }}
        placeholder="MM/YY"
      />
      <TextField
        {...cvv}
        autoComplete="cc-csc"
        className="figures sm:col-span-3"
        inputMode="numeric"
        inputRef={cvvRef}
        label="CVV"
        onChange={(typed) => cvv.onChange(typeCvc(typed))}
        suffix={<CvvHelp />}
      />
    </>
  );
}
