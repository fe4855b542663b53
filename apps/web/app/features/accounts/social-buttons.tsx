import { startSocialLogin } from '@wevisu/contract/social-login.ts';
import { useState } from 'react';
import { call } from '../../platform/api.ts';
import { ApiFailure } from '../../platform/api-failure.ts';
import { Button } from '../../ui/button.tsx';
import { keepSocialRedirect } from './social-redirect.ts';

export interface SocialButtonsProps {
  readonly providers: readonly { readonly provider: string; readonly label: string }[];
  /** The redirect of this page's URL, kept until the visitor comes back. */
  readonly redirect: string | null;
}

/** G-08: one button per configured provider; nothing if there is none. */
export function SocialButtons({ providers, redirect }: SocialButtonsProps) {
  const [leavingTo, setLeavingTo] = useState<string | null>(null);

  async function leave(provider: string) {
    if (leavingTo !== null) return;
    setLeavingTo(provider);
    try {
      const { data } = await call(startSocialLogin, { params: { provider } }, { isQuiet: true });
      keepSocialRedirect(redirect);
      location.assign(data.url);
    } catch (error) {
      // AUTH-42: the bar turns red and nothing else happens.
      if (!(error instanceof ApiFailure)) throw error;
      setLeavingTo(null);
    }
  }

  if (providers.length === 0) return null;
  return (
    <div className="mt-8 flex flex-col gap-3 border-line border-t pt-8">
      {providers.map(({ provider, label }) => (
        <Button
          isPending={leavingTo === provider}
          key={provider}
          kind="secondary"
          onPress={() => void leave(provider)}
          size="large"
        >
          Continue with {label}
        </Button>
      ))}
    </div>
  );
}
