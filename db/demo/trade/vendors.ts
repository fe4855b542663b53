// The companies that list products, each with the account that manages it, where it ships from, and from how many dollars
// on it ships free.
import { readTable } from '../table.ts';

export const vendors = readTable(
  ['key', 'company', 'city', 'zip', 'email', 'firstName', 'lastName', 'phone', 'freeFrom'],
  `
  strand   | Golden Strand Surfaces, Inc.      | Long Beach, CA     | 90810 | vendor@example.com   | Marisol  | Benavides | 5625550114 | 999
  hudson   | Hudson & Vale Supply Co.          | Newark, NJ         | 07114 | vendor2@example.com  | Peter    | Lindqvist | 9735550127 | 499
  ridge    | Blue Ridge Floor Mills            | Hickory, NC        | 28602 | vendor3@example.com  | Lorna    | Whitaker  | 8285550133 | 999
  mesa     | Lone Mesa Stone & Tile            | Dallas, TX         | 75247 | vendor4@example.com  | Hector   | Saldana   | 2145550141 | 999
  lakes    | Inland Lakes Fixture Group        | Milwaukee, WI      | 53209 | vendor5@example.com  | Annika   | Brandt    | 4145550158 | 499
  kiln     | Chattahoochee Kiln Distribution   | Atlanta, GA        | 30336 | vendor6@example.com  | Deshawn  | Mercer    | 4045550162 | 999
  cascade  | Three Sisters Home Products       | Portland, OR       | 97210 | vendor7@example.com  | Ingrid   | Halvorsen | 5035550175 | 499
  sonora   | Sonora Yard & Pool Supply         | Phoenix, AZ        | 85043 | vendor8@example.com  | Ruben    | Ocampo    | 6025550183 | 999
  gulf     | Gulf Breeze Bath & Kitchen        | Tampa, FL          | 33619 | vendor9@example.com  | Camille  | Fontaine  | 8135550196 | 499
  front    | Timberline Slab & Stone           | Denver, CO         | 80216 | vendor10@example.com | Walt     | Jorgensen | 3035550109 | 1499
  prairie  | Prairie Junction Appliance        | Chicago, IL        | 60632 | vendor11@example.com | Theresa  | Kowalczyk | 3125550118 | 999
  colony   | Narragansett Lighting & Hardware  | Providence, RI     | 02907 | vendor12@example.com | Gideon   | Almeida   | 4015550124 | 299
  wasatch  | Wasatch Slab Company              | Salt Lake City, UT | 84104 | vendor13@example.com | Rachel   | Tanner    | 8015550137 | 1499
  river    | Susquehanna Hardscape             | Harrisburg, PA     | 17104 | vendor14@example.com | Owen     | Yoder     | 7175550142 | 1499
`,
);
