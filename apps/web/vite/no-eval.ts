import type { Plugin } from 'vite';

/** Compiled schemas need eval, which the pages' content policy forbids: in the browser zod runs without them. */
export function noEval(): Plugin {
  return {
    name: 'no-eval',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!id.endsWith('/node_modules/zod/index.js')) return;
      return { code: `${code}\nz.config({ jitless: true });`, map: null, moduleSideEffects: true };
    },
  };
}
