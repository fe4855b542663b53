/**
 * Ids of rows. Each kind is a type of its own, so that one can't stand where another is meant. They cost nothing at run
 * time. An id gets its type where it enters the program: in the columns of the database (refined-columns.ts), in the
 * schemas of the calls (contract/ids.ts).
 */

declare const kind: unique symbol;
type Kind<Name extends string> = { readonly [kind]: { readonly [K in Name]: true } };

/** The same value with plain ids, as senders have them who are not typed. */
export type PlainIds<T> = T extends number & { readonly [kind]: unknown }
  ? number
  : T extends string & { readonly [kind]: unknown }
    ? string
    : T extends object
      ? { readonly [K in keyof T]: PlainIds<T[K]> }
      : T;

/** An account of any type. */
export type UserId = number & Kind<'user'>;

/** The account of a pro. It names the pro's showroom on the wire, as `showroom` (DATA-10). */
export type ProUserId = number & Kind<'user' | 'pro'>;

/** The row of a showroom, for foreign keys only: calls and pages name a showroom by its pro or its vsd_id. */
export type ShowroomId = number & Kind<'showroom'>;

export type VendorId = number & Kind<'vendor'>;

export type ProductId = number & Kind<'product'>;

/** What is sold, and stands in carts: a size and finish of a product. */
export type VariantId = number & Kind<'variant'>;

export type OrderId = number & Kind<'order'>;

/** A line of an order. */
export type OrderItemId = number & Kind<'orderItem'>;

/** A homeowner's project. */
export type ProjectId = number & Kind<'project'>;

/** A random text; on the wire also `temp_project_id`. Whoever holds that of a guest's cart may change the cart. */
export type CartId = string & Kind<'cart'>;

/** An account of AI 3D design, which is none of the site's. */
export type AiAccountId = number & Kind<'aiAccount'>;
/** The internal id of a design of AI 3D design; outside, a design is named by its run and place. */
export type AiDesignId = number & Kind<'aiDesign'>;
