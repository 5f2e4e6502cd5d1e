import { copyFileSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vite'

const page = { name: '__bridge', source: 'src/sandbox/page/bridge.ts' }
const worker = { name: '__sandbox-worker', source: 'src/sandbox/worker/sandbox-worker.ts' }

/** The worker answers with the bridge when there is no server; the bridge is built before it. */
const carried = () => ({
  BRIDGE_PAGE: JSON.stringify(readFileSync('src/sandbox/page/__bridge.html', 'utf8')),
  BRIDGE_SCRIPT: JSON.stringify(readFileSync('dist/sandbox/__bridge.js', 'utf8')),
})

/** The files of the sandbox origin, each whole in itself and under its fixed name: the page's, or `--mode worker`. */
export default defineConfig(({ mode }) => {
  const entry = mode === 'worker' ? worker : page
  return {
    define: mode === 'worker' ? carried() : {},
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
