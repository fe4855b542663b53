// What people have written, and who wants to hear from the shop.
import { readTable } from '../table.ts';

export const messages = readTable(
  ['topic', 'name', 'hoursAgo', 'text'],
  `
  order   | Nadia Klein     | 2    | My tracking number has not moved since Thursday. Can you ask the carrier?
  general | Theo Walsh      | 7    | Do you deliver to a job site, and can the driver call before?
  pro     | Iris Mathis     | 16   | I have a license in two states. Which one do you need for the registration?
  order   | Leah Stokes     | 26   | Two boxes of my floor have another lot number. Is that a problem?
  vendor  | Ray Lowell      | 44   | We make terrazzo sinks. How do we list with you?
  general | Mina Park       | 71   | Is there a way to see a sample of the white oak before I order?
  privacy | Harold Finch    | 96   | Please send me all data that you hold about me.
  order   | Carmen Delgado  | 150  | The vanity arrived a day early, thank you. The driver was very careful.
  pro     | Quinn Rhodes    | 260  | Can two people of my company use the same showroom?
  general | Bridget Yates   | 420  | The room editor is wonderful. Could it print the plan at half scale?
  order   | Oscar Medina    | 700  | I paid with the wrong card. Can it still be changed?
  vendor  | Felicity Grant  | 1100 | Our price list changes in January. Whom do we write to?
`,
);

export const leadNames = [
  ...['Alan Becker', 'Beth Conway', 'Caleb Nash', 'Donna Vargas', 'Eli Snyder', 'Farah Khan'],
  ...['Gary Hutton', 'Hannah Lowe', 'Isaac Moss', 'Joanna Pratt', 'Kyle Garner', 'Linda Tran'],
  ...['Megan Ortega', 'Nathan Bell', 'Olga Novak', 'Pamela Greer', 'Renee Adler', 'Sean Dalton'],
  ...['Tina Chavez', 'Victor Lang', 'Wendy Cortez', 'Yusuf Rowe', 'Zoe Marsh', 'Uma Singh'],
] as const;
