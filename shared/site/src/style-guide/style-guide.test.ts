import { describe, expect, test } from 'vitest'
import { readSrgb } from '../colours/srgb.ts'
import { tableOf } from '../design-tokens/testing/table-of.ts'
import { parseHtml, printHtml } from '../html/index.ts'
import { buttonClasses } from './button-classes.ts'
import { styleGuide } from './style-guide.ts'

const css = `:root {
  --paper: #fff;
  --brand-500: #3b82f6;
  --brand-900: light-dark(#123, #def);
  --text-lg: 1.25rem;
  --space-md: 1rem;
  --radius: 4px;
  --shadow: 0 1px 2px #000;
  --font-body: "Inter", sans-serif;
}
@media (prefers-color-scheme: dark) { :root { --paper: #111 } }
`

function guide(change: Partial<Parameters<typeof styleGuide>[0]> = {}) {
  return styleGuide({ ...tableOf(css), read: readSrgb, buttons: [], symbols: [], statesBy: null, ...change })
}

describe('styleGuide', () => {
  test('shows every token by what it is for, drawn by its own name', () => {
    const { html } = guide()
    for (const shown of [
      'style="background: var(--brand-500)"',
      'style="font-size: var(--text-lg)"',
      'style="inline-size: var(--space-md)"',
      'style="border-radius: var(--radius)"',
      'style="box-shadow: var(--shadow)"',
      'style="font-family: var(--font-body)"',
    ])
      expect(html).toContain(shown)
    expect(html).not.toContain('inline-size: var(--text-lg)')
  })

  test('says the contrast of a colour on each surface, in the light and in the dark', () => {
    const { html } = guide()
    expect(html).toContain('3.67 AA large on --paper, light')
    expect(html).toContain('5.13 AA on --paper, dark')
  })

  test('states are held in a picture and left to the visitor on a page', () => {
    expect(guide({ buttons: ['btn btn-quiet'], statesBy: 'data-state' }).html).toContain(
      '<button type="button" class="btn btn-quiet" data-state="hover">',
    )
    expect(guide({ buttons: ['btn'] }).html).not.toContain('>hover<')
    expect(guide({ buttons: ['btn'] }).html).toContain('<button type="button" class="btn" disabled>')
  })

  test('names and values are texts, whatever they are made of', () => {
    const { rows, modes } = tableOf(':root { --a\\"\\<b: "</code><script>"; --c: red }')
    const { html } = guide({ rows, modes, symbols: [{ label: '<b>', html: '<i>own</i>' }] })
    expect(html).not.toContain('<script>')
    expect(html).not.toContain('<b>')
    expect(html).toContain('<i>own</i>')
  })

  test('it is whole: what a parser reads is printed as the same', () => {
    const { html } = guide({ buttons: ['btn'], statesBy: 'data-state' })
    expect(printHtml(parseHtml(html))).toBe(html)
    expect([...html.matchAll(/<section>/g)]).toHaveLength([...html.matchAll(/<\/section>/g)].length)
    expect(new Set(html.match(/\sid="[^"]*"/g)).size).toBe(html.match(/\sid="[^"]*"/g)?.length)
  })
})

describe('buttonClasses', () => {
  test('a variant comes with the class that it varies; parts and rows of buttons are none', () => {
    const sheet =
      '.btn { color: red } .btn-primary:hover, .btn__icon { top: 0 } .btn-group {} .button-quiet { top: 0 } .cta {}'
    expect(buttonClasses([sheet, 'a { background: url(x.btn) }'])).toEqual([
      'btn',
      'btn btn-primary',
      'button-quiet',
      'cta',
    ])
  })
})
