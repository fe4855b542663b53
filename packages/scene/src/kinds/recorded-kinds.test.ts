import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { buildModel } from './build-model.ts';
import { type CardOf, type KindForm, listCards, readForm } from './card-of.ts';
import { fitOf } from './fit-of.ts';
import { clearancesOf, cutOutOf, noFloorOf, symbolOf } from './plan-of.ts';

/** Ten hexadecimal digits of a value; numbers to a ten-thousandth, so that no engine's last bit counts. */
function digest(value: unknown): string {
  const text = JSON.stringify(value, (_, one: unknown) =>
    typeof one === 'number' ? Math.round(one * 1e4) / 1e4 : one,
  );
  return createHash('sha256').update(text).digest('hex').slice(0, 10);
}

function schemaOf(card: CardOf) {
  return z.toJSONSchema(card.params, { io: 'input' });
}

/** The default form and, one param at a time, each choice that the schema offers. */
function formsOf(kind: string, card: CardOf): KindForm[] {
  const choices = Object.entries(schemaOf(card).properties ?? {}).flatMap(([name, schema]) =>
    typeof schema === 'boolean' ? [] : (schema.enum ?? []).map((value) => ({ [name]: value })),
  );
  return [{}, ...choices].flatMap((params) => readForm(kind, params) ?? []);
}

function meshOf(form: KindForm) {
  return buildModel(form, fitOf(form)).map(({ mesh, finishSlot, grain }) => ({
    finishSlot,
    grain,
    positions: [...mesh.positions],
    indices: [...mesh.indices],
  }));
}

// A change of a kind that is meant is recorded with `vitest -u`.
test('every kind keeps the role, card, geometry and plan that are recorded', async () => {
  const lines = listCards().map(([kind, card]) => {
    const { label, category, role, slots, coverings } = card;
    const forms = formsOf(kind, card);
    const plan = forms.map((form) => [
      symbolOf(form),
      clearancesOf(form),
      cutOutOf(form),
      noFloorOf(form),
      card.lights?.(form.params),
    ]);
    return [
      kind,
      role,
      `card=${digest([label, category, slots, coverings, schemaOf(card)])}`,
      `geometry=${digest(forms.slice(0, 1).map(meshOf))}`,
      `plan=${digest(plan)}`,
    ].join(' ');
  });
  expect(lines.length).toBeGreaterThan(140);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('fixtures/recorded-kinds.txt');
});
