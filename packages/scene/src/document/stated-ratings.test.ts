import { expect, test } from 'vitest';
import { statedRatings } from './stated-ratings.ts';

test('Airflow and valve are read from the rows of a specification', () => {
  expect(statedRatings([['Airflow', '80 CFM']])).toEqual({ airflowCfm: 80 });
  expect(statedRatings([['Airflow', '1,200 CFM on high']])).toEqual({ airflowCfm: 1200 });
  expect(statedRatings([['Valve', 'Thermostatic, with rough-in']])).toEqual({
    valve: 'thermostatic',
  });
  expect(statedRatings([['Valve', 'Pressure balanced']])).toEqual({ valve: 'pressure-balanced' });
});

test('What a maker does not state is left out', () => {
  expect(statedRatings([])).toEqual({});
  expect(statedRatings([['Airflow', 'Plenty'], ['Valve', 'Ceramic disc'], []])).toEqual({});
  expect(statedRatings([['Airflow', '0 CFM']])).toEqual({});
  expect(statedRatings([['Airflow', '999,999 CFM']])).toEqual({});
});
