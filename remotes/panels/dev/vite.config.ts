import { defineConfig } from 'vite'

/** The panels with fakes for every service: `npx vite --config dev/vite.config.ts` in this package. */
export default defineConfig({ root: import.meta.dirname, server: { port: 0 } })
