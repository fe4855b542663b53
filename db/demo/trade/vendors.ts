// The companies that list products, each with the account that manages it, where it ships from and takes returns, and
// from how many dollars on it ships free.
import { readTable } from '../table.ts';

export const vendors = readTable(
  [
    'key',
    'company',
    'street',
    'city',
    'zip',
    'email',
    'firstName',
    'lastName',
    'phone',
    'freeFrom',
  ],
  `
  strand   | Golden Strand Surfaces, Inc.      | 2250 E Carson St             | Long Beach, CA     | 90810 | vendor@example.com   | Marisol  | Benavides | 5625550114 | 999
  hudson   | Hudson & Vale Supply Co.          | 301 Frelinghuysen Ave        | Newark, NJ         | 07114 | vendor2@example.com  | Peter    | Lindqvist | 9735550127 | 499
  ridge    | Blue Ridge Floor Mills            | 1140 Tate Blvd SE            | Hickory, NC        | 28602 | vendor3@example.com  | Lorna    | Whitaker  | 8285550133 | 999
  mesa     | Lone Mesa Stone & Tile            | 8700 Stemmons Fwy            | Dallas, TX         | 75247 | vendor4@example.com  | Hector   | Saldana   | 2145550141 | 999
  lakes    | Inland Lakes Fixture Group        | 5600 N Teutonia Ave          | Milwaukee, WI      | 53209 | vendor5@example.com  | Annika   | Brandt    | 4145550158 | 499
  kiln     | Chattahoochee Kiln Distribution   | 4470 Fulton Industrial Blvd SW | Atlanta, GA        | 30336 | vendor6@example.com  | Deshawn  | Mercer    | 4045550162 | 999
  cascade  | Three Sisters Home Products       | 3030 NW 29th Ave             | Portland, OR       | 97210 | vendor7@example.com  | Ingrid   | Halvorsen | 5035550175 | 499
  sonora   | Sonora Yard & Pool Supply         | 5150 W Lower Buckeye Rd      | Phoenix, AZ        | 85043 | vendor8@example.com  | Ruben    | Ocampo    | 6025550183 | 999
  gulf     | Gulf Breeze Bath & Kitchen        | 4908 Lowell Rd               | Tampa, FL          | 33619 | vendor9@example.com  | Camille  | Fontaine  | 8135550196 | 499
  front    | Timberline Slab & Stone           | 4800 York St                 | Denver, CO         | 80216 | vendor10@example.com | Walt     | Jorgensen | 3035550109 | 1499
  prairie  | Prairie Junction Appliance        | 3900 S Kedzie Ave            | Chicago, IL        | 60632 | vendor11@example.com | Theresa  | Kowalczyk | 3125550118 | 999
  colony   | Narragansett Lighting & Hardware  | 120 Dean St                  | Providence, RI     | 02907 | vendor12@example.com | Gideon   | Almeida   | 4015550124 | 299
  wasatch  | Wasatch Slab Company              | 1775 S Redwood Rd            | Salt Lake City, UT | 84104 | vendor13@example.com | Rachel   | Tanner    | 8015550137 | 1499
  river    | Susquehanna Hardscape             | 2601 Industrial Rd           | Harrisburg, PA     | 17104 | vendor14@example.com | Owen     | Yoder     | 7175550142 | 1499
  piedmont | Deep River Cabinet Company        | 1640 W Fairfield Rd          | High Point, NC     | 27263 | vendor15@example.com | Yvette   | Garland   | 3365550151 | 1499
`,
);
