import { Suspense, useState } from 'react';
import { late } from '../../platform/late.ts';
import { Icon } from '../../ui/icon.tsx';

const LeadDialog = late(() => import('./lead-dialog.tsx'));

/** NAV-15: the toggle and the form it opens; the form's code loads on first use. */
export function LeadPopup({ offer }: { readonly offer: string }) {
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  return (
    <>
      <button
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        className="inline-flex min-h-11 items-center gap-2 rounded-full bg-clay px-5 font-[560] text-16 text-on-clay transition-[filter] hover:brightness-95"
        onClick={() => {
          setWanted(true);
          setOpen(!isOpen);
        }}
        type="button"
      >
        {offer}
        <Icon name="plus" size={18} />
      </button>
      {isWanted && (
        <Suspense>
          <LeadDialog isOpen={isOpen} offer={offer} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
