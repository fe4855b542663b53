// Stripe's script and what the shop uses of it. It is loaded from Stripe, which forbids to bundle it or to serve it from
// elsewhere, and is of the release whose API the server speaks. The types are by hand, after Stripe's package of types.

/** Release "endive" belongs to API version 2026-10-28. */
const SCRIPT = 'https://js.stripe.com/endive/stripe.js';
/** A script that is still under way by then is treated as one that will not come. */
export const PATIENCE_MS = 20_000;

export interface Stripe {
  elements(options: { readonly locale: string }): StripeElements;
  /** Of all fields of the number's group. Never rejects. */
  createPaymentMethod(of: {
    readonly type: 'card';
    readonly card: HostedElement;
    readonly billing_details: { readonly name: string };
  }): Promise<
    | { readonly paymentMethod: { readonly id: string }; readonly error?: undefined }
    | { readonly error: StripeError; readonly paymentMethod?: undefined }
  >;
}

export interface StripeElements {
  create(type: 'cardNumber' | 'cardExpiry' | 'cardCvc', options: ElementOptions): HostedElement;
}

interface ElementOptions {
  readonly style: Readonly<Record<'base' | 'invalid', object>>;
  readonly placeholder?: string;
  readonly showIcon?: boolean;
  readonly disableLink?: boolean;
}

/** A field in a frame of Stripe's. */
export interface HostedElement {
  on(event: 'ready' | 'focus' | 'blur' | 'loaderror', handler: () => void): unknown;
  on(
    event: 'change',
    handler: (event: { readonly empty: boolean; readonly complete: boolean }) => void,
  ): unknown;
  mount(box: HTMLElement): void;
  update(options: { readonly disabled: boolean }): void;
  focus(): void;
  clear(): void;
  destroy(): void;
}

export interface StripeError {
  /** `card_error` and `validation_error` are about the card; the others are about the way to Stripe. */
  readonly type: string;
  readonly code?: string | undefined;
  readonly message?: string | undefined;
}

type StripeFactory = (publishableKey: string) => Stripe;

let factory: Promise<StripeFactory> | null = null;

/** Rejects where the script does not come; the next call tries again. */
export async function loadStripe(publishableKey: string): Promise<Stripe> {
  factory ??= loadScript();
  try {
    return (await factory)(publishableKey);
  } catch (error) {
    factory = null;
    throw error;
  }
}

function loadScript(): Promise<StripeFactory> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      script.remove();
      reject(new Error('Stripe did not answer.'));
    };
    const timer = setTimeout(fail, PATIENCE_MS);
    script.src = SCRIPT;
    script.onload = () => {
      clearTimeout(timer);
      const { Stripe } = window as { readonly Stripe?: StripeFactory };
      if (Stripe === undefined) fail();
      else resolve(Stripe);
    };
    script.onerror = () => {
      clearTimeout(timer);
      fail();
    };
    document.head.append(script);
  });
}
