import type { Order } from '@wevisu/contract/orders.ts';
import type { VendorId } from '@wevisu/domain/ids.ts';
import { Children, isValidElement } from 'react';
import { expect, test } from 'vitest';
import { ReceiptLines } from './receipt-lines.tsx';

test('two vendors of one name are two parts of the receipt', () => {
  const parcels: Order['parcels'] = [3, 8].map((id) => ({
    ...{ vendor_id: id as VendorId, vendor: 'Lone Mesa', arrives: null, items: [] },
  }));
  const { children } = ReceiptLines({ parcels }).props as { children: never };
  const bodies = Children.toArray(children).filter(
    (part) => isValidElement(part) && part.type === 'tbody',
  );
  expect(bodies).toHaveLength(2);
  expect(new Set(bodies.map((part) => isValidElement(part) && part.key)).size).toBe(2);
});
