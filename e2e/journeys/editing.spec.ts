import type { Pergola } from '@pergola/contracts'
import { expect, test } from '../actors/test.ts'

declare const window: Window & { pergola: Pergola }

test.use({ installs: false })

test.beforeEach(async ({ editor, startSite }) => {
  await startSite('Editing')
  await editor.dropBlock('Section')
  await editor.dropBlock('Heading', 'section')
})

test('duplicate, copy, paste and delete by keyboard; undo goes back to the empty page', async ({ page, editor }) => {
  const headings = editor.canvas.locator('h1')
  await editor.select('h1')
  await page.keyboard.press('ControlOrMeta+D')
  await expect(headings).toHaveCount(2)
  await page.keyboard.press('ControlOrMeta+C')
  await page.keyboard.press('ControlOrMeta+V')
  await expect(headings).toHaveCount(3)
  await page.keyboard.press('Delete')
  await expect(headings).toHaveCount(2)
  for (const left of [3, 2, 1, 0]) {
    await editor.undo()
    await expect(headings).toHaveCount(left)
  }
  await editor.undo()
  await expect(editor.canvas.locator('section')).toHaveCount(0)
  await expect(page.getByRole('banner').getByRole('button', { name: /^Undo/ })).toBeDisabled()
})

test('what is put into another page keeps its pictures and links; what cannot stand there is told', async ({
  page,
  context,
  editor,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  // As large before the answer that there is no such picture as after it: a press has to meet it.
  const img = '<img src="./assets/a.png" alt="A" width="40" height="40">'
  const html = `<section><a href="./pages/team.html">Team</a>${img}</section>`
  await page.evaluate((text) => window.pergola.page.load({ html: text }), html)
  await editor.select('img')
  await page.getByRole('button', { name: 'Select parent', exact: true }).click()
  await page.keyboard.press('ControlOrMeta+C')
  // Whoever has something unsaved stays with it when a page is made.
  await editor.save()
  await editor.openPlace('Pages')
  const pages = page.getByRole('region', { name: 'Pages' })
  await pages.getByLabel('New page name').fill('team')
  await pages.getByRole('button', { name: 'Create page' }).click()
  await expect(editor.canvas.locator('img')).toHaveCount(0)
  await editor.ready()
  await page.locator('iframe[title="team"]').click()
  await page.keyboard.press('ControlOrMeta+V')
  await expect(editor.element('img')).toHaveAttribute('src', '../assets/a.png')
  await expect(editor.element('a')).toHaveAttribute('href', '../pages/team.html')

  for (const [text, told] of [
    ['<tr><td>1</td></tr>', 'Not allowed: what was copied cannot stand here.'],
    [' ', 'There is nothing to paste.'],
  ] as const) {
    await page.evaluate((words) => navigator.clipboard.writeText(words), text)
    await page.keyboard.press('ControlOrMeta+V')
    await expect(editor.toast(told)).toBeVisible()
  }
})

test('one page under all hands: values, layers, the palette, the context menu and leaving', async ({
  page,
  editor,
}) => {
  await test.step('an unsupported value is not applied', async () => {
    await editor.select('h1')
    const before = await editor.styleOf('h1', 'font-size')
    await editor.style('Typography', 'Size', 'huge-ish')
    await expect.poll(() => editor.styleOf('h1', 'font-size')).toBe(before)
  })

  await test.step('a value for mobile goes into a media query and leaves the desktop alone', async () => {
    await editor.select('h1')
    await editor.device('mobile')
    await editor.style('Typography', 'Size', '21px')
    await expect.poll(() => editor.styleOf('h1', 'font-size')).toBe('21px')
    await editor.device('desktop')
    await expect.poll(() => editor.styleOf('h1', 'font-size')).not.toBe('21px')
  })

  await test.step('the layers tree selects, and refuses to put an element into itself', async () => {
    const tree = page.getByRole('tree', { name: 'Layers' })
    if (!(await tree.isVisible())) await editor.openPlace('Layers')
    const section = tree.getByRole('treeitem', { name: 'Section' })
    const heading = tree.getByRole('treeitem', { name: 'Heading' })
    await section.click()
    await expect(section).toHaveAttribute('aria-selected', 'true')
    await editor.select('h1')
    await expect(heading).toHaveAttribute('aria-selected', 'true')
    await editor.drag(await editor.centreOf(section), await editor.centreOf(heading))
    await expect(editor.toast('Not allowed')).toBeVisible()
    await expect(editor.canvas.locator('section h1')).toHaveCount(1)
  })

  await test.step('the palette runs commands by name, the context menu acts on what was clicked', async () => {
    await editor.select('h1')
    await page.keyboard.press('ControlOrMeta+K')
    const palette = page.getByRole('dialog')
    await expect(palette).toBeVisible()
    await page.keyboard.type('Duplicate')
    await expect(palette.getByRole('option').first()).toContainText('Duplicate')
    await page.keyboard.press('Enter')
    await expect(editor.canvas.locator('h1')).toHaveCount(2)

    const { x, y } = await editor.centreOf(editor.element('h1'))
    await page.mouse.click(x, y, { button: 'right' })
    await page.getByRole('menuitem', { name: /^Delete/ }).click()
    await expect(editor.canvas.locator('h1')).toHaveCount(1)
  })

  await test.step('leaving with unsaved changes asks, and nothing is lost by staying', async () => {
    await editor.openPlace('Settings')
    await page.getByRole('switch', { name: 'Save automatically' }).click()
    await page.keyboard.press('Escape')
    await editor.writeInto('h1', 'Unsaved')
    await editor.openPlace('Out to projects')
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('There is changes not saved , are you sure to leave ?')
    await question.getByRole('button', { name: 'Stay' }).click()
    await expect(editor.element('h1')).toHaveText('Unsaved')
  })
})
