// Ids keep their types from the columns to the calls. Types alone: tsc checks these.

import type { CallArgs, CallInput, CallReply } from '@wevisu/contract/call.ts';
import type { getCart, syncToCart } from '@wevisu/contract/cart.ts';
import type { listSharedProjects } from '@wevisu/contract/project-sharing.ts';
import type {
  CartId,
  OrderItemId,
  ProductId,
  ProjectId,
  ProUserId,
  ShowroomId,
  UserId,
  VariantId,
} from '@wevisu/domain/ids.ts';
import { expectTypeOf, test } from 'vitest';
import type { findCoupon, touchCart } from './features/cart/store/carts.ts';
import type { findItem } from './features/orders/store/items.ts';
import type { getPictureRow } from './features/own-pictures/store.ts';
import type { findOwnProject } from './features/projects/store/projects.ts';
import type { Showroom } from './features/showrooms/require-showroom.ts';
import type { getShowroom, listMarkups } from './features/showrooms/store.ts';
import type { getStillRow, StillRow } from './features/stills/store/stills.ts';
import type { RowOf } from './platform/database/statement.ts';
import type { Handler } from './platform/http/call-table.ts';
import type { SignedIn } from './platform/http/caller.ts';

type ShowroomRow = RowOf<typeof getShowroom>;
type Taken<F extends (...of: never) => unknown> = Parameters<F>[1];

test('a row of showrooms knows its own id from that of its pro', () => {
  expectTypeOf<ShowroomRow['id']>().toEqualTypeOf<ShowroomId>();
  expectTypeOf<ShowroomRow['proId']>().toEqualTypeOf<ProUserId>();
});

test('a statement takes no id of another kind', () => {
  expectTypeOf<{ showroomId: ShowroomId }>().toExtend<Taken<typeof listMarkups>>();
  expectTypeOf<{ showroomId: ProUserId }>().not.toExtend<Taken<typeof listMarkups>>();
  expectTypeOf<ProUserId>().not.toExtend<Taken<typeof findCoupon>['showroomId']>();
  expectTypeOf<ShowroomId>().not.toExtend<Taken<typeof getShowroom>['proId']>();
});

test('a showroom on the wire is its pro', () => {
  expectTypeOf<CallInput<typeof getCart>['query']['showroom']>().toEqualTypeOf<ProUserId>();
  expectTypeOf<Showroom['id']>().not.toExtend<CallArgs<typeof getCart>['query']['showroom']>();
});

test('an account is no showroom, and not every account is a pro', () => {
  expectTypeOf<SignedIn['userId']>().toEqualTypeOf<UserId>();
  expectTypeOf<UserId>().not.toExtend<CallArgs<typeof getCart>['query']['showroom']>();
  expectTypeOf<ShowroomId>().not.toExtend<Taken<typeof getPictureRow>['userId']>();
});

test('a project is no still and no account', () => {
  expectTypeOf<RowOf<typeof findOwnProject>['id']>().toEqualTypeOf<ProjectId>();
  expectTypeOf<UserId>().not.toExtend<Taken<typeof findOwnProject>['id']>();
  expectTypeOf<StillRow['id']>().not.toExtend<Taken<typeof getStillRow>['projectId']>();
});

test('what is sold is no product, and no line of an order', () => {
  type Put = CallInput<typeof syncToCart>['body']['items'][number]['variant_id'];
  expectTypeOf<Put>().toEqualTypeOf<VariantId>();
  expectTypeOf<ProductId>().not.toExtend<Put>();
  expectTypeOf<OrderItemId>().not.toExtend<Put>();
  expectTypeOf<VariantId>().not.toExtend<Parameters<typeof findItem>[2]>();
});

test('the id of a cart is no text of another kind', () => {
  expectTypeOf<
    CallReply<typeof getCart>['data']['temp_project_id']
  >().toEqualTypeOf<CartId | null>();
  expectTypeOf<string>().not.toExtend<Taken<typeof touchCart>['cartId']>();
});

test('whoever makes a call for pros alone is a pro', () => {
  type Caller = Parameters<Handler<typeof listSharedProjects>>[0];
  expectTypeOf<Caller['user']['userId']>().toExtend<ProUserId>();
});
