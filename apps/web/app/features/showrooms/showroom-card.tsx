import { PATHS } from '@wevisu/site/paths.ts';
import { useNavigate } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PlainLink } from '../../ui/plain-link.tsx';
import { askForShowroom } from './ask-for-showroom.tsx';
import { ShowroomIdForm } from './showroom-id-form.tsx';
import { useShowroom } from './use-showroom.ts';

/** HOME-06 to HOME-08: enter a showroom, or continue in the selected one; 'New Showroom' opens the dialog (U-32). */
export function ShowroomCard() {
  const { selection, profile, isSample } = useShowroom();
  const navigate = useNavigate();

  return (
    <section
      aria-labelledby="showroom-card"
      className="rounded-card border border-line bg-surface p-5 shadow-soft sm:p-6"
    >
      {selection ? (
        <>
          <p className="eyebrow">Your showroom</p>
          <h2 className="mt-1 text-22" id="showroom-card">
            {profile?.company_name ?? selection.vsd_id}
          </h2>
          <p className="mt-1 min-h-6 text-14 text-muted">{profile?.tagline}</p>
          <div className="mt-4 flex flex-wrap gap-2">
            <LinkButton to={PATHS.showroomShop}>Continue Shopping</LinkButton>
            <Button kind="secondary" onPress={() => askForShowroom(PATHS.showroomShop)}>
              New Showroom
            </Button>
          </div>
        </>
      ) : (
        <>
          <h2 className="text-22" id="showroom-card">
            Enter Showroom ID
          </h2>
          <p className="mt-1 mb-4 text-14 text-muted">
            {isSample ? (
              <>
                Get it from your pro to see prices and to shop. Or go on in the{' '}
                <PlainLink className="text-link" to={PATHS.showroomShop}>
                  sample showroom
                </PlainLink>
                .
              </>
            ) : (
              'From your pro: it opens their showroom.'
            )}
          </p>
          <ShowroomIdForm onEntered={() => void navigate(PATHS.showroomShop)} />
        </>
      )}
    </section>
  );
}
