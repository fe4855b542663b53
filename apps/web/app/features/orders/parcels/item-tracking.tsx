import { Icon } from '../../../ui/icon.tsx';

export interface ItemTrackingProps {
  readonly tracking: {
    readonly carrier: string;
    readonly number: string;
    readonly url: string | null;
  };
}

/** The parcel at its carrier. */
export function ItemTracking({ tracking: { carrier, number, url } }: ItemTrackingProps) {
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-2 text-14">
      <span className="text-muted">
        <Icon name="truck" size={16} />
      </span>
      {carrier}{' '}
      {url === null ? (
        <span className="figures">{number}</span>
      ) : (
        <a
          className="figures break-all text-accent-text underline underline-offset-3"
          href={url}
          rel="noopener noreferrer"
          target="_blank"
        >
          {number}
          <span className="reader-only"> (opens the carrier's page)</span>
        </a>
      )}
    </p>
  );
}
