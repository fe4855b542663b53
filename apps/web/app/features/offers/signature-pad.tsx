import { SIGNATURE_BOARD, signaturePath } from '@wevisu/domain/offers/signature.ts';
import { type PointerEvent, useRef } from 'react';
import { Button } from '../../ui/button.tsx';

export type Drawn = readonly (readonly number[])[];

const VIEW = `0 0 ${SIGNATURE_BOARD.width} ${SIGNATURE_BOARD.height}`;

/** A board to sign on with a finger, a pen or the mouse; by keyboard one types the name instead. */
export function SignaturePad(props: {
  readonly strokes: Drawn;
  readonly onChange: (strokes: Drawn) => void;
}) {
  const { strokes, onChange } = props;
  const pointer = useRef<number | null>(null);

  function pointOf(event: PointerEvent<SVGSVGElement>): [number, number] {
    const box = event.currentTarget.getBoundingClientRect();
    const at = (value: number, size: number, most: number) =>
      Math.round(Math.min(1, Math.max(0, value / size)) * most);
    return [
      at(event.clientX - box.left, box.width, SIGNATURE_BOARD.width),
      at(event.clientY - box.top, box.height, SIGNATURE_BOARD.height),
    ];
  }

  return (
    <div>
      <svg
        aria-label={strokes.length === 0 ? 'Board to sign on, empty' : 'Your signature'}
        className="block w-full cursor-crosshair touch-none rounded-control border border-edge bg-surface"
        onPointerCancel={() => {
          pointer.current = null;
        }}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          pointer.current = event.pointerId;
          onChange([...strokes, pointOf(event)]);
        }}
        onPointerMove={(event) => {
          if (pointer.current !== event.pointerId) return;
          const last = strokes.at(-1) ?? [];
          onChange([...strokes.slice(0, -1), [...last, ...pointOf(event)]]);
        }}
        onPointerUp={() => {
          pointer.current = null;
        }}
        role="img"
        viewBox={VIEW}
      >
        <line className="stroke-line" x1="40" x2="560" y1="160" y2="160" />
        <Ink strokes={strokes} />
      </svg>
      <Button
        className="mt-1"
        isDisabled={strokes.length === 0}
        kind="quiet"
        onPress={() => onChange([])}
        size="small"
      >
        Clear
      </Button>
    </div>
  );
}

/** A signature that was given. */
export function Signature(props: { readonly strokes: Drawn | null; readonly name: string }) {
  const { strokes, name } = props;
  if (strokes === null) {
    return <p className="font-display text-28 italic">{name}</p>;
  }
  return (
    <svg aria-label={`Signature of ${name}`} className="w-60" role="img" viewBox={VIEW}>
      <Ink strokes={strokes} />
    </svg>
  );
}

function Ink({ strokes }: { readonly strokes: Drawn }) {
  return (
    <path
      className="stroke-ink"
      d={signaturePath(strokes)}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="4"
    />
  );
}
