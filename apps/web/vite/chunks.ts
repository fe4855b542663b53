// Many small files compress badly, and each is named again in the tables of those that load it. So what every page
// loads is three files: React and the other packages, which seldom change, and what is ours. The schemas of calls are a fourth.
import type { Plugin } from 'vite';

/** Entry modules of every page; their imports are loaded with each page. */
const BEGIN = /\/app\/(entry\.client|root|layout\/(page-boundary|site-layout))\.tsx(\?|$)/;

/** Shared form parts: seven files of a few hundred bytes, listed in the tables of every page with a form. */
const FIELDS =
  /\/app\/ui\/(field-style|field-notes|select-field|text-field|typed-before|use-fields|use-submit)\.tsx?$/;

interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

export function chunks(): Plugin {
  const begins = new Set<string>();
  const ofAll = new Set<string>();

  /** Whether every page loads a module; computed on first use, when all modules are known. */
  function isOfAll(id: string, modules: Modules): boolean {
    if (ofAll.size === 0) {
      for (const begin of begins) ofAll.add(begin);
      for (const one of ofAll) {
        for (const imported of modules.getModuleInfo(one)?.importedIds ?? []) ofAll.add(imported);
      }
    }
    return ofAll.has(id) && !begins.has(id);
  }

  const groups = [
    { name: 'zod', test: /\/node_modules\/zod\//, priority: 3 },
    // Two chunks of equal size: a phone compiles each in one task.
    { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
    {
      name: (id: string, modules: Modules) => (isOfAll(id, modules) ? 'packages' : null),
      test: /\/node_modules\//,
      priority: 2,
    },
    {
      name: (id: string, modules: Modules) => (isOfAll(id, modules) ? 'site' : null),
      priority: 1,
    },
    { name: 'fields', test: FIELDS, priority: 0 },
  ];
  return {
    name: 'chunks',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configEnvironment(name) {
      if (name !== 'client') return;
      return { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } };
    },
    buildStart() {
      begins.clear();
      ofAll.clear();
    },
    transform: {
      filter: { id: BEGIN },
      handler(_code, id) {
        begins.add(id);
      },
    },
  };
}
