// The program of a thread that writes papers. It knows no database.
import { serveTasks } from '@wevisu/workers/serve-tasks.ts';
import type { Parcel } from './parcel.ts';
import { writeLabels } from './write-labels.ts';
import { writePackingLists } from './write-packing-lists.ts';

interface PaperInput {
  readonly parcels: readonly Parcel[];
  readonly madeAt: Date;
}

const paperTasks = {
  packingLists: ({ parcels, madeAt }: PaperInput) => writePackingLists(parcels, madeAt),
  labels: ({ parcels, madeAt }: PaperInput) => writeLabels(parcels, madeAt),
} as const;

export type PaperTasks = typeof paperTasks;

serveTasks(paperTasks);
