import { expect, test } from 'vitest'
import { paths, type StyleRule } from '@pergola/contracts'
import { publishSelection } from '../service/follow-page.ts'
import { openCore } from '../testing/open-core.ts'
import { createStyles } from './styles.ts'

const css = `.hero { color: red; }
@layer base { .hero { letter-spacing: 1px } }
@container card (min-width: 300px) { .hero { color: blue } }
@supports (display: grid) {
  .hero {
    /* kept */
    &:hover { color: teal }
    @media (orientation: landscape) { color: tan }
  }
}
`

async function open() {
  const { core, page, find } = await openCore('<section id="hero" class="hero">x</section>', { 'css/index.css': css })
  const sizing = { setSize: () => undefined, setDevice: () => undefined } as unknown as Parameters<
    typeof createStyles
  >[1]
  const { surface } = createStyles(core, sizing)
  const id = find('hero')
  publishSelection(core, [id])
  surface.selectClass('hero')
  const text = () =>
    page
      .sheets()
      .map(({ sheet }) => (sheet === paths.canvasStyles ? '' : page.site.text(sheet)))
      .join('')
  const edit = (rule: StyleRule, property: string, value: string) => {
    surface.selectRule(rule)
    surface.edit([{ property, value }])
  }
  return { surface, page, text, edit }
}

const rule = (atRule: string | null, ...states: string[]): StyleRule => ({ selector: '.hero', states, atRule })

test('rules in layers, containers, conditions and nests are lines, and are edited where they stand', async () => {
  const { surface, text, edit } = await open()
  const { lines } = surface.state.getState()
  expect(lines.map((line) => line.rule)).toEqual([
    rule(null),
    rule('@layer base'),
    rule('@container card (min-width: 300px)'),
    rule('@supports (display: grid)'),
    rule('@supports (display: grid)', ':hover'),
    rule('@supports (display: grid) / @media (orientation: landscape)'),
  ])
  const before = text()
  edit(rule('@layer base'), 'letter-spacing', '2px')
  edit(rule('@container card (min-width: 300px)'), 'color', 'navy')
  edit(rule('@supports (display: grid)', ':hover'), 'color', 'lime')
  edit(rule('@supports (display: grid) / @media (orientation: landscape)'), 'color', 'plum')
  expect(text()).toBe(
    before.replace('1px', '2px').replace('blue', 'navy').replace('teal', 'lime').replace('tan }', 'plum }'),
  )
})

test('a rule is told as it is written, no shorthand taken apart', async () => {
  const { surface, edit } = await open()
  edit(rule('@layer base'), 'transition', 'color 1s, top 2s')
  edit(rule('@layer base'), 'transition-delay', '3s')
  const told = surface.ownDeclarations?.().map(({ property, value }) => `${property}: ${value}`)
  expect(told).toEqual(['letter-spacing: 1px', 'transition: color 1s, top 2s', 'transition-delay: 3s'])
})

test('a custom property may be called as CSS lets it be', async () => {
  const { surface, edit, text } = await open()
  for (const name of ['--_gap', '--1', '--größe', '---x']) edit(rule(null), name, '1px')
  expect(text()).toContain('.hero { color: red; --_gap: 1px; --1: 1px; --größe: 1px; ---x: 1px; }')
  const before = text()
  for (const name of ['--a b', '--a:b', '--{', 'größe', '--', '1px']) edit(rule(null), name, '1px')
  edit(rule(null), '--_gap', '"</STYLE><script>"')
  expect(text()).toBe(before)
  expect(surface.ownDeclarations?.()).toHaveLength(5)
})

test('a new rule is there before it has a value, once; undo takes it away', async () => {
  const { surface, page, text } = await open()
  const before = text()
  expect(surface.rules.create(rule('@media (min-width: 600px)', ':focus')).ok).toBe(true)
  expect(text()).toContain('@media (min-width: 600px)')
  expect(surface.rules.create(rule('@media (min-width: 600px)', ':focus'))).toEqual({
    ok: false,
    failure: 'rule-exists',
  })
  page.undo()
  expect(text()).toBe(before)
})

test('other states keep the declarations, also of a nested rule, in one step', async () => {
  const { surface, page, text } = await open()
  const before = text()
  const nested = rule('@supports (display: grid)', ':hover')
  surface.selectRule(nested)
  expect(surface.rules.restate(nested, [':hover', '::before']).ok).toBe(true)
  expect(text()).toContain('&:hover::before { color: teal; content: "" }')
  expect(surface.state.getState().rule?.states).toEqual([':hover', '::before'])
  page.undo()
  expect(text()).toBe(before)
  expect(surface.rules.restate(nested, []).ok).toBe(false)
})

test('the rule that is edited is left only when it goes itself, not when its namesake of another condition goes', async () => {
  const { surface } = await open()
  surface.rules.create(rule(null, ':hover'))
  surface.selectRule(rule(null, ':hover'))
  surface.removeRule(rule('@supports (display: grid)', ':hover'))
  expect(surface.state.getState().rule).toEqual(rule(null, ':hover'))
  surface.removeRule(rule(null, ':hover'))
  expect(surface.state.getState().rule).toEqual(rule(null))
})

test('a class of all pages gets its states and devices beside it, and on the page where the page speaks of it', async () => {
  const files = {
    'global/global.css': '.hero { color: red }\n.card { color: red }\n',
    'css/index.css': '.card { top: 0 }\n',
  }
  const { core, page, find } = await openCore('<section id="hero" class="hero card other">x</section>', files)
  const { surface } = createStyles(core, {
    setSize: () => undefined,
    setDevice: () => undefined,
  } as unknown as Parameters<typeof createStyles>[1])
  publishSelection(core, [find('hero')])
  const upright = '@media (orientation: portrait)'
  for (const selector of ['.hero', '.card', '.other']) {
    surface.selectRule({ selector, states: [], atRule: upright })
    surface.edit([{ property: 'color', value: 'blue' }])
  }
  surface.rules?.create({ selector: '.hero', states: [':hover'], atRule: null })
  const sheet = (path: string) => page.site.text(path) ?? ''
  expect(sheet('global/global.css')).toMatch(
    /\.hero:hover \{[^]*@media \(orientation: portrait\) \{\s*\.hero \{\s*color: blue/,
  )
  expect(sheet('global/global.css').match(/blue/g)).toHaveLength(1)
  expect(sheet('css/index.css')).toMatch(/\.card \{[^}]*blue[^]*\.other \{[^}]*blue/)
})
