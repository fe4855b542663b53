import { CARRIER_KEYS, type Carrier, carrierName } from '@wevisu/domain/orders/tracking.ts';
import { CONTROL } from '../../../ui/field-style.ts';

export interface TrackingFieldsProps {
  readonly carrier: Carrier;
  readonly number: string;
  readonly numberLabel: string;
  readonly onCarrier: (carrier: Carrier) => void;
  readonly onNumber: (number: string) => void;
}

const BOX = `${CONTROL} min-h-9 w-auto text-14`;

export function TrackingFields(props: TrackingFieldsProps) {
  const { carrier, number, numberLabel, onCarrier, onNumber } = props;
  return (
    <>
      <select
        aria-label="Carrier"
        className={BOX}
        onChange={({ target }) => onCarrier(target.value as Carrier)}
        value={carrier}
      >
        {CARRIER_KEYS.map((key) => (
          <option key={key} value={key}>
            {carrierName(key)}
          </option>
        ))}
      </select>
      <input
        aria-label={numberLabel}
        className={BOX}
        maxLength={40}
        onChange={({ target }) => onNumber(target.value)}
        placeholder="Tracking number"
        value={number}
      />
    </>
  );
}
