// Plain JavaScript, because scripts that run before any build use it too.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { patchEngine } from './engine-patches.mjs'
import { scriptPieces } from './script-pieces.mjs'
import { sliderParts } from './slider-parts.mjs'

const query = '?shipped'
const runtime = fileURLToPath(new URL('../../runtime/', import.meta.url))

const patchedEngine = {
  name: 'pergola:patched-engine',
  transform: (code, id) => (/\/petite-vue\/dist\//.test(id) ? { code: patchEngine(code), map: null } : undefined),
}

const manifestOf = (file) => JSON.parse(readFileSync(file, 'utf8'))

/** Of the packages that sites carry parts of: how the code of one is told, and what is said of it. */
const notices = [
  {
    isIn: (code) => code.includes('v-else-if'),
    text() {
      const file = createRequire(`${runtime}package.json`).resolve('petite-vue')
      const { version, license, author } = manifestOf(resolve(dirname(file), '../package.json'))
      return `petite-vue ${version}, ${license} licence, (c) 2021-present ${author}, changed for Pergola`
    },
  },
  {
    isIn: (code) => code.includes('swiperParts'),
    text() {
      const file = createRequire(`${runtime}package.json`).resolve('swiper')
      const { version, license, author } = manifestOf(resolve(dirname(file), 'package.json'))
      return `Swiper ${version}, ${license} licence, (c) 2014-present ${author}`
    },
  },
]

/** The licence of what is bundled stays readable in every site that carries it. */
function bannerOf(code) {
  const found = notices.find(({ isIn }) => isIn(code))
  return found ? `/*! ${found.text()} */\n` : ''
}

async function bundle(entry, plugins = []) {
  const output = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [patchedEngine, ...plugins],
    build: {
      write: false,
      target: 'es2020',
      modulePreload: false,
      rolldownOptions: { input: entry, output: { format: 'iife', comments: false } },
    },
  })
  const [{ code }] = output.output
  return `${bannerOf(code)}${code.trim()}\n`
}

function wholeScripts() {
  return {
    name: 'pergola:shipped-scripts',
    enforce: 'pre',
    resolveId(request, importer) {
      if (!request.endsWith(query) || !importer) return undefined
      return resolve(dirname(importer), request)
    },
    async load(id) {
      if (!id.endsWith(query)) return undefined
      const entry = id.slice(0, -query.length)
      this.addWatchFile(entry)
      return `export default ${JSON.stringify(await bundle(entry))}`
    },
  }
}

/** Imports of scripts that are written into built sites: whole ones, folders of pieces to join, parts of sliders. */
export function shippedScripts() {
  return [wholeScripts(), scriptPieces(), sliderParts(bundle)]
}
