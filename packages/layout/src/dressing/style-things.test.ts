import { expect, test } from 'vitest';
import { looks } from './looks/looks.ts';
import { styledParams } from './style-things.ts';

test.each(looks.map((look) => [look.style, look] as const))(
  'three pictures of a %s room are of three forms, whatever their size',
  (_, look) => {
    const params = { widthTenths: 12_192, heightTenths: 8_128 };
    const forms = [0, 1, 2].map(
      (turn) => styledParams(look, { kind: 'framed-picture', params, turn }).form,
    );
    expect(new Set(forms).size).toBe(3);
  },
);
