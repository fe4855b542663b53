import type { Plugin } from 'vite';

/**
 * React Aria ships its texts in 34 languages and picks one at run time. The product speaks
 * American English, so the other tables stay out of the browser bundle.
 */
export function onlyEnglish(): Plugin {
  const emptyTable = '\0empty-locale-table';
  return {
    name: 'only-english',
    enforce: 'pre',
    resolveId(source, importer) {
      const isTable = /\/[a-z]{2}-[A-Z]{2}\.m?js$/.test(source) && !source.includes('en-US');
      return isTable && importer?.includes('intlStrings') ? emptyTable : undefined;
    },
    load: (id) => (id === emptyTable ? 'export default {};' : undefined),
  };
}
