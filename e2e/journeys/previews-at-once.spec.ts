import type { Pergola } from '@pergola/contracts'
import type { Page } from '@playwright/test'
import { createEditorActor } from '../actors/editor-actor.ts'
import { expect, test } from '../actors/test.ts'

async function store(page: Page, html: string) {
  await page.evaluate(async (source) => {
    const { pergola } = globalThis as unknown as { pergola: Pergola }
    await pergola.page.load({ html: source })
    // Stored here or, where that took long, by itself meanwhile.
    await pergola.page.save().catch((error: Error) => {
      if (!error.message.endsWith('nothing-changed')) throw error
    })
  }, html)
}

async function preview(page: Page) {
  await page.keyboard.press('ControlOrMeta+Shift+P')
  return page.getByRole('dialog', { name: 'Preview' }).locator('iframe').contentFrame()
}

test('two tabs that preview a project at once leave each other its files, and its pages what they have stored', async ({
  page,
  context,
  startSite,
}) => {
  await startSite('Both')
  await store(page, '<h1>One</h1>')
  const first = await preview(page)
  await expect(first.locator('h1')).toHaveText('One')
  await first.locator('h1').evaluate(() => localStorage.setItem('kept', 'yes'))

  const beside = await context.newPage()
  await beside.goto('/')
  await expect(createEditorActor(beside).element('h1')).toHaveText('One')
  const second = await preview(beside)
  await expect(second.locator('h1')).toHaveText('One')
  const stored = () => first.locator('h1').evaluate(() => localStorage.getItem('kept'))
  expect(await stored()).toBe('yes')

  // Each is told of a save, and pushes what is different from what it knows.
  for (const words of ['Two', 'Three']) {
    await store(page, `<h1>${words}</h1>`)
    await expect(first.locator('h1')).toHaveText(words)
    await expect(second.locator('h1')).toHaveText(words)
  }
  expect(await stored()).toBe('yes')
})
