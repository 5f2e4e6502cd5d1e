import { minifyCss } from '@pergola/site/build'
import { followText, parseCss, printCss } from '@pergola/site/css'
import { expect, test } from 'vitest'
import { unknownApplied } from './unknown-applied.ts'
import { createUtilityCompiler, knownClasses, utilityNames } from './utility-compiler.ts'

const sheetOf = (...classes: string[]) => createUtilityCompiler().sheet(classes)

test('only what is used, its variables with it; nothing where nothing is a utility', async () => {
  const css = await sheetOf('card', 'p-4', 'hover:bg-red-500', 'md:grid-cols-[1fr_2fr]')
  expect(css).toContain('padding: calc(var(--spacing) * 4)')
  expect(css).toContain('--color-red-500')
  expect(css).toContain('grid-template-columns: 1fr 2fr')
  expect(css).not.toMatch(/\.card|--color-blue-500|\.p-5/)
  expect(await sheetOf('card', 'hero', 'container-of-mine', '}', '</style>', '*/')).toBe('')
  expect(await sheetOf()).toBe('')
})

test('the reset gives way to all other sheets, the utilities stand where the sheet stands', async () => {
  const css = await sheetOf('p-4')
  expect(css).toMatch(/@layer base \{/)
  expect(css.slice(css.indexOf('.p-4') - 3)).toMatch(/^\n?\}?\n\.p-4/)
})

test('the same classes make the same sheet, in any order and whatever came before', async () => {
  const fresh = await sheetOf('p-4', 'shadow-lg', 'flex')
  expect(await sheetOf('flex', 'shadow-lg', 'p-4')).toBe(fresh)
  const compiler = createUtilityCompiler()
  await compiler.sheet(['p-4', 'shadow-lg'])
  expect(await compiler.sheet(['shadow-lg', 'p-4', 'flex'])).toBe(fresh)
  await compiler.sheet(['p-4', 'shadow-lg', 'flex', 'underline'])
  expect(await compiler.sheet(['p-4', 'shadow-lg', 'flex'])).toBe(fresh)
})

test('one more class is one more rule: whoever follows the sheet reads nothing else of it', async () => {
  const compiler = createUtilityCompiler()
  const names = Array.from({ length: 200 }, (_, index) => [`p-${index}`, `w-[${index}px]`, `md:mt-${index}`]).flat()
  const sheet = parseCss(await compiler.sheet(names), 'made.css')
  const more = await compiler.sheet([...names, 'p-[7px]'])
  expect(followText(sheet, more)).toMatchObject([{ removed: 0, inserted: 1 }])
  expect(printCss(sheet)).toBe(more)
  // A colour comes with its variable, which stands with those of the theme.
  const most = await compiler.sheet([...names, 'p-[7px]', 'hover:bg-red-500'])
  expect(followText(sheet, most)?.reduce((sum, { inserted }) => sum + inserted, 0)).toBe(2)
  expect(printCss(sheet)).toBe(most)
})

test('an export can shorten it, and keeps the notice', async () => {
  const css = await sheetOf('p-4', 'hover:bg-red-500', 'animate-spin', 'md:dark:text-lg/7')
  const short = await minifyCss(css)
  expect(short.length).toBeLessThan(css.length)
  expect(short).toContain('MIT License')
})

test('the names of the utilities', async () => {
  const names = await utilityNames()
  expect(names.length).toBeGreaterThan(10_000)
  expect(names).toEqual(expect.arrayContaining(['flex', 'p-4', 'bg-red-500']))
})

const compiled = (rules: string, ...classes: string[]) => createUtilityCompiler().sheet(classes, rules)

test('rules that apply utilities, and values of the theme, come before the utilities with all they need', async () => {
  const css = await compiled('.btn { @apply p-4 hover:underline shadow-lg; width: theme(spacing.4) }', 'm-2')
  expect(css).toMatch(/\.btn \{[^}]*padding: calc\(var\(--spacing\) \* 4\)/)
  expect(css).toContain('width: 1rem')
  expect(css).toMatch(/&:hover \{\s*@media \(hover: hover\) \{\s*text-decoration-line: underline/)
  expect(css).toContain('@property --tw-shadow')
  expect(css).toContain('--spacing: 0.25rem')
  expect(css.indexOf('.btn')).toBeLessThan(css.indexOf('.m-2'))
  expect(await compiled('@media (width >= theme(--breakpoint-md)) { .a { color: red } }')).toContain('(width >= 48rem)')
})

test('what Tailwind refuses is left out, and nothing else', async () => {
  const css = await compiled('.a { @apply p-4 nope; gap: theme(none.1); top: --spacing(2) } .b { @apply m-3; @apply }')
  expect(css).toMatch(/\.a \{\s*padding/)
  expect(css).toMatch(/\.b \{\s*margin/)
  expect(css).toContain('top: calc')
  expect(css).not.toMatch(/nope|none\.1/)
  expect(await compiled('.a { @apply nope }')).toBe('')
  expect(await compiled('@plugin "x" { a: theme(b) } .a { @apply p-4 }')).toContain('padding')
})

test('other rules make another sheet, and the same ones go on from the last', async () => {
  const compiler = createUtilityCompiler()
  await compiler.sheet(['p-4'], '.a { @apply m-1 }')
  const next = await compiler.sheet(['p-4'], '.a { @apply m-2 }')
  expect(next).toBe(await compiled('.a { @apply m-2 }', 'p-4'))
  expect(await compiler.sheet(['p-4', 'flex'], '.a { @apply m-2 }')).toBe(
    await compiled('.a { @apply m-2 }', 'flex', 'p-4'),
  )
})

test.each([
  ['.btn { @apply p-44x flex }', [{ name: 'p-44x', selector: '.btn', nearest: 'p-44' }]],
  [
    '.a { .b { @apply hovr:bg-rad-500! } }',
    [{ name: 'hovr:bg-rad-500!', selector: '.a .b', nearest: 'hover:bg-red-500' }],
  ],
  ['.a { @apply nothing-like-this-at-all }', [{ name: 'nothing-like-this-at-all', selector: '.a', nearest: null }]],
  ['.a { @apply p-[3px] hover:underline! -mt-4 bg-red-500/50 w-1/2 !important; color: theme(none) }', []],
])('a name that nobody knows is told with its rule and the one most like it: %s', async (rules, expected) => {
  const known = await knownClasses()
  expect(unknownApplied(rules, known)).toEqual(expected)
})
