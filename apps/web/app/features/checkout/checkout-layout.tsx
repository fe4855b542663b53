import type { ReactNode } from 'react';
import { Stepper } from '../../ui/stepper.tsx';

const STEPS = ['Delivery', 'Payment', 'Done'] as const;

export interface CheckoutLayoutProps {
  readonly title: string;
  readonly step: 0 | 1 | 2;
  readonly children: ReactNode;
}

export function CheckoutLayout({ title, step, children }: CheckoutLayoutProps) {
  return (
    <div className="page pt-8 pb-16 md:pt-12">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <h1 className="text-36 md:text-48">{title}</h1>
        <Stepper current={step} label="Checkout" steps={STEPS} />
      </div>
      {children}
    </div>
  );
}
