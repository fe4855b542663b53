// The whole vocabulary of what can be wrong with a photo's marks, masks and surfaces.

const photoFindingTexts = {
  'not-a-picture': 'This is no picture, or it is too large to work on.',
  'not-a-number': 'A mark has no place in the picture. Please set it again.',
  'corners-missing': 'A floor rectangle has four corners.',
  'corners-repeated': 'Two of the corners are in the same place. Please move them apart.',
  'corners-on-a-line':
    'Three of the corners lie on one line. Please mark a rectangle that is seen from above.',
  'corners-crossed':
    'The sides of the rectangle cross. Please mark its corners one after the other, around it.',
  'edges-missing':
    'Please mark both floor edges that leave the corner, and at least one more edge of a wall: upright, or along one of the two.',
  'edge-too-short': 'One of the marked edges is too short to tell its direction.',
  'length-missing': 'Please give one length that you have measured, on the floor or on a wall.',
  'length-zero': 'The measured length must be more than zero and less than 100 metres.',
  'length-ends-same': 'Both ends of the measured length are in the same place.',
  'length-behind-horizon':
    'The measured length reaches above the horizon, where no floor or wall can be.',
  'marks-behind-horizon':
    'Some marks of the floor lie above the horizon. Please mark the floor itself.',
  'marks-disagree': 'The marks do not fit one room well. Please look at each of them again.',
  'joints-unsure':
    'The marks do not tell well which way the joints run. Please mark a larger rectangle, or another edge far from the others.',
  'no-camera': 'No camera sees a room like these marks. Please set them again.',
  'wall-above-horizon':
    'The floor line of the wall lies above the horizon. Please move it to where the wall meets the floor.',
  'wall-too-short': 'The floor line of the wall is too short.',
  'outline-too-small': 'The outline needs three corners or more that are not on one line.',
  'outline-crosses':
    'The outline crosses itself. Please move its corners so that no side crosses another.',
  'outline-behind-horizon': 'Part of the outline lies above the horizon of this surface.',
  'outline-too-far':
    'Part of the outline lies so close to the horizon that it would be over 60 metres away.',
  'mask-size': 'The mask was made for a picture of another size.',
  'mask-empty': 'Nothing of this surface is marked as visible.',
  'masks-overlap':
    'Two surfaces share some of the picture. What is shared goes to the first of them.',
  'mask-beyond-outline': 'Part of the mask lies outside of the outline and is left as it is.',
  'product-not-laid': 'This product can not be laid on a floor or wall.',
  'too-many-pieces': 'The outline is far too large for pieces of this size.',
} as const;

export type PhotoFindingCode = keyof typeof photoFindingTexts;

/** Something that a person should know about a photo; a value, never thrown. */
export interface PhotoFinding {
  readonly code: PhotoFindingCode;
  /** One plain sentence or two for the homeowner. */
  readonly text: string;
}

export function findingOf(code: PhotoFindingCode): PhotoFinding {
  return { code, text: photoFindingTexts[code] };
}
