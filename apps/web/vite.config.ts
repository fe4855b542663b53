import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { chunks } from './vite/chunks.ts';
import { errorTexts } from './vite/error-texts.ts';
import { lightCalls } from './vite/light-calls.ts';
import { noEval } from './vite/no-eval.ts';
import { onlyEnglish } from './vite/only-english.ts';
import { serviceWorker } from './vite/service-worker.ts';

export default defineConfig({
  plugins: [
    onlyEnglish(),
    noEval(),
    lightCalls(),
    errorTexts(),
    chunks(),
    serviceWorker(),
    tailwindcss(),
    reactRouter(),
  ],
  build: {
    // Fonts and pictures stay separate files, so that the content policy needs no data: URLs.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
  },
});
