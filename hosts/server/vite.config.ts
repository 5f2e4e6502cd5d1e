import { defineConfig } from 'vite'

/** One file that plain Node runs: nothing is looked up or compiled at start. */
export default defineConfig({
  ssr: { noExternal: true },
  build: {
    ssr: 'src/main.ts',
    target: 'node20',
    rolldownOptions: { output: { entryFileNames: 'server.mjs' } },
  },
})
