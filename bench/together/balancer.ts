// Passes each new connection on to the next of several servers; one that no longer answers is left out.
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface Balancer {
  readonly origin: string;
  close(): Promise<void>;
}

export async function startBalancer(origins: readonly string[]): Promise<Balancer> {
  const ports = origins.map((origin) => Number(new URL(origin).port));
  const open = new Set<Socket>();
  let turn = 0;

  function keep(socket: Socket): void {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
    socket.on('error', () => socket.destroy());
  }

  /** Tries so many servers, one after the other. */
  function pass(from: Socket, at: number, tries: number): void {
    const port = ports[at % ports.length] ?? 0;
    const to = connect({ port, host: '127.0.0.1' });
    let isThrough = false;
    to.once('connect', () => {
      isThrough = true;
      from.pipe(to).pipe(from);
    });
    to.once('close', () => {
      if (isThrough || tries <= 1) from.destroy();
      else pass(from, at + 1, tries - 1);
    });
    from.once('close', () => to.destroy());
    keep(to);
  }

  const server = createServer((socket) => {
    keep(socket);
    pass(socket, turn++, ports.length);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}
