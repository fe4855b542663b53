// What pros write down about their clients, and what they have to do.

export const clientNotes = [
  'Prefers calls after five. The dog is friendly.',
  'Replaces the floor of the whole first story, room by room. Wants one lot for each room.',
  'Budget of $18,000 for the bath, tub included.',
  'Park in the alley; the street is swept on Tuesdays.',
  'Her sister ordered from us last year.',
  'Wants everything delivered in one week, because the crew comes from out of town.',
  'Allergic to dust: cut tile outside.',
  'Decides with his partner. Send both the pictures.',
  'The HOA has to approve colors of the yard.',
  'Asked for a second quote. Follow up with the coupon.',
] as const;

export const tasks = [
  ['Send the changed layout', 2],
  ['Ask which grout', 0],
  ['Check the lot numbers before the crew starts', 4],
  ['Call about the return', -1],
  ['Measure the island again', 6],
  ['Order the missing transition strips', 1],
  ['Thank for the review', -3],
  ['Offer the matching wall tile', 9],
] as const;

export const projectNames = [
  ...['Guest bath', 'Our kitchen', 'Primary bath', 'Kitchen, second try', 'Downstairs bath'],
  ...['Rental unit', 'Weekend project', "Mom's kitchen", 'Small bath'],
] as const;
