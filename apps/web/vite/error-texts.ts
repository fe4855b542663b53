import { errors } from '@wevisu/domain/errors/errors.ts';
import type { Plugin } from 'vite';

const FROM = '@wevisu/domain/errors/errors.ts';

/**
 * Pages name a few texts of the table of errors; as they stand for what they name, the table, of which no page
 * needs a tenth, stays out of the browser.
 */
export function errorTexts(): Plugin {
  return {
    name: 'error-texts',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/app\/.*\.tsx?$/, code: FROM },
      handler: (code) => ({ code: writeOut(code), map: null }),
    },
  };
}

/** JavaScript in which each `errors.<code>.message` is the text itself. */
export function writeOut(code: string): string {
  return code.replace(/\berrors\.(\w+)\.message\b/g, (whole, name: string) => {
    const row = Object.hasOwn(errors, name) ? errors[name as keyof typeof errors] : null;
    return row ? JSON.stringify(row.message) : whole;
  });
}
