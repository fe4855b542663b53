// Sample content, and said to be: nobody of this name has bought anything (U-51).

export const testimonials = [
  {
    quote:
      'We moved the island three times on the screen and not once in the house. The tile came in nineteen boxes, and there was half a box left.',
    name: 'Sample client, Austin',
    about: 'Kitchen, 14 by 16 feet',
  },
  {
    quote:
      'Our contractor gave us his showroom ID on a Friday. By Sunday the bathroom was chosen, priced and shared with my mother.',
    name: 'Sample client, Sacramento',
    about: 'Bathroom with a walk-in shower',
  },
  {
    quote:
      'I expected to compare twelve shops. I compared twelve floors instead, in our own living room, in evening light.',
    name: 'Sample client, Portland',
    about: 'Living room floor',
  },
  {
    quote:
      'Two boxes arrived broken. I wrote from the order page, sent a picture, and they were sent again without a phone call.',
    name: 'Sample client, Tucson',
    about: 'Patio, 18 by 16 feet',
  },
  {
    quote:
      'My clients used to bring me pictures of rooms that nobody sells. Now they bring me a list with numbers on it.',
    name: 'Sample pro, San Diego',
    about: 'Designer with a showroom',
  },
] as const;
