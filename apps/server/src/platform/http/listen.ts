import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { codeOf, StartupError } from '../startup-error.ts';

interface Address {
  readonly host: string;
  readonly port: number;
}

/** Checked before the slow part of startup, so that a port in use is reported in the first second. */
export async function requireFreePort(address: Address): Promise<void> {
  const probe = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      probe.once('error', reject);
      probe.listen({ ...address, exclusive: true }, resolve);
    });
  } catch (error) {
    throw toStartupError(error, address);
  } finally {
    if (probe.listening) await new Promise((resolve) => probe.close(resolve));
  }
}

export async function listen(http: FastifyInstance, { host, port }: Address): Promise<void> {
  try {
    await http.listen({ host, port });
  } catch (error) {
    throw toStartupError(error, { host, port });
  }
}

function toStartupError(error: unknown, { host, port }: Address): unknown {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return new StartupError(
        `Port ${port} of ${host} is in use by another program: stop it, or set PORT to another one.`,
        { cause: error },
      );
    case 'EACCES':
      return new StartupError(`Port ${port} may not be opened by this user: set PORT above 1023.`, {
        cause: error,
      });
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartupError(`HOST ${host} is no address of this machine.`, { cause: error });
    default:
      return error;
  }
}
