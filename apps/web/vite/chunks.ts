// Many small files compress badly, and each is named again in the tables of those that load it. So what every page
// loads is three files: React and the other packages, which seldom change, and what is ours. The schemas of calls are a
// fourth. What only the shop's layout shows, its header and footer, stays in a
// file of its own, which the areas for work do not load.
import type { Plugin } from 'vite';

/** Entry modules of every page; their imports are loaded with each page. */
const BEGIN = /\/app\/(entry\.client|root|layout\/(page-boundary|site-layout))\.tsx(\?|$)/;

/** The shop's layout, which the areas for work do not have, and the folder of what it alone shows. */
const SHOP_LAYOUT = /\/app\/layout\/site-layout\.tsx(\?|$)/;
const SHOP_OWN = /\/app\/layout\//;
const WORK =
  /\/app\/(root|layout\/page-boundary|layout\/areas\/(pro|vendor|staff)-layout)\.tsx(\?|$)/;

/** Shared form parts: seven files of a few hundred bytes, listed in the tables of every page with a form. */
const FIELDS =
  /\/app\/ui\/(field-style|field-notes|select-field|text-field|typed-before|use-fields|use-submit)\.tsx?$/;

interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

export function chunks(): Plugin {
  const ids = new Set<string>();
  const ofAll = reachedFrom(ids, BEGIN);
  const ofWork = reachedFrom(ids, WORK);
  const ofShop = reachedFrom(ids, SHOP_LAYOUT);
  const isShopOwn = (id: string, modules: Modules) =>
    SHOP_OWN.test(id) && ofShop.has(id, modules) && !ofWork.has(id, modules);

  const groups = [
    { name: 'zod', test: /\/node_modules\/zod\//, priority: 3 },
    // Two chunks of equal size: a phone compiles each in one task.
    { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
    {
      name: (id: string, modules: Modules) => (ofAll.has(id, modules) ? 'packages' : null),
      test: /\/node_modules\//,
      priority: 2,
    },
    {
      name(id: string, modules: Modules) {
        if (!ofAll.has(id, modules)) return null;
        return isShopOwn(id, modules) ? null : 'site';
      },
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
      ids.clear();
      for (const reached of [ofAll, ofWork, ofShop]) reached.clear();
    },
    transform: {
      filter: { id: [BEGIN, WORK] },
      handler(_code, id) {
        ids.add(id);
      },
    },
  };
}

/** The modules that those of `ids` whose id matches import, and what these import. */
function reachedFrom(ids: ReadonlySet<string>, begin: RegExp) {
  const reached = new Set<string>();
  return {
    clear: () => reached.clear(),
    /** Computed on first use, when all modules are known. */
    has(id: string, modules: Modules): boolean {
      if (reached.size === 0) {
        for (const one of ids) if (begin.test(one)) reached.add(one);
        for (const one of reached) {
          for (const imported of modules.getModuleInfo(one)?.importedIds ?? [])
            reached.add(imported);
        }
      }
      return reached.has(id) && !begin.test(id);
    },
  };
}
