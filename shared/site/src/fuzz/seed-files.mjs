// Plain JavaScript: the package's sources are compiled without Node's types, and only tests read files.
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pageFixtures } from '../html/testing/page-fixtures.mjs'

const { resolve } = createRequire(import.meta.url)
const text = (name) => readFileSync(resolve(name), 'utf8')
const bytes = (name) => new Uint8Array(readFileSync(resolve(name)))

/** Real files that inputs are made from; zips are packed by the caller. */
export function seedFiles() {
  const awesome = dirname(resolve('@fortawesome/fontawesome-free/package.json'))
  const svgs = join(awesome, 'svgs/solid')
  return {
    pages: pageFixtures().map(([, source]) => source),
    sheets: [
      'bulma/css/bulma.css',
      'weui/dist/style/weui.css',
      'soft-ui-dashboard/assets/css/soft-ui-dashboard.css',
    ].map(text),
    scripts: ['bootstrap/dist/js/bootstrap.js', 'acorn', 'postcss/lib/parser'].map(text),
    pictures: readdirSync(svgs)
      .slice(0, 40)
      .map((name) => readFileSync(join(svgs, name), 'utf8')),
    fonts: [
      '@fontsource/abeezee/files/abeezee-latin-400-normal.woff2',
      '@fontsource/abeezee/files/abeezee-latin-400-normal.woff',
      '@fortawesome/fontawesome-free/webfonts/fa-regular-400.ttf',
      '@fortawesome/fontawesome-free/webfonts/fa-regular-400.eot',
    ].map(bytes),
  }
}

const folder = join(import.meta.dirname, '../../.cache/fuzz')

/**
 * The input that is checked now lies there, so that one that never comes back is not lost.
 *
 * @param {string} kind
 * @param {string | Uint8Array} input
 */
export function keepInput(kind, input) {
  mkdirSync(folder, { recursive: true })
  const path = join(folder, `${kind}.input`)
  writeFileSync(path, input)
  return path
}

/** @param {string} kind */
export function forgetInput(kind) {
  rmSync(join(folder, `${kind}.input`), { force: true })
}

/** Milliseconds that this process has worked; what other processes do meanwhile counts for nothing. */
export function workedTime() {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
