import type { Checkout } from '@wevisu/contract/checkout.ts';
import type { VendorId } from '@wevisu/domain/ids.ts';
import { Children, isValidElement } from 'react';
import { expect, test } from 'vitest';
import { ParcelList } from './parcel-list.tsx';

test('two vendors of one name are two parcels', () => {
  const parcels: Checkout['parcels'] = [3, 8].map((id) => ({
    ...{ vendor_id: id as VendorId, vendor: 'Lone Mesa', arrives: null },
    ...{ lines: [], weight_lb: '4', shipping: 0 },
  }));
  const { children } = ParcelList({ parcels }).props as { children: never };
  const keys = Children.toArray(children).map((part) => isValidElement(part) && part.key);
  expect(new Set(keys).size).toBe(2);
});
