import { flattenRules, parseCss } from '@pergola/site/css'
import type { FlatRule } from '@pergola/site/css'
import { describe, expect, test } from 'vitest'
import { librarySections } from './section-library.ts'

const parts = import.meta.glob<string>('./library/parts/*.css', { query: '?raw', import: 'default', eager: true })
/** A corner turned by 45 degrees, which points up or down in both directions. */
const chevron = /^\.(?:accordion-question|dropdown-button)::after$/

const sheets = [
  ...Object.entries(parts).map(([path, css]) => ({ name: path, css })),
  ...librarySections().map(({ id, css }) => ({ name: id, css })),
]

/** Whether a declaration speaks of left or right, where a page that is read from the right needs the other one. */
function isOneSided({ property, value }: FlatRule['declarations'][number]): boolean {
  if (/(?:^|-)(?:left|right)(?:-|$)/.test(property)) return true
  if (/^(?:text-align|float|clear|justify-(?:content|items|self))$/.test(property))
    return /^(?:left|right)$/.test(value)
  if (!/^(?:margin|padding|inset|border-width|scroll-(?:margin|padding))$/.test(property)) return false
  const [, right, , left] = value.replaceAll(/\((?:[^()]|\([^()]*\))*\)/g, '()').split(/\s+/)
  return left !== undefined && left !== right
}

describe('the sheets of the library', () => {
  test.each(sheets)('speak of start and end and not of left and right: $name', ({ css, name }) => {
    const rules = flattenRules(parseCss(css, name)).filter(({ selector }) => !chevron.test(selector))
    const found = rules.flatMap(({ selector, declarations }) =>
      declarations.filter(isOneSided).map(({ property, value }) => `${selector} { ${property}: ${value} }`),
    )
    expect(found).toEqual([])
  })

  test('turn every arrow that points along a line where lines begin at the right', () => {
    const turned = new Set(
      sheets.flatMap(({ css }) => [...css.matchAll(/\.([\w-]+):dir\(rtl\)/g)].map(([, name = '']) => name)),
    )
    const sideways = /<path d="(?:M3 9h11|M15 5l-7 7|M9 5l7 7)/
    const found = librarySections().flatMap(({ id, html }) =>
      [...html.matchAll(/<(?:button|a)\b[^>]*class="([^"]*)"[^>]*>[^<]*<svg(?: class="([^"]*)")?[^>]*>(<path[^>]*>)/g)]
        .filter(([, , , path = '']) => sideways.test(path))
        .map(([, outer = '', inner = '']) => [...outer.split(' '), ...inner.split(' ')])
        .filter((names) => !names.some((name) => turned.has(name)))
        .map((names) => `${id}: ${names.join(' ')}`),
    )
    expect(found).toEqual([])
  })
})
