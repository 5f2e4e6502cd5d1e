import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const source = fileURLToPath(new URL('../../shared/workers/src/service-worker/service-worker.ts', import.meta.url))

/** `/sw.js`: one classic script with a fixed name at the root, because its place decides what it may answer. */
export default defineConfig({
  publicDir: false,
  build: {
    emptyOutDir: false,
    target: 'esnext',
    modulePreload: false,
    rolldownOptions: { input: source, output: { format: 'iife', entryFileNames: 'sw.js' } },
  },
})
