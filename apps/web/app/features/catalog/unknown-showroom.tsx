import { Notice } from '../../ui/notice.tsx';

export interface UnknownShowroomProps {
  /** As it stands in the URL. */
  readonly id: string;
  /** Those of the visitor's own showroom are shown. */
  readonly hasPrices: boolean;
}

/** The URL names a showroom that does not exist or is closed. */
export function UnknownShowroom({ id, hasPrices }: UnknownShowroomProps) {
  return (
    <Notice
      className="mb-5"
      kind="warning"
      title={`No open showroom has the ID ${id.slice(0, 20)}`}
    >
      Check it with your pro.
      {hasPrices && ' The prices here are those of your showroom.'}
    </Notice>
  );
}
