import type { Locator, Page } from '@playwright/test'
import type { Pergola } from '@pergola/contracts'
import { expect, test } from '../actors/test.ts'
import type { EditorActor } from '../actors/editor-actor.ts'

test.use({ installs: false })

test.beforeEach(async ({ page, editor, startSite }) => {
  await startSite('Layers')
  await editor.dropBlock('Container')
  await editor.dropBlock('Heading', 'section')
  await editor.dropBlock('Button', 'section')
  const tree = page.getByRole('tree', { name: 'Layers' })
  if (!(await tree.isVisible())) await editor.openPlace('Layers')
})

const row = (page: Page, name: string): Locator =>
  page.getByRole('tree', { name: 'Layers' }).getByRole('treeitem', { name })

/** Carries a row over another one and leaves it at its top edge, its bottom edge or its middle. */
async function carry(editor: EditorActor, from: Locator, to: Locator, where: 'before' | 'after' | 'inside') {
  const start = await editor.centreOf(from)
  const box = await to.boundingBox()
  if (!box) throw new Error('the row is not in view')
  const part = { before: 0.1, after: 0.9, inside: 0.5 }[where]
  await editor.drag(start, { x: box.x + box.width / 2, y: box.y + box.height * part })
}

const order = (editor: EditorActor) =>
  editor.canvas.locator('body').evaluate((body) => {
    const read = (element: Element): string => {
      const inside = [...element.children].filter((child) => /^(?:section|h1|button)$/i.test(child.tagName)).map(read)
      return element.localName + (inside.length > 0 ? `(${inside.join(' ')})` : '')
    }
    return read(body)
  })

test('a layer goes before, after and inside another, one undo step each; refused or given up, nothing changes', async ({
  page,
  editor,
}) => {
  const asMade = () => expect.poll(() => order(editor)).toBe('body(section(h1 button))')

  await test.step('what cannot stand there is refused with a word', async () => {
    await carry(editor, row(page, 'Container'), row(page, 'Button'), 'inside')
    await expect(editor.toast('Not allowed')).toBeVisible()
    await carry(editor, row(page, 'Heading'), row(page, 'Body'), 'before')
    await asMade()
  })

  await test.step('what is not to be dragged says why', async () => {
    await row(page, 'Button').click()
    await editor.tab('Traits')
    await editor.press(page.getByRole('button', { name: 'Props (Advanced)', exact: true }), 'aria-expanded')
    await page.getByRole('switch', { name: 'draggable' }).click()
    await carry(editor, row(page, 'Button'), row(page, 'Heading'), 'before')
    await expect(editor.toast('Not allowed: draggable is off in its Traits, Props (Advanced).')).toBeVisible()
    await asMade()
    await page.getByRole('switch', { name: 'draggable' }).click()
  })

  await test.step('Esc gives a drag up', async () => {
    const from = await editor.centreOf(row(page, 'Button'))
    const to = await editor.centreOf(row(page, 'Heading'))
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(from.x + 6, from.y + 6, { steps: 3 })
    await page.mouse.move(to.x, to.y - 12, { steps: 8 })
    await page.keyboard.press('Escape')
    await page.mouse.up()
    await asMade()
  })

  await test.step('before, after, inside, and back', async () => {
    await carry(editor, row(page, 'Button'), row(page, 'Heading'), 'before')
    await expect.poll(() => order(editor)).toBe('body(section(button h1))')
    await carry(editor, row(page, 'Button'), row(page, 'Container'), 'after')
    await expect.poll(() => order(editor)).toBe('body(section(h1) button)')
    await carry(editor, row(page, 'Button'), row(page, 'Container'), 'inside')
    await asMade()
    // What was dropped is what one goes on with.
    await expect(row(page, 'Button')).toHaveAttribute('aria-selected', 'true')
    await editor.undo()
    await expect.poll(() => order(editor)).toBe('body(section(h1) button)')
    await editor.undo()
    await editor.undo()
    await asMade()
  })
})

test('after a search the tree shows what is selected, whether the search found it or not', async ({ page, editor }) => {
  const html = Array.from({ length: 200 }, (_, at) => `<section class="part-${at}"><h2>Part ${at}</h2></section>`).join(
    '',
  )
  await page.evaluate((text) => (globalThis as unknown as { pergola: Pergola }).pergola.page.load({ html: text }), html)
  await editor.loaded()
  const search = page.getByRole('textbox', { name: 'Search layers' })
  await search.fill('Part 180')
  await row(page, 'section.part-180').click()
  await search.fill('')
  await expect(row(page, 'section.part-180')).toBeInViewport()
  await search.fill('part-7')
  await expect(row(page, 'section.part-180')).toBeHidden()
  await search.fill('')
  await expect(row(page, 'section.part-180')).toBeInViewport()
  // The panels reach far down by now; the window itself has nowhere to be scrolled to.
  await expect(page.getByRole('button', { name: 'Typography', exact: true })).toBeAttached()
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0)
})
