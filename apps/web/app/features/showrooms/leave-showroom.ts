import { showActionToast } from '../../platform/toast-queue.ts';
import {
  forgetShowroom,
  readProfile,
  readSampleProfile,
  readSelection,
  selectShowroom,
} from './selection.ts';

/** Leaves the showroom, with a way back; a cart there is kept. */
export function leaveShowroom(): void {
  const selection = readSelection();
  const profile = selection ? readProfile(selection.vsd_id) : readSampleProfile();
  forgetShowroom();
  if (profile === null) return;
  const { company_name, sample } = profile;
  showActionToast({
    id: 'showroom-left',
    kind: 'info',
    text: `You left ${company_name}.${sample ? '' : ' Its cart is kept for you.'}`,
    action: { label: 'Go back', onPress: () => selectShowroom(profile) },
  });
}
