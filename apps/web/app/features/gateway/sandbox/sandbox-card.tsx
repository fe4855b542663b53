import { useEffect, useImperativeHandle, useRef } from 'react';
import { ApiFailure, joinFieldTexts } from '../../../platform/api-failure.ts';
import { todayInShop } from '../../../platform/today-in-shop.ts';
import { useFields } from '../../../ui/use-fields.ts';
import { type CardField, type CardFieldsProps, MARKED } from '../seam/card-fields.ts';
import { CardFields } from './card-fields.tsx';
import { EMPTY_CARD, findCardProblems, isEmptyCard } from './card-form.ts';
import { requestCardToken } from './card-token.ts';

/** The built-in gateway's: fields of our own, whose content goes to where the gateway is played. */
export default function SandboxCard(props: CardFieldsProps & { readonly tokensUrl: string }) {
  const { handle, onState, isDisabled, marked, tokensUrl } = props;
  const fields = useFields<CardField, HTMLFieldSetElement>(EMPTY_CARD, (card) =>
    findCardProblems(card, todayInShop()),
  );
  /** A gateway's key is valid for one card only, and the same card again is the same token. */
  const known = useRef<{ readonly card: string; readonly token: string } | null>(null);
  const isEmpty = isEmptyCard(fields.values);
  useEffect(() => onState({ isReady: true, isEmpty }), [onState, isEmpty]);
  useEffect(() => () => onState({ isReady: false, isEmpty: true }), [onState]);

  useImperativeHandle(handle, () => ({
    check: () => fields.check(),
    async requestToken() {
      const card = JSON.stringify(fields.values);
      if (known.current?.card === card) return known.current.token;
      const token = await requestCardToken(tokensUrl, fields.values).catch((error: unknown) => {
        if (error instanceof ApiFailure) fields.refuse(joinFieldTexts(error.fields));
        throw error;
      });
      known.current = { card, token };
      return token;
    },
    forgetToken() {
      known.current = null;
    },
    clear: () => fields.set(EMPTY_CARD),
  }));

  /** The message of a refusal is shown once, above the form; the field is only marked. */
  const field = (name: CardField) => {
    const given = fields.field(name);
    return name === marked && !given.error ? { ...given, error: MARKED } : given;
  };
  return (
    <fieldset className="grid gap-5 sm:grid-cols-6" disabled={isDisabled} ref={fields.formRef}>
      <legend className="reader-only">Card</legend>
      <CardFields field={field} />
    </fieldset>
  );
}
