import { servesZip } from '@wevisu/domain/people/service-area.ts';
import { PATHS } from '@wevisu/site/paths.ts';
import { useSession } from '../../platform/session.tsx';
import { PlainLink } from '../../ui/plain-link.tsx';
import { askForShowroom } from './ask-for-showroom.tsx';
import { leaveShowroom } from './leave-showroom.ts';
import { outsideAreaText } from './outside-area-text.ts';
import { useShowroom } from './use-showroom.ts';

const ACTION =
  'inline-flex min-h-10 shrink-0 items-center rounded-[4px] underline-offset-3 hover:underline';

/** On every page while in a showroom: its name, and the ways to its shop, to another one, and out. */
export function ShowroomBar() {
  const { selection, profile, isSample } = useShowroom();
  const { user } = useSession();
  if (selection === null && !isSample) return null;
  // A pro without a showroom is put into their own.
  const zip = user?.type === 'User' ? user.zip_code : '';
  const isOutside = profile !== null && zip !== '' && !servesZip(profile.service_zips ?? [], zip);
  const isOwn = selection !== null && user?.shop_profile?.vsd_id === selection.vsd_id;
  return (
    <nav aria-label="Your showroom" className="border-line border-b bg-accent-tint text-14">
      <div className="page flex items-center gap-x-4 md:gap-x-6">
        <p className="me-auto min-w-0 truncate">
          <span className="max-md:hidden">Showroom: </span>
          <strong className="font-[560]">{profile?.company_name ?? selection?.vsd_id}</strong>
        </p>
        <PlainLink className={ACTION} to={PATHS.showroomShop}>
          {isSample ? 'Browse' : 'Shop'}
        </PlainLink>
        <button className={ACTION} onClick={() => askForShowroom()} type="button">
          {isSample ? 'Enter ID' : 'Switch'}
        </button>
        {!isOwn && (
          <button className={ACTION} onClick={leaveShowroom} type="button">
            Leave
          </button>
        )}
      </div>
      {isOutside && (
        <p className="page pb-2">
          {outsideAreaText({
            company: profile.company_name,
            zip,
            isRefused: profile.refuses_outside,
          })}
        </p>
      )}
      {profile?.stopped && (
        <p className="page pb-2">
          This showroom cannot sell right now: its pro has to renew a license first. Your cart stays
          as it is.
        </p>
      )}
    </nav>
  );
}
