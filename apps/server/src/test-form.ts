// Forms as a browser sends them, for tests.
import type { TestApp } from './test-app.ts';

export interface FormAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: {
    readonly success: boolean;
    readonly code?: string;
    readonly message: string;
    readonly errors?: Readonly<Record<string, readonly string[]>>;
    readonly data?: unknown;
  };
}

let addresses = 0;

/** Each from an address of its own unless told, so that limits by address meet no test by chance. */
export async function sendForm(
  app: TestApp,
  {
    url,
    fields,
    token,
    from = `10.9.${(++addresses >> 8) & 255}.${addresses & 255}`,
  }: {
    readonly url: string;
    readonly fields: Readonly<Record<string, string | File>>;
    readonly token?: string;
    readonly from?: string;
  },
): Promise<FormAnswer> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const request = new Request('http://shop.example', { method: 'POST', body: form });
  const response = await app.app.http.inject({
    method: 'POST',
    url,
    remoteAddress: from,
    headers: {
      'content-type': request.headers.get('content-type') ?? '',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return { status: response.statusCode, headers: response.headers, body: response.json() };
}
