import { beforeAll, describe, expect, test } from 'vitest'
import { patternNames, patternScript } from '../../src/patterns/pattern-script.ts'
import { exportPatterns } from './export-patterns.ts'

let files: ReadonlyMap<string, string>
beforeAll(async () => {
  files = await exportPatterns()
})

describe('what pages carry', () => {
  const scripts = (path: string) =>
    [...(files.get(path) ?? '').matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, source]) => source)

  test('is the script of the patterns they show, and none where the browser does it', () => {
    expect(scripts('pages/patterns-tabs.html')).toEqual(['../libs/js/patterns/patterns-tabs.js'])
    expect(files.get('libs/js/patterns/forms-multi-step-form.js')).toBe(patternScript(['form-steps', 'form']))
    for (const name of 'accordion back-to-top dropdown mobile-menu modal read-more toast'.split(' '))
      expect(scripts(`pages/patterns-${name}.html`), name).toEqual([])
    expect(scripts('index.html')).toEqual([])
  })

  test('is at most a kilobyte for each', () => {
    for (const name of patternNames) expect(patternScript([name]).length, name).toBeLessThan(2048)
  })
})
