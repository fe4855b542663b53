// All that can be wrong with a photo's marks, masks and surfaces.

const photoFindingTexts = {
  'not-a-picture': 'This is not a picture, or it is too large to work with.',
  'not-a-number': 'A mark has no place in the picture. Please set it again.',
  'corners-missing': 'A floor rectangle has four corners.',
  'corners-repeated': 'Two of the corners are in the same place. Please move them apart.',
  'corners-on-a-line':
    'Three of the corners are on one line. Please mark a rectangle that you can see from above.',
  'corners-crossed':
    'The sides of the rectangle cross. Please mark its corners one after the other, around it.',
  'edges-missing':
    'Please mark both floor edges that leave the corner, and at least one more edge of a wall: upright, or along one of the two.',
  'edge-too-short': 'One of the marked edges is too short to show a direction.',
  'length-missing': 'Please enter one length that you measured on the floor or on a wall.',
  'length-zero': 'The measured length must be more than zero and less than 100 meters.',
  'length-ends-same': 'Both ends of the measured length are in the same place.',
  'length-behind-horizon':
    'The measured length reaches above the horizon, where there is no floor or wall.',
  'marks-behind-horizon': 'Some floor marks are above the horizon. Please mark the floor itself.',
  'marks-disagree': 'The marks do not fit together well. Please check each of them.',
  'joints-unsure':
    'The marks do not show clearly which way the joints run. Please mark a larger rectangle, or another edge far from the others.',
  'lens-open':
    'Taken from here, the photo does not show how deep the floor is. Please measure the next side of the rectangle, too.',
  'no-camera': 'No camera could see a room like this. Please set the marks again.',
  'wall-above-horizon':
    'The floor line of the wall is above the horizon. Please move it to where the wall meets the floor.',
  'wall-too-short': 'The floor line of the wall is too short.',
  'outline-too-small': 'The outline needs at least three corners that are not on one line.',
  'outline-crosses':
    'The outline crosses itself. Please move its corners so that no side crosses another.',
  'outline-behind-horizon': 'Part of the outline is above the horizon of this surface.',
  'outline-too-far':
    'Part of the outline is so close to the horizon that it would be over 60 meters away.',
  'mask-size': 'The mask was made for a picture of another size.',
  'mask-empty': 'Nothing of this surface is marked as visible.',
  'masks-overlap': 'Two surfaces overlap in the picture. The first one gets what they share.',
  'mask-beyond-outline': 'Part of the mask is outside the outline and stays as it is.',
  'product-not-laid': 'This product cannot be laid on a floor or wall.',
  'too-many-pieces': 'The outline is far too large for pieces of this size.',
} as const;

export type PhotoFindingCode = keyof typeof photoFindingTexts;

/** What a homeowner should know about a photo; a value, never thrown. */
export interface PhotoFinding {
  readonly code: PhotoFindingCode;
  /** One or two plain sentences for the homeowner. */
  readonly text: string;
}

export function findingOf(code: PhotoFindingCode): PhotoFinding {
  return { code, text: photoFindingTexts[code] };
}
