import { errors } from '@wevisu/domain/errors/errors.ts';
import type { Plugin } from 'vite';

const FROM = '@wevisu/domain/errors/errors.ts';

/**
 * Pages use a few messages of the error table. They are inlined, so that the table, of which no page needs a
 * tenth, stays out of the browser.
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

/** JavaScript with each `errors.<code>.message` replaced by its text. */
export function writeOut(code: string): string {
  return code.replace(/\berrors\.(\w+)\.message\b/g, (whole, name: string) => {
    const row = Object.hasOwn(errors, name) ? errors[name as keyof typeof errors] : null;
    return row ? JSON.stringify(row.message) : whole;
  });
}
