import { useState } from 'react';
import { useLocation } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { useShowroom } from '../showrooms/use-showroom.ts';

export interface OtherShowroomProps {
  readonly vsdId: string;
  /** In words. */
  readonly name: string;
}

/**
 * The page shows the prices of a showroom other than the selected one, as from a shared link. The
 * visitor picks one before adding to the cart: prices of two showrooms never mix.
 */
export function OtherShowroom({ vsdId, name }: OtherShowroomProps) {
  const { selection, profile } = useShowroom();
  const { pathname, search } = useLocation();
  const [isPending, setPending] = useState(false);

  async function enter() {
    setPending(true);
    const { enterShowroom } = await import('../showrooms/showroom-calls.ts');
    await enterShowroom(vsdId).catch(() => null);
    setPending(false);
  }

  return (
    <div className="rounded-card bg-accent-tint px-5 py-4">
      <p className="text-14">
        These are the prices of <strong className="font-[560]">{name}</strong>.
        {selection && ` Your showroom is ${profile?.company_name ?? selection.vsd_id}.`}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button isPending={isPending} onPress={() => void enter()}>
          Shop at {name}
        </Button>
        {selection && (
          <LinkButton
            kind="secondary"
            to={pathname.replace(/\/[^/]+$/, `/${selection.vsd_id}`) + search}
          >
            See my showroom's price
          </LinkButton>
        )}
      </div>
    </div>
  );
}
