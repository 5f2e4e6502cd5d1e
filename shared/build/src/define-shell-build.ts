import { federation } from '@module-federation/vite'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { browserLibrary } from './browser-library.mjs'
import { shellPort } from './development-ports.mjs'
import { lateFolder } from './late-folder.mjs'
import { devAnswers } from './dev-remotes-file.ts'
import { devServiceWorker } from './dev-service-worker.ts'
import { releaseRouter } from './release-router.ts'
import { shellCard } from './shell-card.ts'
import { shippedScripts } from './shipped-scripts.mjs'
import { shares } from './shares.ts'
import { workerBuild } from './worker-build.ts'

/** Icons that the shell and its interface kit both start with come in one file: each file of its own is mostly headers. */
const startIcons = { groups: [{ name: 'icons', test: /node_modules\/lucide-react\//, tags: ['$initial' as const] }] }

/** GrapesJS is a megabyte that only its users need: it is kept from its first use on, or once the page has come to rest. */
const placeOfAsset = ({ originalFileNames }: { readonly originalFileNames: readonly string[] }) =>
  originalFileNames.some((name) => name.includes('/grapesjs/'))
    ? `${lateFolder}/[name]-[hash][extname]`
    : 'app/[name]-[hash][extname]'

/** The build of the shell. It knows no remote: those are read from `remotes.json` at run time. */
export function definePergolaShell() {
  return defineConfig(({ command }) => ({
    base: '/',
    // The interface kit that every remote shares leaves what floats for later.
    resolve: command === 'build' ? { conditions: ['pergola-on-demand', ...defaultClientConditions] } : {},
    // A deployment names the entries of its remotes, so what reads a manifest in the place of an entry would come along
    // for nothing. In development `remotes.json` names manifests, and the federation runtime needs it.
    define: command === 'build' ? { FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true } : {},
    css: { modules: { generateScopedName: 'shell__[local]_[hash:base64:5]' } },
    worker: workerBuild,
    // Not Vite's `assets`: that folder of the address space belongs to the assets of projects.
    build: {
      target: 'esnext',
      assetsDir: 'app',
      // A small font subset inside the sheet would be loaded by everyone, and no compression makes it smaller.
      assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
      // Every browser that the editor runs in preloads modules by itself.
      modulePreload: { polyfill: false },
      rolldownOptions: { output: { codeSplitting: startIcons, assetFileNames: placeOfAsset } },
    },
    server: { port: shellPort, strictPort: true, origin: `http://localhost:${shellPort}` },
    plugins: [
      releaseRouter(),
      shippedScripts(),
      browserLibrary(),
      devAnswers(),
      devServiceWorker(),
      react(),
      federation({
        name: 'shell',
        filename: 'app/remoteEntry-[hash].js',
        remotes: {},
        shared: shares('here'),
        shareStrategy: 'loaded-first',
        manifest: false,
        experiments: { provideExternalRuntime: true },
        dts: false,
        moduleParseIdleTimeout: 120,
        dev: { remoteHmr: true, disableDynamicRemoteTypeHints: true },
      }),
      shellCard(),
    ],
  }))
}
