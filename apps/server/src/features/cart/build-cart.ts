import type { Cart, CartLine } from '@wevisu/contract/cart.ts';
import { pictureKeyOf } from '@wevisu/contract/media.ts';
import { leadTimeText } from '@wevisu/domain/catalog/lead-time.ts';
import { pricePerSqft, sqftFromUnits, sqftText } from '@wevisu/domain/catalog/sqft.ts';
import { messageOf } from '@wevisu/domain/errors/errors.ts';
import {
  add,
  type Cents,
  formatPercent,
  multiplyByQty,
  subtract,
} from '@wevisu/domain/money/money.ts';
import type { CartContents, PricedLine } from './cart-contents.ts';
import { pickLots } from './pick-lots.ts';

/** The cart for display. Amounts cover the lines that can be bought; the badge counts all lines. */
export function buildCart(contents: CartContents): Cart {
  const lines = contents.lines.map(buildLine);
  const buyable = lines.filter((line) => line.problem === null);
  const subtotal = buyable.reduce((total, line) => total + line.price * line.qty, 0);
  const couponOff = buyable.reduce((total, line) => total + line.coupon, 0);
  return {
    temp_project_id: contents.tempId,
    showroom: contents.proId,
    vsd_id: contents.vsdId,
    company_name: contents.companyName,
    Project_tans: lines,
    extra_info: contents.extraInfo ?? {},
    total_qty: lines.reduce((total, line) => total + line.qty, 0),
    subtotal,
    coupon:
      contents.couponCode === null || contents.couponRate === null
        ? null
        : {
            code: contents.couponCode,
            rate_percent: formatPercent(contents.couponRate),
            amount: couponOff,
          },
    total: subtotal - couponOff,
    service_zips: [...contents.serviceZips],
    refuses_outside: contents.refusesOutside,
    stopped: contents.stopped,
    can_checkout: contents.open && !contents.stopped && buyable.length > 0,
  };
}

/** Unit price before a coupon, the same as on the product page. */
export function listPriceOf(line: PricedLine): Cents {
  return add(line.price.price, line.price.couponOff);
}

export function buildLine(line: PricedLine): CartLine {
  const price = listPriceOf(line);
  const coupon = multiplyByQty(line.price.couponOff, line.qty);
  const box = line.boxSqftE4 === null ? null : sqftFromUnits(line.boxSqftE4);
  const seen = line.seenPriceCents;
  return {
    id: line.id,
    variant_id: line.variantId,
    product_hash: line.productHash,
    product_name: line.productName,
    brand: line.brand,
    vendor_id: line.vendorId,
    vendor: line.vendor,
    free_delivery_from: line.freeShippingFromCents,
    sku: line.sku,
    size_label: line.sizeLabel,
    finish: line.finish,
    unit: line.unit,
    minimum_unit: line.minimumUnit,
    box_sqft: box === null ? null : sqftText(box),
    picture: pictureKeyOf({
      productHash: line.productHash,
      productKey: line.productPictureKey,
      variantId: line.variantId,
      variantKey: line.variantPictureKey,
    }),
    qty: line.qty,
    area_sqft_e2: line.areaSqftE2,
    price,
    price_sqft: box === null ? null : pricePerSqft(price, box),
    seen_price: seen === null || seen === price ? null : seen,
    coupon,
    total: subtract(multiplyByQty(price, line.qty), coupon),
    stock: Math.max(0, line.left),
    lots_needed: pickLots(line.lots, line.qty)?.length ?? 0,
    lead_time: leadTimeText(line.leadTimeMinDays, line.leadTimeMaxDays),
    project_id: line.projectId,
    room: line.room,
    is_sample: line.isSample,
    problem: line.problem === null ? null : messageOf(line.problem),
    problem_code: line.problem?.code ?? null,
  };
}
