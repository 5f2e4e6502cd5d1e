import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { Pergola } from '@pergola/contracts'
import { strFromU8, unzipSync } from 'fflate'
import type { EditorActor } from '../actors/editor-actor.ts'
import { expect, test } from '../actors/test.ts'
import { unzipToDisk } from '../support/unzip-to-disk.ts'

test.use({ installs: false })

async function openSection(page: Page, name: string) {
  const panel = page.getByRole('region', { name: 'Commands' })
  const header = panel.getByRole('button', { name: new RegExp(`^${name}`) })
  if ((await header.getAttribute('aria-expanded')) !== 'true') await header.click()
}

/** A counter, by mouse and keyboard: data on a block, a handler and a text on what stands in it. */
async function authorCounter(page: Page, editor: EditorActor) {
  await editor.dropBlock('Section')
  await expect(editor.element('section')).toBeVisible()
  await editor.dropBlock('Button', 'section')
  await editor.dropBlock('Text', 'section')
  await editor.select('section')
  await editor.tab('Commands')
  await openSection(page, 'Data')
  await page.getByLabel('Name', { exact: true }).fill('count')
  await page.getByLabel('Value', { exact: true }).fill('0')
  await page.getByRole('button', { name: 'Add data' }).click()

  await editor.select('button')
  await editor.tab('Commands')
  await openSection(page, 'On')
  await page.getByLabel('Event', { exact: true }).fill('click')
  await page.keyboard.press('Enter')
  await page.getByLabel('Handler').pressSequentially('cou')
  // What the block around it makes known is offered.
  await expect(page.getByRole('option', { name: /^count/ })).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.type('++')
  await page.getByRole('button', { name: 'Add event' }).click()
  await expect(page.getByText('v-on:click', { exact: true }).first()).toBeVisible()

  await editor.select('section p')
  await editor.tab('Commands')
  await openSection(page, 'Text')
  await page.getByLabel('Expression').fill('`${count} times`')
}

test('a counter is authored, counts in the preview, and counts where it was exported to', async ({
  page,
  context,
  workspace,
  editor,
  startSite,
}) => {
  await startSite('Counter')
  await authorCounter(page, editor)
  await expect.poll(() => editor.element('section p').getAttribute('v-text')).toBe('`${count} times`')
  await editor.save()

  await page.keyboard.press('ControlOrMeta+Shift+P')
  const overlay = page.getByRole('dialog', { name: 'Preview' })
  const shown = overlay.locator('iframe').contentFrame()
  await expect(shown.locator('p')).toHaveText('0 times')
  await shown.locator('button').click()
  await shown.locator('button').click()
  await expect(shown.locator('p')).toHaveText('2 times')
  await overlay.getByRole('button', { name: 'Close' }).click()
  await editor.leave()

  const zip = await workspace.export('Counter')
  const { addressOf } = unzipToDisk(zip)
  const visitor = await context.newPage()
  await visitor.goto(addressOf('index.html'))
  await expect(visitor.locator('p')).toHaveText('0 times')
  await visitor.locator('button').click()
  await expect(visitor.locator('p')).toHaveText('1 times')

  await workspace.load(zip)
  await expect(editor.toast('Project loaded successfully')).toBeVisible()
  const again = await workspace.export('Counter')
  expect(Buffer.compare(await readFile(again), await readFile(zip))).toBe(0)
})

test('a component runs over the canvas and stops again, and the page stays as it was', async ({
  page,
  editor,
  startSite,
}) => {
  await startSite('Mounted')
  await editor.actualSize()
  await authorCounter(page, editor)
  await editor.save()
  await editor.select('section p')
  await page.keyboard.press('Escape')

  const source = () => page.evaluate(() => (globalThis as unknown as { pergola: Pergola }).pergola.page.source())
  const before = await source()
  await page.getByRole('button', { name: 'Mount component' }).click()
  const running = page.frameLocator('iframe[title="Running components of index"]')
  await expect(running.locator('p')).toHaveText('0 times')
  await running.locator('button').click()
  await expect(running.locator('p')).toHaveText('1 times')
  // The element stays selected, and the running one covers it.
  const unmount = page.getByRole('button', { name: 'Unmount component' })
  await expect(unmount).toBeVisible()
  const drawn = await editor.element('section').boundingBox()
  const run = await running.locator('section').boundingBox()
  expect(Math.abs((drawn?.x ?? -9) - (run?.x ?? 9)) + Math.abs((drawn?.y ?? -9) - (run?.y ?? 9))).toBeLessThan(2)
  await unmount.click()
  await expect(page.locator('iframe[title="Running components of index"]')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Mount component' })).toBeVisible()
  expect(await source()).toEqual(before)

  await page.keyboard.press('ControlOrMeta+K')
  await page.keyboard.type('mount components')
  await page.getByRole('option', { name: /^mount components/ }).click()
  await expect(running.locator('p')).toHaveText('0 times')
  await page.getByRole('button', { name: 'edite components' }).click()
  await expect(page.locator('iframe[title="Running components of index"]')).toHaveCount(0)

  // What is larger while it runs keeps the tools off.
  const list = '<section v-scope="{ all: 9 }"><p v-for="(one , at) in all">${one}</p></section><p>after</p>'
  await page.evaluate((html) => (globalThis as unknown as { pergola: Pergola }).pergola.page.load({ html }), list)
  await editor.select('section p')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Mount component' }).click()
  await expect(running.locator('section p')).toHaveCount(9)
  const bottomOf = async () => {
    const box = await running.locator('section').boundingBox()
    return box ? box.y + box.height : Number.NaN
  }
  const tools = page.getByRole('toolbar', { name: 'Element tools' })
  await expect.poll(async () => ((await tools.boundingBox())?.y ?? 0) >= (await bottomOf())).toBe(true)
})

test('a page without directives has no script, and a project that is restricted runs none over the canvas', async ({
  page,
  workspace,
  editor,
  startSite,
}) => {
  await startSite('Still')
  await authorCounter(page, editor)
  await editor.openPlace('Pages')
  await page.getByLabel('New page name').fill('plain')
  await page.getByRole('button', { name: 'Create page' }).click()
  await expect(editor.toast('Page created successfully')).toBeVisible()
  await editor.save()
  await editor.leave()
  const zip = await workspace.export('Still')
  const files = unzipSync(await readFile(zip))
  const text = (path: string) => strFromU8(files[path] ?? new Uint8Array())
  expect(text('index.html').match(/<script src="[^"]*"/g)).toEqual([
    '<script src="./libs/js/p-vue-plugins.js"',
    '<script src="./libs/js/p-vue.js"',
    '<script src="./libs/js/initPVue.js"',
  ])
  expect(text('pages/plain.html')).not.toContain('<script')

  await workspace.load(zip)
  await expect(editor.toast('Project loaded successfully')).toBeVisible()
  await workspace.edit('Still')
  await editor.ready()
  await editor.select('section p')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Mount component \(the project is restricted/ }).click()
  await expect(
    editor.toast(
      'This project is restricted: none of its code runs over the canvas. Trust it first, or run its scripts in the preview.',
    ),
  ).toBeVisible()
  await expect(page.locator('iframe[title^="Running"]')).toHaveCount(0)
})
