import { planOfCard } from '../plan-of-card.ts';
import { framedPictureKind } from './kind.ts';

export const framedPicturePlan = planOfCard(framedPictureKind);
