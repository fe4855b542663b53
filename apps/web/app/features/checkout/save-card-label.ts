/** The box's own words, also where it is spoken of. */
export const SAVE_CARD_LABEL = 'Save this card for my next order';
