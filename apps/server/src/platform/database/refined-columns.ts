// What columns hold whose PostgreSQL type says less: texts of a list, the shape of a document. Null stays as the table
// has it, except that of a document: say whether it may be. Add a column here rather than narrow it in every query that reads it.

import type { ContactTopic } from '@wevisu/contract/leads.ts';
import type { ShowroomPlace } from '@wevisu/contract/pros.ts';
import type { Address } from '@wevisu/contract/reply.ts';
import type {
  AiAccountId,
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
import type { Listing, ListingState } from '@wevisu/domain/listings/listing.ts';
import type { TaxSource } from '@wevisu/domain/money/tax-by-address.ts';
import type { Advice, RequestKind, RequestState } from '@wevisu/domain/orders/order-requests.ts';
import type { OrderStatus } from '@wevisu/domain/orders/order-status.ts';
import type { Lot } from '@wevisu/domain/orders/split-item.ts';
import type { Carrier } from '@wevisu/domain/orders/tracking.ts';
import type {
  AccountStatus,
  AccountType,
  ApplicationDecision,
} from '@wevisu/domain/people/accounts.ts';
import type { LicenseFileType } from '@wevisu/domain/people/license-file.ts';

/** Parsed where it is used: a stored scene may be older than the document's schema. */
type RawScene = Readonly<Record<string, unknown>>;
/** What the ids of these tables are. */
export interface RowIds {
  readonly orders: OrderId;
  readonly order_items: OrderItemId;
  readonly products: ProductId;
  readonly variants: VariantId;
  readonly vendors: VendorId;
  readonly carts: CartId;
  readonly projects: ProjectId;
  readonly showrooms: ShowroomId;
  readonly users: UserId;
  readonly ai_accounts: AiAccountId;
}

/** What columns of these names hold in every table, except where RefinedColumns says otherwise. */
export interface IdColumns {
  readonly showroom_id: ShowroomId;
  readonly project_id: ProjectId;
  readonly product_id: ProductId;
  readonly variant_id: VariantId;
  readonly vendor_id: VendorId;
  readonly order_id: OrderId;
  readonly order_item_id: OrderItemId;
  readonly cart_id: CartId;
  readonly guest_cart_id: CartId;
  readonly user_id: UserId;
  readonly site_user_id: UserId;
  readonly ai_account_id: AiAccountId;
  readonly staff_id: UserId;
  readonly actor_user_id: UserId;
}

export interface RefinedColumns {
  readonly addresses: { readonly address: Address };
  readonly contact_messages: { readonly topic: ContactTopic };
  readonly floor_plans: { readonly scene: RawScene };
  readonly license_files: { readonly type: LicenseFileType };
  readonly listing_drafts: {
    readonly content: Listing;
    readonly base: Listing | null;
    readonly opening_stock: Readonly<Record<string, number>> | null;
    readonly state: ListingState;
  };
  readonly price_changes: {
    readonly state: 'waiting' | 'needs_approval' | 'applied' | 'declined' | 'withdrawn';
  };
  readonly license_renewals: {
    readonly decision: ApplicationDecision;
    readonly file_type: LicenseFileType;
  };
  readonly notifications: {
    readonly steps: readonly {
      readonly title: string;
      readonly text: string;
      readonly at: string;
    }[];
  };
  readonly order_items: {
    readonly status: OrderStatus;
    readonly lots: readonly Lot[];
    readonly carrier: Carrier;
    readonly split_from: OrderItemId;
  };
  readonly order_requests: {
    readonly kind: RequestKind;
    readonly state: RequestState;
    readonly return_to: Address | null;
    readonly vendor_advice: Advice;
  };
  readonly orders: { readonly address: Address; readonly tax_source: TaxSource };
  readonly own_pictures: { readonly marks: Record<string, unknown> | null };
  readonly pro_applications: { readonly decision: ApplicationDecision };
  readonly products: {
    readonly specification: readonly (readonly [label: string, value: string])[];
    readonly status: 'active' | 'draft' | 'withdrawn';
  };
  readonly templates: { readonly scene: RawScene };
  readonly showrooms: { readonly user_id: ProUserId; readonly address: ShowroomPlace | null };
  readonly users: {
    readonly type: AccountType;
    readonly status: AccountStatus;
    readonly shipping_address: Address | null;
  };
  readonly vendor_applications: {
    readonly decision: ApplicationDecision;
    readonly ship_from: Address;
    readonly return_address: Address;
  };
  readonly vendor_documents: { readonly type: LicenseFileType };
  readonly vendors: { readonly return_address: Address | null };
}
