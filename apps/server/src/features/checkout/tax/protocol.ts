// What goes over the wire to a tax service, as docs/tax-service.md has it for those who write an adapter.
import {
  readTaxAnswer,
  type TaxAnswer,
  type TaxRequest,
} from '@wevisu/domain/money/tax-by-address.ts';
import { z } from 'zod';

const answerSchema = z.object({
  lines: z.array(z.object({ id: z.string(), tax: z.int().min(0) })),
});

export function writeTaxRequest({ place, lines }: TaxRequest): string {
  return JSON.stringify({ currency: 'USD', address: { ...place, country: 'US' }, lines });
}

/** Null for anything but a whole and sane answer to the request. */
export function readTaxReply(request: TaxRequest, body: string): TaxAnswer | null {
  const parsed = answerSchema.safeParse(parseJson(body));
  return parsed.success ? readTaxAnswer(request, parsed.data.lines) : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
