import { PATHS, productPath, wallPath } from '@wevisu/site/paths.ts';
import { pinPath } from '@wevisu/site/pin-path.ts';
import { proOrderPath } from '@wevisu/site/pro-paths.ts';
import { STAFF_PATHS } from '@wevisu/site/staff-paths.ts';
import { Link } from 'react-router';
import { useSession } from '../../platform/session.tsx';
import { cx } from '../../ui/cx.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import type { ChatAnchor, ChatFile } from './chat-calls.ts';

export interface AnchorLinkProps {
  readonly anchor: ChatAnchor;
  readonly onPicture: (file: ChatFile, spot: number) => void;
  /** The reader may edit the project's room. */
  readonly canEdit: boolean;
}

const LOOK =
  'mb-1.5 inline-flex max-w-full items-center gap-1.5 rounded-control bg-accent-tint px-2 py-1 text-14';
const PRESSABLE = cx(LOOK, 'text-accent-text hover:underline');

/** What a message points at; it opens there. */
export function AnchorLink({ anchor, onPicture, canEdit }: AnchorLinkProps) {
  const type = useSession().user?.type;
  const isPro = type === 'Contractor';
  switch (anchor.kind) {
    case 'product':
      return (
        <Link className={PRESSABLE} to={productPath(anchor.hash, anchor.vsd_id)}>
          <Content icon="swatch" text={anchor.label} />
        </Link>
      );
    case 'order_item': {
      const { number, label } = anchor;
      return (
        <Link className={PRESSABLE} to={orderPathFor(type, number)}>
          <Content icon="box" text={`${label} · ${number}`} />
        </Link>
      );
    }
    case 'wall':
      return (
        <Link className={PRESSABLE} to={wallPath({ ...anchor, isPro })}>
          <Content icon="wall" text={anchor.label} />
        </Link>
      );
    case 'pin': {
      const { number, settled } = anchor;
      return (
        <Link className={PRESSABLE} to={pinPath({ ...anchor, isPro, canEdit })}>
          <Content icon="chat" text={`Pin ${number} in the room${settled ? ' · done' : ''}`} />
        </Link>
      );
    }
    case 'spot': {
      const { file, number } = anchor;
      if (file === null) return <Plain text={`Spot ${number} in a picture that was removed`} />;
      return (
        <button className={PRESSABLE} onClick={() => onPicture(file, number)} type="button">
          <Content icon="picture" text={`Spot ${number} in ${file.name}`} />
        </button>
      );
    }
    default:
      return <Plain text="Points at something that is not open to you" />;
  }
}

function orderPathFor(type: string | undefined, number: string): string {
  if (type === 'Contractor') return proOrderPath(number);
  // The board of all orders, found by its number.
  if (type === 'Admin') return `${STAFF_PATHS.orders}?q=${encodeURIComponent(number)}`;
  return `${PATHS.account}/orders/${number}`;
}

function Content({ icon, text }: { readonly icon: IconName; readonly text: string }) {
  return (
    <>
      <Icon name={icon} size={16} />
      <span className="truncate">{text}</span>
    </>
  );
}

function Plain({ text }: { readonly text: string }) {
  return (
    <span className={cx(LOOK, 'text-muted')}>
      <Content icon="lock" text={text} />
    </span>
  );
}
