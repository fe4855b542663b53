// What an operator asks for on the command line of security-events.ts.
import { isIP } from 'node:net';
import { parseArgs } from 'node:util';
import { SECURITY_EVENTS, type SecurityEventKind } from '@wevisu/domain/people/security-events.ts';
import { StartupError } from '../startup-error.ts';
import type { HashAddress } from './address-hash.ts';

export interface EventOptions {
  readonly since: Date;
  readonly until: Date;
  /** Empty: all. */
  readonly kinds: readonly string[];
  readonly accountId: number | null;
  readonly addressHash: Buffer | null;
  readonly limit: number;
  readonly json: boolean;
}

const UNITS_MS = { m: 60_000, h: 3_600_000, d: 86_400_000 } as const;

export const EVENT_HELP = [
  'npm run security-events -- [--since 24h] [--until 1h] [--kind sign_in]... [--account 12]',
  '                           [--address 203.0.113.7] [--limit 1000] [--json]',
  '',
  'Times are ages (30m, 24h, 7d) or dates (2026-11-23, 2026-11-23T10:00Z). An address is one as people',
  'know it, of which the command computes the hash, or a hash that it has printed. Kinds:',
  '',
  ...Object.entries(SECURITY_EVENTS).map(([kind, says]) => `  ${kind.padEnd(18)} ${says}`),
].join('\n');

/** `hashAddress` takes an address as people write it. Null if help is asked for. Throws a StartupError that names what it does not understand. */
export function readEventOptions(
  args: readonly string[],
  { now, hashAddress }: { readonly now: Date; readonly hashAddress: HashAddress },
): EventOptions | null {
  const values = parse(args);
  if (values.help) return null;
  const {
    since = '24h',
    until,
    kind = [],
    account,
    address,
    limit = '1000',
    json = false,
  } = values;
  for (const one of kind) if (!isKind(one)) throw unknown('kind', one);
  return {
    since: readTime(since, now),
    until: until === undefined ? now : readTime(until, now),
    kinds: kind,
    accountId: account === undefined ? null : readNumber('account', account),
    addressHash: address === undefined ? null : readAddress(address, hashAddress),
    limit: readNumber('limit', limit),
    json,
  };
}

function parse(args: readonly string[]) {
  const options = {
    since: { type: 'string' },
    until: { type: 'string' },
    kind: { type: 'string', multiple: true },
    account: { type: 'string' },
    address: { type: 'string' },
    limit: { type: 'string' },
    json: { type: 'boolean' },
    help: { type: 'boolean' },
  } as const;
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new StartupError([(error as Error).message, EVENT_HELP]);
  }
}

function isKind(text: string): text is SecurityEventKind {
  return Object.hasOwn(SECURITY_EVENTS, text);
}

function readTime(text: string, now: Date): Date {
  const age = /^(\d+)([mhd])$/.exec(text);
  const time =
    age === null
      ? Date.parse(text)
      : now.getTime() - Number(age[1]) * UNITS_MS[age[2] as keyof typeof UNITS_MS];
  if (Number.isNaN(time)) throw unknown('time', text);
  return new Date(time);
}

function readNumber(name: string, text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw unknown(name, text);
  return Number(text);
}

function readAddress(text: string, hashAddress: HashAddress): Buffer {
  if (isIP(text) !== 0) return hashAddress(text);
  if (/^[0-9a-f]{32}$/.test(text)) return Buffer.from(text, 'hex');
  throw unknown('address', text);
}

function unknown(name: string, text: string): StartupError {
  return new StartupError([
    `--${name === 'time' ? 'since and --until' : name} can't be ${text}`,
    EVENT_HELP,
  ]);
}
