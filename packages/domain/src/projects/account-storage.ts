/** What one homeowner may keep. A furnished house takes 20 KB, its versions of two months some 2 MB. */
export const ACCOUNT_STORAGE = {
  maxProjects: 200,
  /** Rooms and their versions, as stored. Beyond it the oldest automatic versions go. */
  maxSceneBytes: 200_000_000,
  /** Pictures of rooms drawn by the server, over all projects. */
  maxStills: 400,
} as const;

/** Deleted projects can be restored for a month: they may take as much again, in bytes, and this many times as much in rows. */
export const WITH_DELETED = { bytes: 2, projects: 5 } as const;
