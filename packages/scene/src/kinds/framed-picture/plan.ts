import { planOfCard } from '../definition/plan-of-card.ts';
import { framedPictureKind } from './kind.ts';

export const framedPicturePlan = planOfCard(framedPictureKind);
