import { useQueryClient } from '@tanstack/react-query';
import { isSignature } from '@wevisu/domain/offers/signature.ts';
import { useState } from 'react';
import { withToast } from '../../platform/with-toast.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { ClientCalls } from './client-calls.ts';
import type { LinkedProps } from './linked-view.tsx';
import { OFFERS_KEY } from './offer-calls.ts';
import { type Drawn, SignaturePad } from './signature-pad.tsx';

const WAYS = [
  { value: 'draw', label: 'Draw it' },
  { value: 'type', label: 'Type my name' },
] as const;

/** Signs for the picked lines, or declines the offer as a whole. */
export function AnswerForm(props: LinkedProps & { readonly picked: ReadonlySet<string> }) {
  const { offer, calls, picked } = props;
  const { hash } = offer;
  const what = offer.change === null ? 'offer' : 'change';
  const queryClient = useQueryClient();
  const [name, setName] = useState(offer.client_name);
  const [isDrawn, setDrawn] = useState(true);
  const [strokes, setStrokes] = useState<Drawn>([]);
  const [problems, setProblems] = useState<{ name?: string; sign?: string }>({});
  const [isPending, setPending] = useState(false);
  const [isDeclining, setDeclining] = useState(false);

  async function approve() {
    const found = {
      ...(name.trim().length < 2 ? { name: 'Type your name.' } : {}),
      ...(isDrawn && !isSignature(strokes)
        ? { sign: 'Sign on the board, or type your name instead.' }
        : {}),
    };
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    setPending(true);
    await withToast(
      calls.approve({
        ...{ hash, picked: [...picked], signed_by: name.trim() },
        strokes: isDrawn ? strokes.map((stroke) => [...stroke]) : null,
      }),
    );
    setPending(false);
    await queryClient.invalidateQueries({ queryKey: OFFERS_KEY });
  }

  return (
    <section aria-labelledby="sign" className="mt-8 flex flex-col gap-4">
      <h2 className="text-22" id="sign">
        Sign
      </h2>
      <TextField
        autoComplete="name"
        error={problems.name}
        label="Your name"
        onChange={setName}
        value={name}
      />
      <RadioGroup
        label="Your signature"
        look="chips"
        onChange={(way) => setDrawn(way === 'draw')}
        options={WAYS}
        value={isDrawn ? 'draw' : 'type'}
      />
      {isDrawn && <SignaturePad onChange={setStrokes} strokes={strokes} />}
      {problems.sign !== undefined && (
        <p className="text-14 text-danger" role="alert">
          {problems.sign}
        </p>
      )}
      <p className="text-14 text-muted">
        With your signature you agree to these products, quantities and prices. Nothing is charged
        until you check out.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button isDisabled={picked.size === 0} isPending={isPending} onPress={() => void approve()}>
          Approve and sign
        </Button>
        <Button kind="quiet" onPress={() => setDeclining(true)}>
          Decline the {what}
        </Button>
      </div>
      {isDeclining && (
        <Declining calls={calls} hash={hash} onClose={() => setDeclining(false)} what={what} />
      )}
    </section>
  );
}

function Declining(props: {
  readonly calls: ClientCalls;
  readonly hash: string;
  readonly what: 'offer' | 'change';
  readonly onClose: () => void;
}) {
  const { calls, hash, what, onClose } = props;
  const queryClient = useQueryClient();
  const [reason, setReason] = useState('');
  const [isPending, setPending] = useState(false);

  async function decline() {
    setPending(true);
    await withToast(calls.decline({ hash, reason: reason.trim() }));
    setPending(false);
    await queryClient.invalidateQueries({ queryKey: OFFERS_KEY });
  }

  return (
    <Dialog isOpen onClose={onClose} title={`Decline the ${what}`}>
      <TextField
        label="What should be different? (optional)"
        maxLength={1000}
        onChange={setReason}
        rows={3}
        value={reason}
      />
      <Button className="mt-4" isPending={isPending} kind="danger" onPress={() => void decline()}>
        Decline
      </Button>
    </Dialog>
  );
}
