import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';

/**
 * React Aria ships its texts in 34 languages and picks one at run time. The product speaks
 * American English, so the other tables stay out of the browser bundle.
 */
function onlyEnglish(): Plugin {
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

export default defineConfig({
  plugins: [onlyEnglish(), tailwindcss(), reactRouter()],
  build: {
    // Fonts and pictures stay files of their own, so that the content policy needs no data: URLs.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
  },
});
