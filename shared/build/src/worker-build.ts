import { browserLibrary } from './browser-library.mjs'
import { inlineRuntime } from './inline-runtime.ts'
import { lateFolder } from './late-folder.mjs'
import { modernDexie } from './modern-dexie.ts'
import { quietSnapdom } from './quiet-snapdom.ts'
import { shippedScripts } from './shipped-scripts.mjs'
import { woff2WithoutEval } from './woff2-without-eval.ts'
import { withoutSourceMaps } from './without-source-maps.ts'
import { workerEntries } from './worker-entries.ts'

/** Megabytes that only some people ever need stand apart: the first visit does not fetch them for later. */
function placeOfChunk({ moduleIds }: { readonly moduleIds: readonly string[] }): string {
  const isLate = moduleIds.some((id) =>
    /\/(?:typescript-js|tailwindcss|@jsquash|harfbuzzjs|woff2-encoder)\/|pergola:browser-library/.test(id),
  )
  return isLate ? `${lateFolder}/[name]-[hash].js` : 'app/[name]-[hash].js'
}

/** What makes pictures and fonts smaller, of use to exports with those settings alone. */
function placeOfAsset({ names }: { readonly names: readonly string[] }): string {
  const isLate = names.some((name) => name.endsWith('.wasm'))
  return isLate ? `${lateFolder}/[name]-[hash][extname]` : 'app/[name]-[hash][extname]'
}

export const workerBuild = {
  format: 'es' as const,
  plugins: () => [
    workerEntries(),
    modernDexie(),
    shippedScripts(),
    browserLibrary(),
    inlineRuntime(),
    quietSnapdom(),
    woff2WithoutEval(),
    withoutSourceMaps(),
  ],
  rolldownOptions: { output: { chunkFileNames: placeOfChunk, assetFileNames: placeOfAsset } },
}
