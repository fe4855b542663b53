// The server's settings, given on its command line: they hold for data of every age.

/** For a laptop: nothing that an acknowledged write depends on is loosened. */
export const durable: Readonly<Record<string, string>> = {
  shared_buffers: '512MB',
  effective_cache_size: '1GB',
  maintenance_work_mem: '128MB',
  work_mem: '8MB',
  max_connections: '60',
  random_page_cost: '1.1',
  jit: 'off',
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  // There is no replica to feed; bulk loads into new tables then skip the log.
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '1GB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // The values in a failing statement may be a person's: they do not go to the log.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
};

/** For tests: the cluster is thrown away, so nothing needs to survive a power cut. */
export const throwaway: Readonly<Record<string, string>> = {
  ...durable,
  max_connections: '200',
  // It may lie in memory.
  min_wal_size: '64MB',
  max_wal_size: '256MB',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
};
