import { join } from 'node:path'
import { federation } from '@module-federation/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { frameAxe } from './frame-axe.mjs'
import { lateFolder } from './late-folder.mjs'
import { keepSharedExports } from './keep-shared-exports.ts'
import { quietParser } from './quiet-parser.ts'
import { quietSnapdom } from './quiet-snapdom.ts'
import { remoteCard } from './remote-card.ts'
import { sharedRequests, shares } from './shares.ts'
import { developmentPort, suite } from './suite.ts'
import { starterZips } from './starter-zips.ts'
import { withoutSourceMaps } from './without-source-maps.ts'
import { workerEntries } from './worker-entries.ts'

const entryFile = 'remoteEntry.js'

/** What a remote starts with comes as one file, beside what federation keeps apart: small files are mostly headers. */
const startTogether = {
  groups: [
    {
      name: 'start',
      tags: ['$initial' as const],
      test: (id: string) => !/_mf_|__mf|virtual:mf|module-federation|remoteEntry|hostInit/.test(id),
    },
  ],
}

/** The folder a remote stands in is named by what is in it, so its files need not be: their list is what every visit reads. */
const plainNames = {
  entryFileNames: 'app/[name].js',
  // The ready sections come when Add is opened, and are kept from then on.
  chunkFileNames: ({ moduleIds }: { readonly moduleIds: readonly string[] }) =>
    moduleIds.some((id) => id.includes('/sections/library/')) ? `${lateFolder}/[name].js` : 'app/[name].js',
  assetFileNames: ({ originalFileNames }: { readonly originalFileNames: readonly string[] }) =>
    originalFileNames.some((name) => name.includes('/starters/library/'))
      ? `${lateFolder}/[name][extname]`
      : 'app/[name][extname]',
}

function remoteNamed(name: string) {
  const remote = suite.find((candidate) => candidate.name === name)
  if (!remote) throw new Error(`definePergolaRemote: "${name}" is not listed in shared/build/src/suite.ts`)
  return remote
}

/** The build of one remote of the suite. One output runs at any address: every path in it is relative. */
export function definePergolaRemote(name: string) {
  const remote = remoteNamed(name)
  const port = developmentPort(name)
  const root = process.cwd()
  const entry = join(root, 'src', 'remote.tsx')

  return defineConfig(({ command }) => ({
    base: command === 'build' ? './' : '/',
    css: { modules: { generateScopedName: `${name}__[local]_[hash:base64:5]` } },
    worker: { format: 'es', plugins: () => [workerEntries(), quietSnapdom()] },
    build: {
      target: 'esnext',
      assetsDir: 'app',
      rolldownOptions: { input: { main: entry }, output: { ...plainNames, codeSplitting: startTogether } },
    },
    server: { port, strictPort: true, origin: `http://localhost:${port}`, cors: true },
    plugins: [
      keepSharedExports(entry, sharedRequests),
      react(),
      ...(name === 'canvas' ? [quietParser()] : []),
      ...(name === 'workspace' ? [starterZips()] : []),
      quietSnapdom(),
      withoutSourceMaps(),
      frameAxe(),
      federation({
        name,
        filename: entryFile,
        exposes: { './remote': './src/remote.tsx' },
        // Alone in development a remote needs its own copies; in production the shell has them.
        shared: shares(command === 'build' ? 'host' : 'here'),
        shareStrategy: 'loaded-first',
        // Read in development alone: in production the shell knows from the list what to ask for ahead.
        manifest: command === 'serve',
        // In production the shell's copy of the federation runtime serves everybody; 19 kB less for each remote.
        experiments: { externalRuntime: command === 'build' },
        dts: false,
        moduleParseIdleTimeout: 120,
        dev: { remoteHmr: true, disableDynamicRemoteTypeHints: true },
      }),
      remoteCard(remote, entry, entryFile),
    ],
  }))
}
