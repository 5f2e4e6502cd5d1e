import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { browserLibrary } from './browser-library.mjs'
import { frameAxe } from './frame-axe.mjs'
import { quietSnapdom } from './quiet-snapdom.ts'
import { remotesInside } from './remotes-inside.ts'
import { shellCard } from './shell-card.ts'
import { shippedScripts } from './shipped-scripts.mjs'
import { starterZips } from './starter-zips.ts'
import { workerBuild } from './worker-build.ts'
import { withoutSourceMaps } from './without-source-maps.ts'

/**
 * The suite as one build, without federation: what the benchmark compares the suite with, and nobody serves. What is
 * loaded on demand is loaded on demand here, too.
 */
export function definePergolaOneBundle() {
  return defineConfig({
    base: '/',
    resolve: { conditions: ['pergola-on-demand', ...defaultClientConditions] },
    worker: workerBuild,
    build: { target: 'esnext', assetsDir: 'app' },
    plugins: [
      remotesInside(),
      shippedScripts(),
      starterZips(),
      browserLibrary(),
      frameAxe(),
      quietSnapdom(),
      withoutSourceMaps(),
      react(),
      shellCard(),
    ],
  })
}
