// What columns hold whose PostgreSQL type says less: texts of a list, the shape of a document. Null stays as the table
// has it. Add a column here rather than narrow it in every query that reads it.
import type { ContactTopic } from '@wevisu/contract/leads.ts';
import type { Address } from '@wevisu/contract/reply.ts';
import type { OrderStatus } from '@wevisu/domain/orders/order-status.ts';
import type { AccountStatus, AccountType } from '@wevisu/domain/people/accounts.ts';

export interface RefinedColumns {
  readonly addresses: { readonly address: Address };
  readonly contact_messages: { readonly topic: ContactTopic };
  readonly order_items: { readonly status: OrderStatus };
  readonly users: {
    readonly type: AccountType;
    readonly status: AccountStatus;
    readonly shipping_address: Address;
  };
}
