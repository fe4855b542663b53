import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // The whole route table is a few kilobytes: sending it once is cheaper than fetching it per link.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
