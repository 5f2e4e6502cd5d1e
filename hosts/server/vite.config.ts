import { defineConfig } from 'vite'

/** One file that plain Node runs, and beside it what only some deployments need. */
export default defineConfig({
  ssr: { noExternal: true },
  build: {
    ssr: 'src/main.ts',
    target: 'node20',
    rolldownOptions: { output: { entryFileNames: 'server.mjs', chunkFileNames: '[name].mjs' } },
  },
})
