import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { enginePatches, patchEngine } from '@pergola/build/engine-patches'
import { describe, expect, test } from 'vitest'

const main = createRequire(import.meta.url).resolve('petite-vue')
const engine = readFileSync(main.replace(/petite-vue\.\w+\.js$/, 'petite-vue.es.js'), 'utf8')
const conformance = readFileSync(fileURLToPath(new URL('./directives.chromium.test.ts', import.meta.url)), 'utf8')

describe('the changes made to petite-vue', () => {
  test('fit the version that is installed', () => {
    expect(patchEngine(engine)).not.toBe(engine)
  })

  test.each(enginePatches)('$name stops the build where its text is not there, and says so', ({ name, find }) => {
    expect(() => patchEngine(engine.replace(find, ''))).toThrow(`petite-vue, "${name}": expected this text once`)
  })

  test.each(enginePatches)('$name is held by a conformance test that is there', ({ heldBy }) => {
    expect(conformance).toContain(`test('${heldBy}'`)
  })
})
