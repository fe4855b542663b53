// What staff read of a case, as lines of label and value.
import type { Address } from '@wevisu/contract/reply.ts';
import type { StaffCase, StaffCaseDetail } from '@wevisu/contract/staff-queues.ts';
import { day, formatDate, formatDay } from '@wevisu/domain/calendar/calendar.ts';
import { CHAT_REPORT_WORDS } from '@wevisu/domain/chat/report-reasons.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import { cents, formatUsd } from '@wevisu/domain/money/money.ts';
import { type Advice, reasonLabel } from '@wevisu/domain/orders/order-requests.ts';
import { statusLabel } from '@wevisu/domain/orders/order-status.ts';
import { formatPhone } from '@wevisu/domain/people/phone.ts';
import type { ApplicationQueue, StaffQueue } from '@wevisu/domain/people/staff-queues.ts';
import { isStateCode, stateName } from '@wevisu/domain/people/us-states.ts';
import type { Pool, Queryable } from '../../platform/database/queryable.ts';
import { getSubmittedListing } from '../listings/show-submitted.ts';
import { type CaseFile, listCaseFiles } from './case-files.ts';
import { listCaseLooks } from './case-looks.ts';
import {
  getJobFacts,
  getMailFacts,
  getPriceFacts,
  getProFacts,
  getRenewalFacts,
  getReportFacts,
  getRequestFacts,
  getVendorFacts,
} from './store/case-facts.ts';
import { getInquiry } from './store/inquiries.ts';
import { listQuestions } from './store/waits.ts';

type Facts = Omit<StaffCaseDetail, keyof StaffCase>;

interface Asked {
  readonly id: string;
  readonly staffId: UserId;
}

export const READ_FACTS: Readonly<
  Record<StaffQueue, (db: Pool, asked: Asked) => Promise<Facts | null>>
> = {
  pros: async (db, { id }) => {
    const row = await getProFacts(db, { userId: Number(id) as UserId });
    if (row === null) return null;
    return {
      ...plain,
      version: row.version,
      has_file: row.fileType !== null,
      text: row.about,
      facts: toFacts([
        ...personFacts(row),
        ['License', `${row.licenseNumber}, ${stateText(row.licenseState)}`],
        ['Valid until', formatDay(day(row.licenseExpiresOn))],
        ['License file', fileText(row.fileBytes)],
        ...(await questionFacts(db, 'pros', id)),
      ]),
    };
  },
  vendors: async (db, { id }) => {
    const row = await getVendorFacts(db, { userId: Number(id) as UserId });
    if (row === null) return null;
    return {
      ...plain,
      version: row.version,
      has_file: row.fileType !== null,
      text: row.about,
      facts: toFacts([
        ...personFacts(row),
        ['Tax number', row.taxNumber],
        ['Ships from', addressText(row.shipFrom)],
        ['Returns to', addressText(row.returnAddress)],
        ['Tax form', fileText(row.fileBytes)],
        ...(await questionFacts(db, 'vendors', id)),
      ]),
    };
  },
  licenses: async (db, { id }) => {
    const row = await getRenewalFacts(db, { id: Number(id) });
    if (row === null) return null;
    return {
      ...plain,
      version: row.version,
      has_file: true,
      facts: toFacts([
        ...personFacts(row),
        ['Present license', `${row.presentNumber}, ${stateText(row.presentState)}`],
        ['Valid until', formatDay(day(row.presentExpiresOn))],
        ['New license', `${row.licenseNumber}, ${stateText(row.licenseState)}`],
        ['New one valid until', formatDay(day(row.licenseExpiresOn))],
        ['License file', fileText(row.fileBytes)],
        ...(await questionFacts(db, 'licenses', id)),
      ]),
    };
  },
  products: async (db, { id }) => {
    const found = await getSubmittedListing({ pool: db }, Number(id));
    if (!found.ok) return null;
    const {
      vendor,
      is_new,
      changes,
      conflicts,
      version,
      content,
      live,
      looks: sizes,
    } = found.value;
    return {
      ...plain,
      version,
      files: listCaseFiles(content, live),
      looks: listCaseLooks({ content, live, sizes }),
      changes: is_new ? [] : changes,
      text:
        conflicts.length === 0
          ? ''
          : 'What is live has changed since the draft was begun. Ask the vendor to look at it again.',
      facts: toFacts([
        ['Vendor', vendor],
        ['Kind', is_new ? 'New product' : 'Change of a product that is live'],
        ...(is_new ? changes.map(({ label, to }): Fact => [label, to ?? '']) : []),
        ...conflicts.map(({ label, live }): Fact => [`Live now: ${label}`, live ?? 'Nothing']),
      ]),
    };
  },
  prices: async (db, { id }) => {
    const row = await getPriceFacts(db, { id: Number(id) });
    if (row === null) return null;
    const change = ((row.toCents - row.fromCents) / row.fromCents) * 100;
    return {
      ...plain,
      version: row.version,
      facts: toFacts([
        ['Vendor', row.vendor],
        ['Product', row.name],
        ['Variant', [row.vendorSku, row.sizeLabel, row.finish].filter(Boolean).join(', ')],
        ['Wholesale now', `${formatUsd(cents(row.fromCents))} per ${row.unit}`],
        ['Wholesale asked', `${formatUsd(cents(row.toCents))} per ${row.unit}`],
        ['Change', `${change > 0 ? '+' : ''}${change.toFixed(1)} %`],
        ['From', formatDate(row.startsAt)],
      ]),
    };
  },
  requests: async (db, { id }) => {
    const row = await getRequestFacts(db, { id: Number(id) });
    if (row === null) return null;
    return {
      ...plain,
      text: row.note,
      arrived_in: row.arrivedIn,
      facts: toFacts([
        ['Order', row.number],
        ['Placed', formatDate(row.placedAt)],
        ['Product', `${row.productName}, ${row.sku}`],
        ['Quantity', `${row.qty} of ${row.lineQty} (${row.unit})`],
        ['Line', formatUsd(cents(row.lineCents))],
        ['Status', statusLabel(row.status)],
        ['Reason', reasonLabel(row.kind, row.reason) ?? row.reason],
        ['Vendor', row.vendor],
        ...(row.vendorAdvice === null
          ? []
          : [['Vendor advises', adviceText(row.vendorAdvice, row.vendorNote)] as const]),
        ['Homeowner', `${row.firstName} ${row.lastName}`.trim()],
      ]),
    };
  },
  messages: (db, asked) => inquiryFacts(db, 'messages', asked),
  leads: (db, asked) => inquiryFacts(db, 'leads', asked),
  reports: async (db, { id }) => {
    const row = await getReportFacts(db, { id: Number(id) });
    if (row === null) return null;
    return {
      ...plain,
      text: row.said,
      facts: toFacts([
        ['Reported by', row.reporter ?? 'Former member'],
        ['Why', CHAT_REPORT_WORDS[row.reason]],
        ...(row.note === '' ? [] : [['Note', row.note] as const]),
        ...(row.times === 1 ? [] : [['Reports of it', String(row.times)] as const]),
        ['Written by', `${row.author ?? 'Former member'}, ${ROLE_WORDS[row.role] ?? row.role}`],
        ['Written on', formatDate(row.writtenAt)],
        ...row.versions.map((said): Fact => ['It said before', said]),
        ...row.files.map((name): Fact => ['File', name]),
        ...row.before.map(({ author, text }): Fact => [`Before it, ${author}`, text || 'A file']),
      ]),
    };
  },
  mails: async (db, { id }) => {
    const row = await getMailFacts(db, { id: Number(id) });
    if (row === null) return null;
    return {
      ...plain,
      text: row.lastError ?? '',
      facts: toFacts([
        ['To', row.recipient],
        ['Kind', row.template],
        ['Tries', String(row.attempts)],
      ]),
    };
  },
  jobs: async (db, { id }) => {
    const row = await getJobFacts(db, { id });
    if (row === null) return null;
    const isOver = row.state === 'failed';
    return {
      ...plain,
      text: row.error,
      facts: toFacts([
        ['Job', row.name],
        ['Tries', `${row.tries + 1} of ${row.maxTries + 1}`],
        ['Next try', isOver ? 'None' : row.nextAt.toISOString()],
      ]),
    };
  },
};

