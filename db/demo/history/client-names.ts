// Names and places of the homeowners whose orders fill the history. None of them is a real person.
import { readList, readNumber, readTable } from '../table.ts';

export const firstNames = readList(`
  Aaron, Abigail, Adriana, Aisha, Alan, Alice, Amara, Amy, Andre, Angela, Anita, Arjun, Barbara, Ben,
  Beth, Bianca, Brandon, Bridget, Caleb, Camila, Carl, Carmen, Cheryl, Chloe, Colin, Crystal, Damon,
  Daniel, Deborah, Derek, Diego, Donna, Eddie, Elaine, Eli, Erin, Esther, Farah, Felix, Fiona, Frank,
  Gabriela, Gary, Gloria, Grace, Graham, Hannah, Harold, Heather, Hugo, Imani, Irene, Isaac, Ivy, Jamal,
  Janet, Jason, Jesse, Jill, Joanna, Joel, Jorge, Joyce, Julian, Karen, Keith, Kenji, Kim, Kyle, Lamar,
  Laura, Leah, Leo, Linda, Lucia, Malik, Margaret, Maria, Marta, Megan, Miguel, Mina, Monica, Nadia,
  Nathan, Nina, Noor, Olga, Omar, Oscar, Pamela, Patrick, Paula, Priya, Quinn, Rafael, Renee, Rosa,
  Ruth, Salma, Sean, Sharon, Simon, Sofia, Stella, Tara, Theo, Tina, Tomas, Uma, Valerie, Victor, Wendy,
  Xavier, Yolanda, Yusuf, Zoe`);

export const lastNames = readList(`
  Abbott, Acosta, Adler, Ahmed, Avery, Baird, Banks, Barrera, Becker, Bell, Bennett, Blake, Bowen, Brandt,
  Briggs, Burke, Calder, Campos, Carver, Castillo, Chan, Chavez, Conway, Cortez, Crane, Dalton, Daniels,
  Delgado, Dixon, Doyle, Dunn, Ellison, Emery, Espinoza, Farrell, Fields, Figueroa, Finch, Foster, Fowler,
  Gaines, Galvan, Garner, Gibbs, Gill, Goodwin, Grady, Greer, Guzman, Haas, Hale, Hardin, Hendrix, Holt,
  Hooper, Huang, Hutton, Ibarra, Irwin, Jarvis, Jensen, Kane, Kaplan, Keller, Khan, Kirby, Klein, Lam,
  Lang, Larkin, Leon, Lindsey, Lowe, Lucero, Lynch, Maddox, Malone, Marsh, Mathis, McCoy, Medina, Mercado,
  Meyers, Monroe, Moss, Nash, Nguyen, Norris, Novak, Ochoa, Olsen, Ortega, Osborn, Pace, Padilla, Park,
  Patel, Pena, Pratt, Quintero, Ramsey, Reyes, Rhodes, Roman, Rossi, Rowe, Salazar, Sandoval, Santos,
  Shah, Sharp, Singh, Sloan, Snyder, Solis, Stein, Stokes, Sutton, Tate, Tran, Trujillo, Underwood, Vance,
  Vargas, Vaughn, Wade, Walsh, Weber, Whitney, Wilkins, Wong, Yates, York, Zamora, Zimmer`);

export const streets = readList(`
  Oak Hollow Dr, Pecan St, Riverbend Rd, Juniper Ct, Lakeview Ave, Elm St, Sycamore Ln, Mesquite Trl,
  Highland Ave, Cedar Ridge Dr, Maple St, Sunset Blvd, Willow Creek Rd, Magnolia Ave, Hillcrest Dr,
  Laurel St, Orchard Ln, Stonegate Way, Mockingbird Ln, Prospect Ave, Chestnut St, Fairview Dr, Meadow Ln,
  Birchwood Ct, Canyon Rd, Linden Ave, Quail Run, Wisteria Way, Hawthorne St, Spring Valley Rd`);

const placeRows = readTable(
  ['vsdId', 'city', 'state', 'zips', 'area', 'share'],
  `
  OAKRIDGE | Austin         | TX | 78702, 78703, 78704, 78731, 78745, 78757 | 512 | 60
  OAKRIDGE | Round Rock     | TX | 78664, 78681 | 512 | 12
  OAKRIDGE | Cedar Park     | TX | 78613 | 512 | 9
  OAKRIDGE | Georgetown     | TX | 78628 | 512 | 7
  OAKRIDGE | San Antonio    | TX | 78209, 78230 | 210 | 8
  OAKRIDGE | Nashville      | TN | 37206 | 615 | 4
  STUDIO7M | Los Angeles    | CA | 90025, 90034, 90064, 90027, 90046 | 310 | 46
  STUDIO7M | Santa Monica   | CA | 90403, 90405 | 310 | 14
  STUDIO7M | Pasadena       | CA | 91101, 91105 | 626 | 11
  STUDIO7M | Culver City    | CA | 90232 | 310 | 9
  STUDIO7M | Long Beach     | CA | 90803 | 562 | 8
  STUDIO7M | Phoenix        | AZ | 85016 | 602 | 6
  STUDIO7M | Portland       | OR | 97214 | 503 | 6
  HADDAD28 | Charlotte      | NC | 28203, 28205, 28209, 28277 | 704 | 54
  HADDAD28 | Huntersville   | NC | 28078 | 704 | 13
  HADDAD28 | Matthews       | NC | 28105 | 704 | 11
  HADDAD28 | Concord        | NC | 28027 | 704 | 9
  HADDAD28 | Fort Mill      | SC | 29715 | 803 | 9
  HADDAD28 | Atlanta        | GA | 30306 | 404 | 4
`,
);

export interface Place {
  readonly vsdId: string;
  readonly city: string;
  readonly state: string;
  readonly zips: readonly string[];
  readonly areaCode: string;
  /** Of a hundred clients of the showroom, so many live here. */
  readonly share: number;
}

export const places: readonly Place[] = placeRows.map(({ zips, area, share, ...place }) => ({
  ...place,
  zips: readList(zips),
  areaCode: area,
  share: readNumber(share),
}));
