import { copyFileSync } from 'node:fs'
import { defineConfig } from 'vite'

const page = { name: '__bridge', source: 'src/sandbox/page/bridge.ts' }
const worker = { name: '__sandbox-worker', source: 'src/sandbox/worker/sandbox-worker.ts' }

/** The files of the sandbox origin, each whole in itself and under its fixed name: the page's, or `--mode worker`. */
export default defineConfig(({ mode }) => {
  const entry = mode === 'worker' ? worker : page
  return {
    build: {
      outDir: 'dist/sandbox',
      emptyOutDir: false,
      target: 'esnext',
      modulePreload: false,
      rolldownOptions: { input: entry.source, output: { format: 'iife', entryFileNames: `${entry.name}.js` } },
    },
    plugins: [
      {
        name: 'pergola:bridge-page',
        closeBundle: () => copyFileSync('src/sandbox/page/__bridge.html', 'dist/sandbox/__bridge.html'),
      },
    ],
  }
})
