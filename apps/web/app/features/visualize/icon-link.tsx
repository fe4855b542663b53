import { Link } from 'react-router';
import { Icon, type IconName } from '../../ui/icon.tsx';

export interface IconLinkProps {
  readonly icon: IconName;
  readonly label: string;
  readonly to: string;
}

/** An icon link, 44 px square. */
export function IconLink({ icon, label, to }: IconLinkProps) {
  return (
    <Link
      aria-label={label}
      className="inline-grid size-11 shrink-0 place-items-center rounded-control transition-colors hover:bg-sunken"
      preventScrollReset
      to={to}
    >
      <Icon name={icon} />
    </Link>
  );
}
