import type {
  AiAccountId,
  AiDesignId,
  CartId,
  OrderId,
  OrderItemId,
  ProductId,
  ProjectId,
  ProUserId,
  ShowroomId,
  UserId,
  VariantId,
  VendorId,
} from '@wevisu/domain/ids.ts';
import { int8, text } from './columns.ts';

/** Columns and parameters of statements in SQL that hold ids: `proId: ID.pro`. */
export const ID = {
  user: int8.as<UserId>(),
  aiAccount: int8.as<AiAccountId>(),
  aiDesign: int8.as<AiDesignId>(),
  pro: int8.as<ProUserId>(),
  showroom: int8.as<ShowroomId>(),
  project: int8.as<ProjectId>(),
  cart: text.as<CartId>(),
  vendor: int8.as<VendorId>(),
  product: int8.as<ProductId>(),
  variant: int8.as<VariantId>(),
  order: int8.as<OrderId>(),
  orderItem: int8.as<OrderItemId>(),
};
