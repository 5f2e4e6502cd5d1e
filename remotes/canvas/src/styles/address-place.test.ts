import { expect, test } from 'vitest'
import { publishSelection } from '../service/follow-page.ts'
import { openCore } from '../testing/open-core.ts'
import { createSizing } from '../viewport/sizing.ts'
import { createStyles } from './styles.ts'

async function placeOf(className: string, content: string, files: Record<string, string>) {
  const { core, find } = await openCore(content, files)
  const { surface } = createStyles(core, createSizing(core))
  const nothing = surface.addressPlace?.()
  publishSelection(core, [find('h1')])
  surface.selectClass(className)
  return [nothing, surface.addressPlace?.()]
}

const title = '<h1 class="title">Title</h1>\n'
const linked = `<link rel="stylesheet" href="./themes/dark/site.css">${title}`
const rule = '.title { color: red; }\n'

test.each([
  ['a rule that stands, in its sheet', linked, { 'themes/dark/site.css': rule }, 'themes/dark/site.css'],
  ['a new rule, in the sheet of the site', linked, { 'themes/dark/site.css': '' }, 'global/global.css'],
  ['a rule in a style element, in the page as it is built', `<style>${rule}</style>${title}`, {}, 'index.html'],
  ['there too, under the base of the page', `<base href="docs/"><style>${rule}</style>${title}`, {}, 'docs/'],
])('addresses start for %s', async (_rule, content, files: Record<string, string>, place) => {
  expect(await placeOf('title', content, { 'css/index.css': '', ...files })).toEqual([null, place])
})
