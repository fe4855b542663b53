// Stands for Stripe's script and its frames in journeys: the part of their interface that the shop uses. Number, expiry and
// code are typed into frames of another origin, which alone send them on; the page gets a token. Never Stripe's own code.

interface Detail {
  readonly name: string;
  readonly detail?: unknown;
}

/** Runs in the shop's page, in place of https://js.stripe.com/…/stripe.js. */
function script(): void {
  const ORIGIN = 'https://js.stripe.com';
  let groups = 0;

  function createElement(type: string, group: string, options: { readonly placeholder?: string }) {
    const frame = document.createElement('iframe');
    const query = new URLSearchParams({ type, group, placeholder: options.placeholder ?? '' });
    frame.src = `${ORIGIN}/inner?${query}`;
    frame.title = `Secure ${type} input frame`;
    frame.style.cssText = 'border: 0; display: block; width: 100%; height: 24px';
    const handlers: [string, (detail: unknown) => void][] = [];
    const post = (message: Detail) => frame.contentWindow?.postMessage(message, ORIGIN);
    const take = ({ source, origin, data }: MessageEvent<Detail>) => {
      if (source !== frame.contentWindow || origin !== ORIGIN) return;
      for (const [name, handler] of [...handlers]) if (name === data.name) handler(data.detail);
    };
    return {
      on: (name: string, handler: (detail: unknown) => void) => handlers.push([name, handler]),
      mount(box: HTMLElement) {
        addEventListener('message', take);
        for (const label of document.querySelectorAll(`label[for="${CSS.escape(box.id)}"]`)) {
          label.addEventListener('click', () => post({ name: 'focus' }));
        }
        box.append(frame);
      },
      update: (detail: object) => post({ name: 'update', detail }),
      focus: () => post({ name: 'focus' }),
      clear: () => post({ name: 'clear' }),
      destroy() {
        removeEventListener('message', take);
        frame.remove();
      },
      tokenize: (detail: object) =>
        new Promise((resolve) => {
          handlers.push(['token', resolve]);
          post({ name: 'tokenize', detail });
        }),
    };
  }

  function createStripe(key: string) {
    return {
      elements() {
        groups += 1;
        const group = `${groups}`;
        return {
          create: (type: string, options: object) => createElement(type, group, options),
        };
      },
      createPaymentMethod: (of: {
        readonly card: ReturnType<typeof createElement>;
        readonly billing_details: { readonly name: string };
      }) => of.card.tokenize({ key, name: of.billing_details.name }),
    };
  }

  Object.assign(window, { Stripe: createStripe });
}

/** Runs in a frame: one input, which knows its siblings by a channel of Stripe's own origin. */
function inner(): void {
  const query = new URLSearchParams(location.search);
  const type = query.get('type') ?? '';
  const input = document.querySelector('input') as HTMLInputElement;
  input.placeholder = query.get('placeholder') ?? '';
  input.ariaLabel =
    {
      cardNumber: 'Credit or debit card number',
      cardExpiry: 'Credit or debit card expiration date',
      cardCvc: 'Credit or debit card CVC/CVV',
    }[type] ?? '';
  const siblings = new BroadcastChannel(`card ${query.get('group')}`);
  const values: Record<string, string> = {};
  const tell = (name: string, detail?: unknown) => parent.postMessage({ name, detail }, '*');

  const digits = () => input.value.replace(/\D/g, '');
  const isComplete = () => {
    if (type === 'cardNumber') return digits().length >= 15 && isLuhn(digits());
    return type === 'cardExpiry' ? digits().length === 4 : digits().length >= 3;
  };
  function isLuhn(text: string): boolean {
    const sum = [...text].toReversed().reduce((all, digit, at) => {
      const twice = Number(digit) * (at % 2 === 0 ? 1 : 2);
      return all + (twice > 9 ? twice - 9 : twice);
    }, 0);
    return sum % 10 === 0;
  }
  function changed(): void {
    siblings.postMessage({ type, value: digits() });
    tell('change', { empty: input.value === '', complete: isComplete() });
  }

  siblings.onmessage = ({ data }) => {
    values[data.type] = data.value;
  };
  input.oninput = changed;
  input.onfocus = () => tell('focus');
  input.onblur = () => tell('blur');
  addEventListener('message', async ({ data }) => {
    const { name, detail } = data as { name: string; detail: Record<string, string> };
    if (name === 'focus') input.focus();
    if (name === 'update') input.disabled = Boolean(detail.disabled);
    if (name === 'clear') {
      input.value = '';
      changed();
    }
    if (name !== 'tokenize') return;
    const body = new URLSearchParams({ ...detail, ...values, cardNumber: digits() });
    const failed = { error: { type: 'api_connection_error', message: 'We could not connect.' } };
    const reply = await fetch('https://api.stripe.com/v1/payment_methods', { method: 'POST', body })
      .then((response) => response.json())
      .catch(() => failed);
    tell('token', reply.error ? reply : { paymentMethod: reply });
  });
  tell('ready');
}

export const SCRIPT = `(${script})();`;

export const FRAME = `<!doctype html><html lang="en"><title>Card field</title><style>
body { margin: 0 } input { border: 0; outline: 0; padding: 0; width: 100%; height: 24px; font: 16px/24px sans-serif; background: none }
</style><input autocomplete="off" inputmode="numeric"><script>(${inner})();</script></html>`;
