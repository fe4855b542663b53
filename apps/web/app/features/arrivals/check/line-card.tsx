import type { Arrival, CountedLine } from '@wevisu/contract/arrivals.ts';
import { countUnits, unitName } from '@wevisu/domain/catalog/unit-labels.ts';
import {
  ARRIVAL_LIMITS,
  findingOf,
  findingText,
  lotWarnings,
} from '@wevisu/domain/orders/arrival-check.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { MediaPicture } from '../../../ui/media-picture.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { QuantityBox } from '../../../ui/quantity-box.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { type DraftLine, lotsOf } from '../draft/check-draft.ts';
import { PhotoStrip } from './photo-strip.tsx';

type Sent = Arrival['lines'][number];
type Change = (change: Partial<DraftLine> | ((line: DraftLine) => Partial<DraftLine>)) => void;

interface LineCardProps {
  readonly sent: Sent;
  readonly line: DraftLine;
  /** As somebody else counted it meanwhile. */
  readonly other: CountedLine | undefined;
  readonly onChange: Change;
  readonly onChoose: (whose: 'mine' | 'theirs') => void;
}

/** One line of a shipment: large buttons first, as it is used with a thumb. */
export function LineCard({ sent, line, other, onChange, onChoose }: LineCardProps) {
  const { product_name: product, unit, expected } = sent;
  const variant = [sent.size_label, sent.finish].filter(Boolean).join(', ');
  const { received, damaged } = line;
  return (
    <li aria-label={product} className="rounded-card border border-line bg-surface p-4 sm:p-5">
      <div className="grid grid-cols-[64px_1fr] gap-x-4">
        <MediaPicture alt="" picture={sent.picture} sizes="64px" />
        <div className="min-w-0">
          <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
            <h2 className="font-sans text-16 font-[560] leading-snug">{product}</h2>
            <Outcome line={line} sent={sent} />
          </div>
          <p className="text-14 text-muted">
            {variant && `${variant}, `}
            <span className="whitespace-nowrap">SKU {sent.sku}</span>
          </p>
          <p className="figures mt-1 font-[520] text-14">{countUnits(expected, unit)} sent</p>
        </div>
      </div>
      {other && <Conflict onChoose={onChoose} other={other} sent={sent} />}
      {received === null ? (
        <div className="mt-4 grid grid-cols-2 gap-3">
          <Button onPress={() => onChange({ received: expected })}>
            {expected === 1 ? 'It is here' : `All ${expected} here`}
            <span className="reader-only">: {product}</span>
          </Button>
          <Button
            kind="secondary"
            onPress={() => onChange({ received: Math.max(0, expected - 1) })}
          >
            {expected === 1 ? 'It is not' : 'Not all'}
            <span className="reader-only">: {product}</span>
          </Button>
        </div>
      ) : (
        <div className="mt-4 flex flex-wrap gap-x-6 gap-y-4">
          <Count
            label={`${unitName(unit, 2)} here`}
            maximum={ARRIVAL_LIMITS.units}
            name={`How many of ${product} are here`}
            onChange={(value) => onChange({ received: value })}
            value={received}
          />
          <Count
            label="Of these, damaged"
            maximum={received}
            name={`How many of ${product} are damaged`}
            onChange={(value) => onChange({ damaged: value })}
            value={damaged}
          />
        </div>
      )}
      <div className="mt-4 flex flex-col gap-4">
        <TextField
          autoComplete="off"
          hint="As on the label. Several? Put commas between them."
          label="Lot or shade"
          maxLength={ARRIVAL_LIMITS.lots * ARRIVAL_LIMITS.lotLength}
          onChange={(lots) => onChange({ lots })}
          value={line.lots}
        />
        <LotWarnings line={line} sent={sent} />
        <PhotoStrip
          onAdd={(added) => onChange(({ photos }) => ({ photos: [...photos, ...added] }))}
          onRemove={(key) =>
            onChange(({ photos }) => ({ photos: photos.filter((one) => one.key !== key) }))
          }
          photos={line.photos}
          product={product}
        />
        <TextField
          label="Note (optional)"
          maxLength={ARRIVAL_LIMITS.noteLength}
          onChange={(note) => onChange({ note })}
          rows={2}
          value={line.note}
        />
      </div>
    </li>
  );
}

function Outcome({ line, sent }: { readonly line: DraftLine; readonly sent: Sent }) {
  const { received, damaged } = line;
  if (received === null) return <Badge>Not counted</Badge>;
  const finding = findingOf({ expected: sent.expected, received, damaged });
  const isFine = finding.short === 0 && damaged === 0;
  return <Badge kind={isFine ? 'success' : 'warning'}>{findingText(finding)}</Badge>;
}

function Count(props: {
  readonly label: string;
  readonly name: string;
  readonly value: number;
  readonly maximum: number;
  readonly onChange: (value: number) => void;
}) {
  const { label, name, value, maximum, onChange } = props;
  return (
    <div>
      <p aria-hidden="true" className="mb-1.5 font-[520] text-14 first-letter:uppercase">
        {label}
      </p>
      <QuantityBox label={name} maximum={maximum} minimum={0} onChange={onChange} value={value} />
    </div>
  );
}

function LotWarnings({ line, sent }: { readonly line: DraftLine; readonly sent: Sent }) {
  const warnings = lotWarnings({
    lots: lotsOf(line),
    before: sent.lots_before,
    sent: sent.lots_sent,
  });
  const words = {
    mixed: 'Two lots in one line may differ in color. Lay them side by side before you use them.',
    unlike_before: 'An earlier shipment of this order came in lot',
    unlike_sent: 'The vendor says it sent lot',
  } as const;
  return warnings.map(({ kind, lots }) => (
    <Notice key={kind} kind="warning">
      {kind === 'mixed'
        ? words.mixed
        : `${words[kind]} ${lots.join(', ')}. Colors may not match: compare before you sign.`}
    </Notice>
  ));
}

function Conflict({
  other,
  sent,
  onChoose,
}: {
  readonly other: CountedLine;
  readonly sent: Sent;
  readonly onChoose: (whose: 'mine' | 'theirs') => void;
}) {
  const { received, damaged, lots, note } = other;
  return (
    <Notice
      action={
        <>
          <Button onPress={() => onChoose('theirs')} size="small">
            Take their count<span className="reader-only"> of {sent.product_name}</span>
          </Button>
          <Button kind="secondary" onPress={() => onChoose('mine')} size="small">
            Keep mine<span className="reader-only"> of {sent.product_name}</span>
          </Button>
        </>
      }
      className="mt-4"
      isUrgent
      kind="warning"
      title="Somebody else counted this as well"
    >
      They wrote {countUnits(received, sent.unit)} here, {damaged} damaged
      {lots.length > 0 && `, lot ${lots.join(', ')}`}
      {note !== '' && `, “${note}”`}.
    </Notice>
  );
}
