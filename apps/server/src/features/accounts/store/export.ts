// All data stored about a person, for that person: no hashes, no tokens, and only the amounts of an order that the
// homeowner sees (U-12). Column names are those of the file that the person gets.

import type { UserId } from '@wevisu/domain/ids.ts';
import { type Expression, type RawBuilder, sql } from 'kysely';
import { json } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { sqlStatement } from '../../../platform/database/statement.ts';

const PARTS: Readonly<Record<string, (userId: Expression<UserId>) => RawBuilder<unknown>>> = {
  account: (
    userId,
  ) => sql`select email, type, status, first_name, last_name, country_code, phone_number, zip_code,
      email_verified_at, shipping_address, created_at, updated_at,
      (select company_name from showrooms s where s.id = signup_showroom_id) as signed_up_in
      from users where id = ${userId}`,
  addresses: (userId) =>
    sql`select address, created_at from addresses where user_id = ${userId} order by id`,
  saved_cards: (
    userId,
  ) => sql`select brand, last4, exp_month, exp_year, name_on_card, billing, created_at
      from saved_cards where user_id = ${userId} order by id`,
  devices: (
    userId,
  ) => sql`select user_agent, created_at, last_seen_at, expires_at, remember_expires_at
      from sessions where user_id = ${userId} order by id`,
  known_devices: (userId) => sql`select created_at, last_used_at, trusted_until from known_devices
      where user_id = ${userId} order by created_at`,
  security_events: (userId) => sql`select at, kind, outcome, about, times from security_events
      where account_id = ${userId} order by id`,
  authenticator_app: (userId) => sql`select created_at, confirmed_at, last_used_at
      from authenticator_apps where user_id = ${userId}`,
  passkeys: (userId) => sql`select name, transports, is_synced, created_at, last_used_at
      from passkeys where user_id = ${userId} order by id`,
  recovery_codes: (userId) => sql`select created_at, used_at from recovery_codes
      where user_id = ${userId} order by used_at`,
  other_sign_ins: (userId) =>
    sql`select issuer, subject, created_at from user_identities where user_id = ${userId}`,
  design_ai_account: (userId) =>
    sql`select email, site_linked_at as connected_at from ai_accounts where site_user_id = ${userId}`,
  accepted_terms: (userId) =>
    sql`select version, accepted_at from terms_acceptances where user_id = ${userId}`,
  notifications: (userId) => sql`select event, title, text, link, read_at, created_at
      from notifications where user_id = ${userId} order by id`,
  email_choices: (userId) =>
    sql`select kind, plan, changed_at from mail_choices where user_id = ${userId} order by kind`,
  email_times: (userId) => sql`select time_zone, digest_hour, quiet_from, quiet_to
      from mail_times where user_id = ${userId}`,
  push_devices: (userId) => sql`select split_part(endpoint, '/', 3) as push_service, created_at
      from push_devices where user_id = ${userId} order by id`,
  push_choices: (userId) =>
    sql`select kind, plan, changed_at from push_choices where user_id = ${userId} order by kind`,
  emails_that_wait: (userId) => sql`select kind, content ->> 'subject' as subject, lines, due_at
      from held_mails where user_id = ${userId} order by id`,
  staff_visits: (userId) => sql`select reason, started_at, expires_at, stopped_at
      from acting_visits where user_id = ${userId} order by id`,
  pro_application: (
    userId,
  ) => sql`select company_name, license_number, license_state, license_expires_on, about, created_at,
      (select json_build_object('type', f.type, 'bytes', f.bytes, 'kept_at', f.kept_at)
       from license_files f where f.user_id = a.user_id) as license_file, decision, reason, decided_at
      from pro_applications a where user_id = ${userId}`,
  license_renewals: (userId) => sql`select license_number, license_state, license_expires_on,
      json_build_object('type', file_type, 'bytes', file_bytes) as license_file, sent_at, decision, reason, decided_at
      from license_renewals where user_id = ${userId} order by id`,
  waivers: (userId) => sql`select requirement, reason, waived_at from pro_waivers
      where user_id = ${userId} order by requirement`,
  waived_steps: (userId) => sql`select step, reason, waived_at from vendor_waivers
      where user_id = ${userId} order by step`,
  vendor_application: (
    userId,
  ) => sql`select company_name, tax_number, ship_from, return_address, about, created_at,
      (select json_build_object('type', f.type, 'bytes', f.bytes, 'kept_at', f.kept_at)
       from vendor_documents f where f.user_id = a.user_id) as tax_form, decision, reason, decided_at
      from vendor_applications a where user_id = ${userId}`,
  messages: (userId) => sql`select topic, full_name, email, message, created_at
      from contact_messages where user_id = ${userId} order by id`,
  chat_messages: (
    userId,
  ) => sql`select coalesce(p.name, 'Support') as chat, m.text, m.created_at, m.edited_at
      from chat_messages m join chat_rooms r on r.id = m.room_id left join projects p on p.id = r.project_id
      where m.author_id = ${userId} and m.removed_at is null order by m.id`,
  chat_files: (userId) => sql`select f.name, f.type, f.bytes, f.created_at, '/api/projectChat/' ||
        coalesce(r.project_id::text, 'support') || '/files/' || f.id as file
      from chat_files f join chat_rooms r on r.id = f.room_id
      where f.user_id = ${userId} and f.message_id is not null and f.removed_at is null order by f.id`,
  comments_done: (userId) => sql`select p.name as project, n.number, n.settled_at as at
      from chat_pins n join chat_rooms r on r.id = n.room_id join projects p on p.id = r.project_id
      where n.settled_by = ${userId} order by n.settled_at`,
  hires: (
    userId,
  ) => sql`select h.project_name as project, s.company_name as pro, h.state, h.terms, h.created_at,
        h.changed_at, (select json_agg(json_build_object('act', e.act, 'note', e.note, 'terms', e.terms,
            'at', e.created_at) order by e.id)
          from hire_events e where e.hire_id = h.id and e.author_id = h.user_id) as done,
        (select json_build_object('stars', r.stars, 'text', r.text)
          from hire_reviews r where r.hire_id = h.id and r.role = 'homeowner') as review,
        (select json_agg(json_build_object('milestone', y.title, 'cents', y.amount_cents, 'card', y.card_brand || ' ' ||
            y.card_last4, 'paid_at', y.ended_at, 'cents_to_pro', y.released_cents, 'cents_back', y.returned_cents)
            order by y.id)
          from hire_payments y where y.hire_id = h.id and y.state = 'done') as payments
      from hires h join showrooms s on s.user_id = h.pro_id where h.user_id = ${userId} order by h.id`,
  leads: (userId) => sql`select lead_type, full_name, email, phone_number, created_at from leads
      where email = (select email from users where id = ${userId}) order by id`,
  viewed_products: (userId) => sql`select p.name as product, w.viewed_at from viewed_products w
      join products p on p.id = w.product_id where w.user_id = ${userId} order by w.viewed_at`,
  style_survey: (userId) =>
    sql`select liked, styles, taken_at from style_surveys where user_id = ${userId}`,
  // Each one links to its file, if that can be downloaded now.
  pictures: (userId) => sql`select name, width, height, bytes, marks, created_at,
      '/api/visualization/pictures/' || id || '/file' as file
      from own_pictures where user_id = ${userId} and kept_at is not null order by id`,
  templates: (userId) => sql`select t.name, t.room, t.style, t.created_at, t.updated_at,
      (select json_agg(json_build_object('sku', x.sku, 'units', x.units) order by x.sku)
       from own_template_products x where x.template_id = t.id) as products,
      '/api/visualization/own_templates/' || t.id as scene,
      '/api/visualization/own_templates/' || t.id || '/picture' as file
      from own_templates t where t.user_id = ${userId} order by t.id`,
  stills: (userId) => sql`select s.name, p.name as project, s.request, s.created_at, s.done_at,
      case when s.picture > 0 and p.deleted_at is null
        then '/api/projects/' || p.id || '/stills/' || s.id || '/file' end as file
      from stills s join projects p on p.id = s.project_id where p.user_id = ${userId} order by s.id`,
  carts: (userId) => sql`select s.company_name as showroom, c.created_at, c.updated_at,
      (select json_agg(json_build_object('sku', v.sku, 'qty', l.qty, 'added_at', l.created_at) order by l.id)
       from cart_lines l join variants v on v.id = l.variant_id where l.cart_id = c.id) as lines
      from carts c join showrooms s on s.id = c.showroom_id where c.user_id = ${userId} order by c.created_at`,
  projects: (
    userId,
  ) => sql`select p.name, p.notes, s.company_name as showroom, p.floorplan, p.floor_template, p.extra_info,
      p.shared_to_pro_at, p.created_at, p.updated_at, p.deleted_at,
      (select json_agg(json_build_object('sku', v.sku, 'qty', l.qty, 'note', l.note) order by l.id)
       from project_lines l join variants v on v.id = l.variant_id where l.project_id = p.id) as lines,
      (select json_agg(json_build_object('title', i.title, 'done', i.done) order by i.position)
       from checklist_items i where i.project_id = p.id) as checklist,
      (select json_agg(json_build_object('revision', v.revision, 'label', v.label, 'saved_at', v.saved_at)
         order by v.revision) from scenes v where v.project_id = p.id) as saved_versions
      from projects p join showrooms s on s.id = p.showroom_id where p.user_id = ${userId} order by p.id`,
  // Without the words of a draft, which nobody has sent yet.
  offers: (
    userId,
  ) => sql`select s.company_name as showroom, f.client_name, f.client_email, f.state, f.made_at, f.sent_at,
      f.viewed_at, f.closed_at, f.reason,
      (select convert_from(n.bytes, 'UTF8')::jsonb from offer_snapshots n where n.offer_id = f.id and n.kind = 'sent') as sent,
      (select convert_from(n.bytes, 'UTF8')::jsonb - 'offer' from offer_snapshots n
       where n.offer_id = f.id and n.kind = 'signed') as signed
      from offers f join showrooms s on s.id = f.showroom_id
      where lower(f.client_email) = (select email from users where id = ${userId} and email_verified_at is not null)
      order by f.id`,
  orders: (
    userId,
  ) => sql`select o.number, s.company_name as showroom, o.address, o.coupon_code, o.items_cents, o.shipping_cents,
      o.tax_cents, o.tax_source, o.total_cents, o.placed_at,
      (select json_agg(json_build_object('product', i.product_name, 'brand', i.brand_name, 'sku', i.sku,
         'size', i.size_label, 'finish', i.finish, 'qty', i.qty, 'price_cents', i.price_cents,
         'line_cents', i.line_cents, 'status', i.status, 'status_date', i.status_date,
         'requests', (select json_agg(json_build_object('kind', q.kind, 'qty', q.qty, 'reason', q.reason, 'note', q.note,
            'state', q.state, 'asked_at', q.asked_at, 'answer', q.answer,
            'refund_cents', q.refund_cents) order by q.id)
            from order_requests q where q.order_item_id = i.id)) order by i.id)
       from order_items i where i.order_id = o.id) as items,
      (select json_agg(json_build_object('carrier', x.carrier, 'tracking_number', x.tracking_number,
          'packed_at', x.packed_at, 'shipped_at', x.shipped_at, 'delivered_at', x.delivered_at,
          'received_by', x.received_by, 'carrier_note', x.carrier_note,
          'signed_for', (select json_agg(json_build_object('serial', a.serial, 'by', a.role, 'received_by', a.received_by,
              'signed_at', a.signed_at, 'lines', (select json_agg(json_build_object('product_name', i.product_name,
                  'expected', n.expected, 'received', n.received, 'damaged', n.damaged, 'lots', n.lots,
                  'note', n.note, 'photos', (select count(*) from arrival_line_photos u
                    where u.arrival_id = n.arrival_id and u.order_item_id = n.order_item_id)) order by i.id)
                from arrival_lines n join order_items i on i.id = n.order_item_id where n.arrival_id = a.id))
              order by a.serial) from arrivals a where a.parcel_id = x.id),
          'lines', (select json_agg(json_build_object('product_name', i.product_name, 'qty', l.qty) order by i.id)
            from parcel_lines l join order_items i on i.id = l.order_item_id where l.parcel_id = x.id)) order by x.id)
       from parcels x where x.order_id = o.id) as parcels
      from orders o join showrooms s on s.id = o.showroom_id where o.user_id = ${userId} order by o.id`,
};

const everything = sqlStatement({
  takes: { userId: ID.user },
  gives: Object.fromEntries(Object.keys(PARTS).map((name) => [name, json<readonly unknown[]>()])),
  sql: ({ userId }) =>
    sql`select ${sql.join(
      Object.entries(PARTS).map(
        ([name, part]) =>
          sql`(select coalesce(json_agg(r), '[]') from (${part(userId)}) r) as ${sql.ref(name)}`,
      ),
    )}`,
});

/** One list of records per kind; `account` is a single record. Read in one snapshot. */
export async function readEverythingOf(
  db: Queryable,
  userId: UserId,
): Promise<Record<string, unknown>> {
  const row = await everything.require(db, { userId });
  return { ...row, account: row.account?.[0] ?? null };
}
