import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

export interface ShownOnceProps {
  readonly title: string;
  readonly secret: string;
  readonly onDone: () => void;
}

/** A secret that can't be read again. */
export function ShownOnce({ title, secret, onDone }: ShownOnceProps) {
  const [isCopied, setCopied] = useState(false);

  async function copy() {
    // Without the permission it can still be selected and copied by hand.
    await navigator.clipboard.writeText(secret).then(
      () => setCopied(true),
      () => {},
    );
  }

  return (
    <Notice
      action={
        <>
          <Button kind="secondary" onPress={() => void copy()} size="small">
            {isCopied ? 'Copied' : 'Copy'}
          </Button>
          <Button kind="quiet" onPress={onDone} size="small">
            I have kept it
          </Button>
        </>
      }
      className="my-3"
      isUrgent
      kind="success"
      title={title}
    >
      <p>It is shown only now. Keep it where your system reads its secrets.</p>
      <code className="mt-2 block break-all rounded-control bg-sunken px-3 py-2">{secret}</code>
    </Notice>
  );
}
