import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applyHtml, parseHtml, printNode } from '../html/index.ts'
import { findInstances } from './instances.ts'
import { withCurrentSymbols } from './rewrite-page.ts'
import { syncInstance } from './sync-instance.ts'
import { classWithVariant, printVariants, readVariants, variantClass, variantLabel, withVariant } from './variants.ts'

const size = { name: 'size', classes: ['card--small', 'card--large'] }
const tone = { name: 'tone', classes: ['card--quiet', 'card--loud'] }
const marker = 'size: card--small card--large ; tone: card--quiet card--loud'

describe('variants of a symbol', () => {
  test('are read as they are printed', () => {
    expect(printVariants([size, tone])).toBe(marker)
    expect(readVariants(marker)).toEqual([size, tone])
    expect(readVariants('size: ; : a ; tone')).toEqual([])
    expect(printVariants([])).toBeNull()
  })

  test('come one by one', () => {
    expect(withVariant([], 'a; size:', 'card--small')).toEqual([{ name: 'a size', classes: ['card--small'] }])
    expect(withVariant([tone], 'tone', 'card--third')).toEqual([
      { name: 'tone', classes: [...tone.classes, 'card--third'] },
    ])
  })

  test('have classes that a person would write', () => {
    const named = (symbol: string, choice: string, ...taken: string[]) =>
      variantClass(symbol, { property: 'Size', choice }, (name) => taken.includes(name))
    expect(named('My card', 'Very Large')).toBe('my-card--very-large')
    expect(named('Card', 'large', 'card--large')).toBe('card--size-large')
    expect(named('Card', 'large', 'card--large', 'card--size-large')).toBe('card--size-large-2')
    expect(named('2 cards', 'large')).toBe('symbol-2-cards--large')
    expect(named('Card', ' - ')).toBeNull()
    expect(variantLabel('my-card--very-large')).toBe('very-large')
  })

  test('are chosen by one class of each property', () => {
    expect(classWithVariant('card card--small card--loud', size, 'card--large')).toBe('card card--loud card--large')
    expect(classWithVariant('card card--small', size, null)).toBe('card')
    expect(classWithVariant('card--small', size, null)).toBeNull()
  })
})

/** The page after its first instance was made to follow the symbol. */
function synced(symbol: string, page: string): string {
  const [from, to] = [parseHtml(`<body>${symbol}`), parseHtml(page)]
  const [source, target] = [findInstances(from)[0], findInstances(to)[0]]
  if (!source || !target) throw new Error('no instance')
  syncInstance({ tree: from, node: source.id }, { tree: to, node: target.id }, (operation) => applyHtml(to, operation))
  return printNode(to, to.root)
}

const card = (classes: string, variants: string, name = 'article', words = 'Words') =>
  `<${name} inf-symbol-id="card" class="${classes}" inf-symbol-variants="${variants}"><p>${words}</p></${name}>`

describe('a sync', () => {
  test('leaves an instance the variant that it is of, and brings it the declaration', () => {
    const page = `<body><b>out</b>${card('card card--loud', 'tone: card--loud')}`
    expect(synced(card('card wide card--small', marker, 'article', 'New'), page)).toBe(
      `<body><b>out</b>${card('card wide card--loud', marker, 'article', 'New')}`,
    )
  })

  test('takes a choice that is declared no more', () => {
    const page = `<body>${card('card card--loud card--small', marker)}`
    expect(synced(card('card', 'size: card--small'), page)).toBe(
      `<body>${card('card card--small', 'size: card--small')}`,
    )
  })

  test('leaves the variant to a copy that takes the place of the instance', () => {
    // No paragraph holds the list that stands in the instance, so that its tag cannot change alone.
    const page = `<body>${card('card card--loud', marker).replace('<p>', '<ul><li>').replace('</p>', '</ul>')}`
    const symbol = `<p inf-symbol-id="card" class="card card--small" inf-symbol-variants="${marker}">New</p>`
    expect(synced(symbol, page)).toBe(`<body>${symbol.replace('card--small', 'card--loud')}`)
  })

  const choice = fc.constantFrom(...size.classes, ...tone.classes, '')
  const space = fc.constantFrom(' ', '  ', '\n')
  test('changes no byte of an instance whose shared parts are the same, whatever its variant', () => {
    fc.assert(
      fc.property(choice, choice, space, choice, (one, other, between, ofMain) => {
        const classes = ['card', one, other === one ? '' : other].filter(Boolean).join(between)
        const page = `<!doctype html>\n<BODY  class=x>${card(classes, marker)}<i>kept</i>\n`
        expect(synced(card(`card ${ofMain}`.trim(), marker), page)).toBe(page)
      }),
    )
  })

  test('of stored pages leaves variants and all bytes outside the edited places', () => {
    fc.assert(
      fc.property(choice, choice, fc.stringMatching(/^[a-z ]{0,8}$/), (one, ofMain, words) => {
        const page = (text: string) =>
          `<body>\n<em  a=b>x</em>${card(`card ${one}`.trim(), marker, 'article', text)}<i>kept</i>\n`
        const contents = new Map([['card', card(`card ${ofMain}`.trim(), marker, 'article', `${words}.`)]])
        expect(withCurrentSymbols(page('before'), contents, 'index.html')).toBe(page(`${words}.`))
      }),
    )
  })
})
