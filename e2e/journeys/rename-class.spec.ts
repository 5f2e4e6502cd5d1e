import type { Pergola } from '@pergola/contracts'
import { expect, test } from '../actors/test.ts'

declare const window: Window & { pergola: Pergola }

test.use({ installs: false })

const html = (page: string, name: string) =>
  `<p class="lead ${name}"\n :class="{ ${name}: true }">hero of ${page}</p>\n`
const css = (name: string) => `.${name}   { color : red }\n/* .hero */ .x > .${name}:hover{}\n`

test('a class gets another name on every page, and one step takes it back everywhere', async ({
  page,
  editor,
  startSite,
}) => {
  const texts = (of: string, name: string) => ({ html: html(of, name), css: css(name) })
  const load = (of: string) => page.evaluate((files) => window.pergola.page.load(files), texts(of, 'hero'))
  const source = () => page.evaluate(() => window.pergola.page.source())
  const goTo = async (name: string) => {
    await editor.openPage(name)
    await expect(editor.element('p')).toHaveText(`hero of ${name}`)
  }

  await startSite('Names')
  await load('index')
  await editor.save()
  await editor.createPage('about')
  await editor.openPage('about')
  await load('about')

  await editor.select('p')
  await editor.tab('Styling')
  const classes = page.getByRole('group', { name: 'Classes' })
  await editor.press(classes.getByRole('button', { name: /\.hero$/ }).first(), 'aria-pressed')
  await classes
    .getByRole('button', { name: /\.hero$/ })
    .first()
    .focus()
  await page.keyboard.press('F2')
  await expect(page.getByLabel('New name of .hero')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(classes.getByRole('button', { name: /\.hero$/ }).first()).toBeFocused()
  await page.getByRole('button', { name: 'Styles of this rule' }).click()
  await page.getByRole('menuitem', { name: 'Rename class .hero…' }).click()
  await page.getByLabel('New name of .hero').fill('title')
  await page.keyboard.press('Enter')
  await expect(editor.toast('.hero is .title now, in 4 files.')).toBeVisible()
  await expect(classes.getByRole('button', { name: /\.title$/ }).first()).toBeFocused()
  expect(await source()).toMatchObject(texts('about', 'title'))
  await expect.poll(() => editor.styleOf('p', 'color')).toBe('rgb(255, 0, 0)')
  await goTo('index')
  expect(await source()).toMatchObject(texts('index', 'title'))

  await editor.undo()
  await expect.poll(source).toMatchObject(texts('index', 'hero'))
  await editor.save()
  await goTo('about')
  expect(await source()).toMatchObject(texts('about', 'hero'))
})
