import { expect, test } from 'vitest';
import { isZip } from './is-zip.ts';
import { isStateCode, stateName, stateOfZip, US_STATES, zipIsInState } from './us-states.ts';

test('POL-17 there are 50 states and the District of Columbia, by name', () => {
  expect(new Set(US_STATES.map((state) => state.code)).size).toBe(51);
  const names = US_STATES.map((state) => state.name);
  expect(names).toEqual(names.toSorted());
  for (const territory of ['PR', 'GU', 'VI', 'AE', 'ca', '']) {
    expect(isStateCode(territory)).toBe(false);
  }
  expect(stateName('DC')).toBe('District of Columbia');
});

// A ZIP code of each capital.
test.each([
  ['36104', 'AL'],
  ['99801', 'AK'],
  ['85007', 'AZ'],
  ['72201', 'AR'],
  ['95814', 'CA'],
  ['80202', 'CO'],
  ['06103', 'CT'],
  ['19901', 'DE'],
  ['20001', 'DC'],
  ['32301', 'FL'],
  ['30303', 'GA'],
  ['96813', 'HI'],
  ['83702', 'ID'],
  ['62701', 'IL'],
  ['46225', 'IN'],
  ['50309', 'IA'],
  ['66603', 'KS'],
  ['40601', 'KY'],
  ['70802', 'LA'],
  ['04330', 'ME'],
  ['21401', 'MD'],
  ['02201', 'MA'],
  ['48933', 'MI'],
  ['55102', 'MN'],
  ['39205', 'MS'],
  ['65101', 'MO'],
  ['59623', 'MT'],
  ['68502', 'NE'],
  ['89701', 'NV'],
  ['03301', 'NH'],
  ['08608', 'NJ'],
  ['87501', 'NM'],
  ['12207', 'NY'],
  ['27601', 'NC'],
  ['58501', 'ND'],
  ['43215', 'OH'],
  ['73102', 'OK'],
  ['97301', 'OR'],
  ['17101', 'PA'],
  ['02903', 'RI'],
  ['29217', 'SC'],
  ['57501', 'SD'],
  ['37219', 'TN'],
  ['78701', 'TX'],
  ['84111', 'UT'],
  ['05602', 'VT'],
  ['23219', 'VA'],
  ['98507', 'WA'],
  ['25301', 'WV'],
  ['53703', 'WI'],
  ['82001', 'WY'],
])('POL-17 ZIP code %s lies in %s', (zip, state) => {
  expect(stateOfZip(zip)).toBe(state);
  expect(zipIsInState(zip, state)).toBe('yes');
  expect(zipIsInState(`${zip}-1234`, state)).toBe('yes');
});

test('a ZIP code of another state does not match, an unknown state is told apart', () => {
  expect(zipIsInState('90012', 'NY')).toBe('no');
  expect(zipIsInState('9001', 'CA')).toBe('no');
  expect(zipIsInState('90012', 'XX')).toBe('unknown_state');
});

test('ZIP codes across a state line belong to the state they serve', () => {
  expect(stateOfZip('06390')).toBe('NY');
  expect(stateOfZip('83414')).toBe('WY');
});

test('POL-17 territories, military addresses and text that is no ZIP code have no state', () => {
  for (const zip of ['00901', '96910', '09012', '34002', '96201', '', '1234', '12345-', 'abcde']) {
    expect(stateOfZip(zip)).toBeNull();
  }
  expect(isZip('90012-1234')).toBe(true);
  expect(isZip('900121234')).toBe(false);
});

test('no prefix is given to two states', () => {
  const prefixes = Array.from({ length: 1000 }, (_, at) => String(at).padStart(3, '0'));
  const claims = prefixes.map(
    (prefix) =>
      US_STATES.filter(({ prefixes: ranges }) =>
        ranges.split(' ').some((range) => {
          const [from = '', to = from] = range.split('-');
          return prefix >= from && prefix <= to;
        }),
      ).length,
  );
  expect(Math.max(...claims)).toBe(1);
  expect(claims.filter((count) => count === 1).length).toBeGreaterThan(850);
});
