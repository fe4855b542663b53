import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { cx } from '../../../ui/cx.ts';
import { FieldNotes } from '../../../ui/field-notes.tsx';
import { CONTROL, FIELD, LABEL } from '../../../ui/field-style.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { HostedField, HostedState } from './card-problems.ts';
import { hostedStyle } from './hosted-style.ts';
import type { HostedElement, StripeElements } from './stripe-js.ts';

export interface HostedFieldProps {
  readonly elements: StripeElements;
  readonly field: HostedField;
  readonly label: string;
  readonly error: string | undefined;
  readonly isReady: boolean;
  readonly isDisabled: boolean;
  readonly element: RefObject<HostedElement | null>;
  readonly onChange: (state: HostedState) => void;
  readonly onReady: () => void;
  readonly onFailed: () => void;
  readonly suffix?: ReactNode;
  readonly className?: string;
}

const TYPES = { card_number: 'cardNumber', exp_date: 'cardExpiry', cvv: 'cardCvc' } as const;

const OPTIONS: Readonly<Record<HostedField, object>> = {
  // The brand is shown in the frame. Link would ask for an address and a phone number beside the card.
  card_number: { placeholder: '1234 5678 9012 3456', showIcon: true, disableLink: true },
  exp_date: { placeholder: 'MM/YY' },
  cvv: { placeholder: '' },
};

/** A field that is a frame of Stripe's: the page gets to know whether it is complete, and never what was typed. */
export function HostedFieldBox(props: HostedFieldProps) {
  const { elements, field, label, error, isReady, isDisabled, element, suffix, className } = props;
  const id = useId();
  const boxRef = useRef<HTMLDivElement>(null);
  const hintRef = useRef<HTMLSpanElement>(null);
  const [hasFocus, setFocus] = useState(false);
  const onChange = useEffectEvent(props.onChange);
  const onReady = useEffectEvent(props.onReady);
  const onFailed = useEffectEvent(props.onFailed);

  useEffect(() => {
    const [box, hint] = [boxRef.current, hintRef.current];
    if (box === null || hint === null) return;
    const color = getComputedStyle(box).color;
    const style = hostedStyle({ color, hintColor: getComputedStyle(hint).color });
    const made = elements.create(TYPES[field], { style, ...OPTIONS[field] });
    made.on('ready', () => onReady());
    made.on('loaderror', () => onFailed());
    made.on('change', ({ empty, complete }) => onChange({ isEmpty: empty, isComplete: complete }));
    made.on('focus', () => setFocus(true));
    made.on('blur', () => setFocus(false));
    made.mount(box);
    element.current = made;
    // A dialog moves the focus by itself, and then to the frame and not to the input in it.
    const enter = () => made.focus();
    box.addEventListener('focusin', enter);
    return () => {
      box.removeEventListener('focusin', enter);
      element.current = null;
      made.destroy();
    };
  }, [elements, field, element]);
  useEffect(() => element.current?.update({ disabled: isDisabled }), [element, isDisabled]);

  return (
    <div className={cx(FIELD, className)}>
      <label className={LABEL} htmlFor={id}>
        {label}
      </label>
      <div className="relative">
        <div
          className={cx(CONTROL, 'py-[9px]', Boolean(suffix) && 'pe-14')}
          data-focus-visible={hasFocus || undefined}
          data-invalid={error ? true : undefined}
          id={id}
          ref={boxRef}
        />
        <span className="hidden text-muted" ref={hintRef} />
        {!isReady && <Skeleton className="absolute inset-y-3.5 start-3 w-2/5" />}
        {suffix && (
          <div className="absolute inset-y-0 end-0 grid place-items-center pe-3 text-14 text-muted">
            {suffix}
          </div>
        )}
      </div>
      {/* The frame's own input can't point to a text outside of it. */}
      <div aria-live="polite" className={error ? undefined : '-mt-1.5'}>
        <FieldNotes error={error} id={id} />
      </div>
    </div>
  );
}
