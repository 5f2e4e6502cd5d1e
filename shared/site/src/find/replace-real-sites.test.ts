import { describe, expect, test } from 'vitest'
import { filesOfPackage } from '../archive/testing/files-of-package.ts'
import { loaded, pack, textOf, inputsOf } from '../archive/testing/round-trip.ts'
import { placeOf } from '../files/index.ts'
import { createMatcher, findInFile, replaceInFile } from './index.ts'
import type { FindQuery, FindWhat } from './index.ts'

const patterns: Record<FindWhat, string> = {
  text: String.raw`\b\w+ing\b`,
  class: '^c[a-z]+',
  attribute: 'e',
  link: String.raw`\.(?:css|html|png)`,
  colour: '^#',
  code: '[aeiou]{2}',
}

const colourKey = (text: string) => (/^(?:#|rgb|white$)/i.test(text) ? text : null)

/** The text without the places that were found. */
function without(text: string, spans: readonly { readonly start: number; readonly end: number }[]): string {
  let [rest, at] = ['', 0]
  for (const { start, end } of spans) {
    rest += `${text.slice(at, start)}|`
    at = end
  }
  return rest + text.slice(at)
}

describe('find and replace over real sites', () => {
  test.each([
    ['startbootstrap-clean-blog', 'dist', /^(?:[^/]+\.html|js\/.*)$/],
    ['startbootstrap-sb-admin-2', '', /^(?:(?:index|tables)\.html|css\/sb-admin-2\.css)$/],
  ])('%s: no byte outside of the replaced places is another', async (name, folder, part) => {
    const all = Object.entries(filesOfPackage(name, folder)).filter(([path]) => part.test(path))
    const { project, files } = await loaded(await pack(inputsOf(Object.fromEntries(all))))
    const counts: Partial<Record<FindWhat, number>> = {}
    for (const what of Object.keys(patterns) as FindWhat[]) {
      const query: FindQuery = { what, pattern: patterns[what], isRegex: true, matchCase: false, wholeWord: false }
      const matcher = createMatcher(query, colourKey)
      if (!matcher.ok) throw new Error(matcher.failure)
      const search = { query, matcher: matcher.value, colourKey }
      for (const [path, content] of Object.entries(files)) {
        const place = placeOf(path, project)
        if (!place) continue
        const file = { kind: place.kind, text: textOf(content) }
        const { count, matches } = findInFile(file, search, { most: Infinity })
        expect(matches).toHaveLength(count)
        counts[what] = (counts[what] ?? 0) + count
        // Put in as it is, everything is as it was.
        const same = replaceInFile(file, search, { replacement: '$&', only: null })
        expect([path, what, same.replaced + same.refused]).toEqual([path, what, count])
        if (what !== 'class') expect([path, what, same.text === file.text]).toEqual([path, what, true])
        const { text, replaced } = replaceInFile(file, search, { replacement: 'Q', only: null })
        if (replaced < count) continue
        const expected = without(file.text, matches).replaceAll('|', 'Q')
        if (!file.text.includes('|')) expect([path, what, text === expected]).toEqual([path, what, true])
      }
    }
    for (const what of ['text', 'class', 'attribute', 'link', 'code'] as const) expect(counts[what]).toBeGreaterThan(0)
  })
})
