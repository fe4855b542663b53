import type pg from 'pg';
import { people } from './people/people.ts';

/** Accounts with their email verified; gives the id of each address. */
export async function loadPeople(
  client: pg.PoolClient,
  { passwordHash, epoch }: { readonly passwordHash: string; readonly epoch: Date },
): Promise<ReadonlyMap<string, number>> {
  const ids = new Map<string, number>();
  for (const person of people) {
    const { rows } = await client.query<{ id: string | number }>(
      `insert into users (type, status, email, password_hash, first_name, last_name, phone_number,
         zip_code, email_verified_at, shipping_address, created_at, updated_at)
       values ($1, 'Active', $2, $3, $4, $5, $6, $7, $8, $9, $8, $8) returning id`,
      [
        person.type,
        person.email,
        passwordHash,
        person.firstName,
        person.lastName,
        person.phone,
        person.zip,
        epoch,
        person.type === 'User'
          ? JSON.stringify({
              full_name: `${person.firstName} ${person.lastName}`,
              street: person.street,
              apartment: '',
              city: person.city,
              state: person.state,
              zip_code: person.zip,
              phone_number: person.phone,
            })
          : null,
      ],
    );
    ids.set(person.email, Number(rows[0]?.id));
  }
  return ids;
}