const ROLE_WORDS: Readonly<Record<string, string>> = {
  owner: 'homeowner',
  pro: 'pro',
  member: 'with support',
  staff: 'support',
};

const plain = {
  ...{ text: '', has_file: false, inquiry: null, version: null },
  arrived_in: null as number | null,
  ...{ files: [] as CaseFile[], looks: [], changes: [] },
};

const ADVICE_WORDS: Readonly<Record<Advice, string>> = {
  accept: 'To accept',
  refuse: 'To decline',
};

type Fact = readonly [label: string, value: string];

function personFacts(row: {
  readonly companyName: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly emailVerifiedAt: Date | null;
  readonly countryCode: string;
  readonly phoneNumber: string;
}): readonly Fact[] {
  return [
    ['Company', row.companyName],
    ['Name', `${row.firstName} ${row.lastName}`.trim()],
    ['Email', `${row.email}${row.emailVerifiedAt === null ? ' (not verified)' : ''}`],
    ['Phone', formatPhone(row.phoneNumber, row.countryCode)],
  ];
}

async function questionFacts(
  db: Queryable,
  queue: ApplicationQueue,
  caseId: string,
): Promise<readonly Fact[]> {
  const rows = await listQuestions(db, { queue, caseId });
  return rows.flatMap(({ question, answer, resumedAt }): Fact[] => [
    ['We asked', question],
    ['Answer', answer || (resumedAt === null ? 'None yet' : 'By mail or phone')],
  ]);
}

function adviceText(advice: Advice, note: string | null): string {
  return `${ADVICE_WORDS[advice]}${note ? `: ${note}` : ''}`;
}

function stateText(state: string): string {
  return isStateCode(state) ? stateName(state) : state;
}

function fileText(bytes: number | null): string {
  return bytes === null ? 'Deleted' : `${Math.ceil(bytes / 1024)} KB`;
}

function addressText({ street, apartment, city, state, zip_code }: Address): string {
  return [street, apartment, city, `${state} ${zip_code}`].filter((part) => part !== '').join(', ');
}

function toFacts(rows: readonly Fact[]) {
  return rows.map(([label, value]) => ({ label, value }));
}

async function inquiryFacts(
  db: Queryable,
  queue: 'messages' | 'leads',
  { id, staffId }: Asked,
): Promise<Facts | null> {
  const row = await getInquiry[queue](db, { id: Number(id) });
  if (row === null) return null;
  return {
    ...plain,
    text: row.text,
    inquiry: {
      version: row.version,
      state: row.state,
      note: row.note,
      answer: row.answer,
      assigned_to: row.assignedName,
      is_mine: row.assignedTo === staffId,
    },
    facts: toFacts([
      ['Name', row.fullName],
      ['Email', row.email],
      ...(row.phone === '' ? [] : [['Phone', formatPhone(row.phone)] as const]),
      ['About', row.about],
      ...(row.showroom === null ? [] : [['Showroom', row.showroom] as const]),
    ]),
  };
}
