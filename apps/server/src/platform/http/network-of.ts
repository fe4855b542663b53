import { isIPv6 } from 'node:net';

const GROUPS = 8;
/** A connection gets at least this many bits of its own, so the addresses within them are one caller. */
const GROUPS_OF_A_NETWORK = 4;

/**
 * What limits count an IP address as: an IPv4 address as itself, also one mapped into IPv6 ("::ffff:192.0.2.1"), an
 * IPv6 address as its /64, since every connection can use any of that network's 2^64 addresses.
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain);
  if (mapped?.[1] !== undefined) return mapped[1];
  return `${groupsOf(plain).slice(0, GROUPS_OF_A_NETWORK).join(':')}::/64`;
}

/** The eight groups without leading zeros. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const first = split(head);
  const last = split(tail ?? '');
  const zeros = Array.from({ length: Math.max(0, GROUPS - first.length - last.length) }, () => '0');
  return [...first, ...(tail === undefined ? [] : zeros), ...last].map((group) =>
    Number.parseInt(group, 16).toString(16),
  );
}

/** The last four bytes may be written like an IPv4 address. */
function split(part: string): string[] {
  if (part === '') return [];
  return part.split(':').flatMap((group) => (group.includes('.') ? ['0', '0'] : [group]));
}
