import type { Page } from '@playwright/test'
import type { Pergola } from '@pergola/contracts'
import { expect, test } from '../actors/test.ts'

declare const window: Window & { pergola: Pergola }

test.use({ installs: false })

/** A person without a mouse: walks with Tab and F6 until the control with that name has the focus. */
function createWalker(page: Page) {
  const nameOf = () =>
    page.evaluate(() => {
      const at = document.activeElement
      const label = at instanceof HTMLInputElement ? at.labels?.[0]?.textContent : null
      return label ?? at?.getAttribute('aria-label') ?? at?.textContent?.trim() ?? ''
    })

  async function press(key: string, name: string, most: number) {
    for (let step = 0; step < most; step += 1) {
      if ((await nameOf()) === name) return
      await page.keyboard.press(key)
    }
    expect(await nameOf(), `${key} leads to ${name}`).toBe(name)
  }

  return {
    nameOf,
    tabTo: (name: string) => press('Tab', name, 120),
    /** Through the parts of the window, which are less than ten. */
    partWith: (name: string) => press('F6', name, 9),
    async use(name: string) {
      await press('Tab', name, 120)
      await page.keyboard.press('Enter')
    },
  }
}

test('a site is made, styled, saved, previewed and exported without a mouse', async ({ page, workspace, editor }) => {
  const walker = createWalker(page)
  const canvasHasKeys = () => expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME')
  await workspace.open()
  await expect(page.getByText('No Projects Yet')).toBeVisible()
  await walker.use('New site')
  await expect(page.getByLabel('Project Name')).toBeFocused()
  await page.keyboard.type('Without a mouse')
  await walker.use('Create Project')
  await editor.ready()
  await editor.settled()

  await test.step('blocks, one in the other', async () => {
    await page.keyboard.press('a')
    await walker.use('Section')
    await expect(editor.element('section')).toBeVisible()
    await canvasHasKeys()
    await page.keyboard.press('a')
    await page.keyboard.press('F6')
    await walker.use('Heading')
    await expect(editor.element('section h1')).toBeVisible()
    await canvasHasKeys()
  })

  await test.step('text', async () => {
    await page.keyboard.press('Enter')
    await expect(editor.element('h1[contenteditable=true]')).toBeFocused()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('Written by keys')
    await page.keyboard.press('Escape')
    await expect(editor.element('h1')).toHaveText('Written by keys')
  })

  await test.step('the text of a button, which a blank and a new line do not press, and lines that come at once', async () => {
    await page.keyboard.press('a')
    await page.keyboard.press('F6')
    await walker.use('Button')
    await canvasHasKeys()
    await page.keyboard.press('Enter')
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('Buy it')
    await page.keyboard.press('Enter')
    await page.keyboard.insertText('now\nor\n\nnever')
    await page.keyboard.press('Escape')
    await expect
      .poll(() => page.evaluate(async () => (await window.pergola.page.source()).html))
      .toContain('>Buy it<br>now<br>or<br><br>never</button>')
    await page.keyboard.press('Delete')
    // What stands beside it is selected now.
    await expect(editor.canvas.locator('section button')).toHaveCount(0)
  })

  await test.step('walking, and all of a row', async () => {
    await page.keyboard.press('ControlOrMeta+D')
    await expect(editor.canvas.locator('h1')).toHaveCount(2)
    await page.keyboard.press('ControlOrMeta+A')
    await expect(page.getByRole('toolbar', { name: 'Element tools' })).toContainText('2 elements')
    expect(await page.evaluate(() => getSelection()?.toString())).toBe('')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    // Held, it takes no more away than pressed.
    for (let times = 0; times < 3; times += 1) await page.keyboard.down('Delete')
    await page.keyboard.up('Delete')
    await expect(editor.canvas.locator('h1')).toHaveCount(1)
  })

  await test.step('a style, and back to the page', async () => {
    await page.keyboard.press('s')
    // Its fields come a moment after the panel: who walks before passes them over.
    const styling = page.getByRole('region', { name: 'Styling', exact: true })
    await expect(styling.getByLabel('Width', { exact: true })).toBeVisible()
    await page.keyboard.press('Tab')
    await expect.poll(walker.nameOf).toBe('Select parent')
    await walker.tabTo('Width')
    await page.keyboard.type('320px')
    await page.keyboard.press('Enter')
    await expect.poll(() => editor.styleOf('h1', 'width')).toBe('320px')
    await page.keyboard.press('Escape')
    await canvasHasKeys()
    await page.keyboard.press('ControlOrMeta+Z')
    await expect.poll(() => editor.styleOf('h1', 'width')).not.toBe('320px')
    await page.keyboard.press('ControlOrMeta+Y')
  })

  await test.step('a page of its own', async () => {
    await page.keyboard.press('ControlOrMeta+S')
    await page.keyboard.press('F6')
    await walker.use('Pages')
    await expect(page.getByLabel('New page name')).toBeVisible()
    await walker.tabTo('New page name')
    await page.keyboard.type('about')
    await page.keyboard.press('Enter')
    await expect(editor.toast('Page created successfully')).toBeVisible()
  })

  await test.step('save, preview, export', async () => {
    await page.keyboard.press('ControlOrMeta+S')
    await expect(page.getByRole('banner').getByRole('status')).toHaveText(/^Saved/)
    await page.keyboard.press('ControlOrMeta+Shift+P')
    const preview = page.getByRole('dialog', { name: 'Preview' })
    await expect(preview).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(preview).toBeHidden()
    const download = page.waitForEvent('download')
    await page.keyboard.press('ControlOrMeta+Shift+E')
    expect(await (await download).failure()).toBeNull()
  })
})

test('F6 leads through every part of the window and back to where the focus was', async ({
  page,
  editor,
  startSite,
}) => {
  const walker = createWalker(page)
  await startSite('Parts')
  await editor.dropBlock('Section')
  const parts = async (key: string) => {
    const seen = new Set<string | null>()
    for (let step = 0; step < 9; step += 1) {
      await page.keyboard.press(key)
      seen.add(
        await page.evaluate(
          () => document.activeElement?.closest('[data-region]')?.getAttribute('data-region') ?? null,
        ),
      )
    }
    return seen
  }
  for (const key of ['F6', 'Shift+F6'])
    expect([...(await parts(key))]).toEqual(
      expect.arrayContaining(['bar', 'places', 'left', 'canvas', 'path', 'right']),
    )
  await walker.partWith('Add')
  await page.keyboard.press('ArrowDown')
  await walker.tabTo('Pages')
  await page.keyboard.press('F6')
  await page.keyboard.press('Shift+F6')
  expect(await walker.nameOf()).toBe('Pages')
})
