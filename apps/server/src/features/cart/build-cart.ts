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

/** The cart as it is shown. Amounts are of the lines that can be bought; the badge counts them all. */
export function buildCart(contents: CartContents): Cart {
  const lines = contents.lines.map(buildLine);
  const buyable = lines.filter((line) => line.problem === null);
  const subtotal = buyable.reduce((total, line) => total + line.price * line.qty, 0);
  const couponOff = buyable.reduce((total, line) => total + line.coupon, 0);
  return {
    temp_project_id: contents.cart_id,
    showroom: contents.showroom,
    vsd_id: contents.vsd_id,
    company_name: contents.company_name,
    Project_tans: lines,
    extra_info: contents.extra_info ?? {},
    total_qty: lines.reduce((total, line) => total + line.qty, 0),
    subtotal,
    coupon:
      contents.coupon_code === null || contents.couponRate === null
        ? null
        : {
            code: contents.coupon_code,
            rate_percent: formatPercent(contents.couponRate),
            amount: couponOff,
          },
    total: subtotal - couponOff,
    can_checkout: contents.open && buyable.length > 0,
  };
}

/** The price of a unit before a coupon: what the product page says too. */
export function listPriceOf(line: PricedLine): Cents {
  return add(line.price.price, line.price.couponOff);
}

export function buildLine(line: PricedLine): CartLine {
  const price = listPriceOf(line);
  const coupon = multiplyByQty(line.price.couponOff, line.qty);
  const box = line.box_sqft_e4 === null ? null : sqftFromUnits(line.box_sqft_e4);
  const seen = line.seen_price_cents;
  return {
    id: line.id,
    variant_id: line.variant_id,
    product_hash: line.product_hash,
    product_name: line.product_name,
    brand: line.brand,
    vendor_id: line.vendor_id,
    vendor: line.vendor,
    sku: line.sku,
    size_label: line.size_label,
    finish: line.finish,
    unit: line.unit,
    minimum_unit: line.minimum_unit,
    box_sqft: box === null ? null : sqftText(box),
    picture: pictureKeyOf({
      productHash: line.product_hash,
      productKey: line.product_picture_key,
      variantId: line.variant_id,
      variantKey: line.variant_picture_key,
    }),
    qty: line.qty,
    area_sqft_e2: line.area_sqft_e2,
    price,
    price_sqft: box === null ? null : pricePerSqft(price, box),
    seen_price: seen === null || seen === price ? null : seen,
    coupon,
    total: subtract(multiplyByQty(price, line.qty), coupon),
    stock: Math.max(0, line.left),
    lots_needed: pickLots(line.lots, line.qty)?.length ?? 0,
    lead_time: leadTimeText(line.lead_time_min_days, line.lead_time_max_days),
    project_id: line.project_id,
    is_sample: line.is_sample,
    problem: line.problem === null ? null : messageOf(line.problem),
    problem_code: line.problem?.code ?? null,
  };
}
