import { CASE_FINISHES, HARDWARE_METALS, UPHOLSTERY } from '../../finish-sets.ts';

/** Slots of a seat with storage below its cushion. */
export const seatCaseSlots = {
  body: { label: 'Case', allowed: CASE_FINISHES },
  front: { label: 'Doors and drawers', allowed: CASE_FINISHES },
  fabric: { label: 'Cushion', allowed: UPHOLSTERY },
  hardware: { label: 'Handles', allowed: ['aged-brass', ...HARDWARE_METALS] },
} as const;
