import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type { Pergola } from '@pergola/contracts'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from '../actors/test.ts'
import { conformanceRow, type PluginResult } from '../support/conformance-table.ts'
import { plugins, pluginFile } from '../support/grapes-plugins.ts'
import { exportBlocks, type ExportedBlock, plainGrapes } from '../support/plain-grapes.ts'
import { type ElementLook, openSite, siteLook } from '../support/site-look.ts'
import { zip } from '../support/zip-folder.ts'

declare const window: Window & { pergola: Pergola }

const table = fileURLToPath(new URL('../../docs/grapesjs.md', import.meta.url))
const moment = new Date('2026-06-01T12:00:00Z')
/** What GrapesJS puts before the rules of every page that it exports. */
const base = '* { box-sizing: border-box; } body {margin: 0;}'
const blank = `<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><style>${base}</style></head><body></body></html>`

/** Of a plugin with more blocks no pictures are taken: places and computed values say the same in a third of the time. */
const mostPictures = 20

test.use({ installs: false })

/** A project with a page that says no more than GrapesJS says of an empty one, and the plugin in it. */
async function openWithPlugin(page: Page, name: string): Promise<void> {
  await page.evaluate(
    async (bytes) => {
      const { id } = await window.pergola.projects.importZip(new Blob([new Uint8Array(bytes)]))
      await window.pergola.projects.trust(id)
      await window.pergola.projects.open(id)
      await window.pergola.commands.run('open:library-installer:modal')
    },
    [...zip('x.zip', { 'index.html': new TextEncoder().encode(blank) }).buffer],
  )
  const dialog = page.getByRole('dialog', { name: 'Library Installer' })
  await dialog.getByRole('tab', { name: 'GrapesJS plugins' }).click()
  await dialog.getByLabel('Choose a .js file', { exact: true }).last().setInputFiles(pluginFile(name))
  const installed = dialog.getByRole('list', { name: 'Installed plugins' })
  const refused = page.getByText(`${name} brings no blocks`)
  await expect(installed.or(refused).first()).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
}

/** The page with this block alone, as it is exported; null where the plugin's block was not taken. */
async function exportWith(page: Page, block: string): Promise<Readonly<Record<string, string>> | null> {
  const bytes = await page.evaluate(async (id) => {
    const { pergola } = window
    const inserted = await pergola.page.insertBlock(id, { selector: 'body', position: 'inside' }).then(
      () => true,
      () => false,
    )
    if (!inserted) return null
    await pergola.page.save()
    const [project] = await pergola.projects.list()
    const file = (await pergola.projects.exportZip(project?.id ?? '')) as Blob
    const bytesOf = [...new Uint8Array(await file.arrayBuffer())]
    await pergola.page.undo()
    return bytesOf
  }, block)
  if (bytes === null) return null
  const files = unzipSync(Uint8Array.from(bytes))
  return Object.fromEntries(Object.entries(files).map(([path, content]) => [path, strFromU8(content)]))
}

const clickable = 'button, a, [role="tab"], [class*="burger"], label, summary'

/** Presses what can be pressed, without leaving the page, one after the other. */
async function pressAll(page: Page): Promise<void> {
  await page.evaluate((selector) => {
    addEventListener('submit', (event) => event.preventDefault(), true)
    for (const element of [...document.querySelectorAll<HTMLElement>(selector)].slice(0, 8)) {
      element.addEventListener('click', (event) => element.localName === 'a' && event.preventDefault())
      element.click()
      // A caret blinks.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    }
  }, clickable)
  await page.clock.runFor(2000)
}

/** What still loads is drawn a little later. */
async function arePicturesAlike(ours: Page, theirs: Page): Promise<boolean> {
  const compare = async () => (await ours.screenshot()).equals(await theirs.screenshot())
  return expect
    .poll(compare, { timeout: 3000 })
    .toBe(true)
    .then(
      () => true,
      () => false,
    )
}

/** Which element differs, and in what. */
function firstDifference(own: readonly ElementLook[], other: readonly ElementLook[]): string | null {
  if (own.length !== other.length) return `${own.length} elements for ${other.length}`
  const at = other.findIndex((element, index) => JSON.stringify(element) !== JSON.stringify(own[index]))
  const [mine, theirs] = [own[at], other[at]]
  if (!mine || !theirs) return null
  const declarations = (look: ElementLook) => look.styles.flatMap((each) => each.split('; '))
  const all = declarations(theirs)
  const changed = declarations(mine).find((each, index) => each !== all[index])
  return `${theirs.tag}, ${changed ?? (mine.text === theirs.text ? 'place' : 'text')}`
}

/** Null where both look alike, before and after everything was pressed, wide and narrow; else what differs first. */
async function difference(ours: Page, theirs: Page, withPictures: boolean): Promise<string | null> {
  for (const step of ['at first', 'after clicks']) {
    for (const width of [1200, 400]) {
      for (const page of [ours, theirs]) await page.setViewportSize({ width, height: 800 })
      const [own, other] = [await siteLook(ours), await siteLook(theirs)]
      const differing = firstDifference(own, other)
      if (differing !== null) return `${step}, ${width} px: ${differing}`
      if (withPictures && !(await arePicturesAlike(ours, theirs))) return `${step}, ${width} px: picture`
    }
    for (const page of [ours, theirs]) await pressAll(page)
  }
  return null
}

const reference = ({ html, css, js }: ExportedBlock) => ({
  'index.html': `<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><style>${css}</style></head>${html.replace('</body>', `<script>${js}</script></body>`)}</html>`,
})

for (const plugin of plugins)
  test(`blocks of ${plugin} look and behave as GrapesJS exports them, or the table says why not`, async ({
    page,
    browser,
    workspace,
  }) => {
    await workspace.open()
    await page.waitForFunction(() => window.pergola !== undefined)
    const [ours, theirs] = [await browser.newPage(), await browser.newPage()]
    for (const shown of [ours, theirs]) {
      await shown.clock.install({ time: moment })
      await shown.clock.pauseAt(new Date(moment.getTime() + 60_000))
    }
    const exported = await exportBlocks(await plainGrapes(browser), pluginFile(plugin).buffer.toString())
    await openWithPlugin(page, plugin)
    const blocks: PluginResult['blocks'][number][] = []
    for (const block of exported.blocks) {
      const files = await exportWith(page, ownId(plugin, block.id))
      if (files === null) {
        blocks.push({ label: block.label, differs: 'not taken' })
        continue
      }
      await openSite(ours, files, 'index.html')
      await openSite(theirs, reference(block), 'index.html')
      for (const shown of [ours, theirs]) await shown.clock.runFor(2000)
      blocks.push({
        label: block.label,
        differs: await difference(ours, theirs, exported.blocks.length <= mostPictures),
      })
    }
    const { commands, problem } = exported
    expect(readFileSync(table, 'utf8').split('\n')).toContain(conformanceRow({ plugin, blocks, commands, problem }))
  })

/** As the installer makes ids. */
function ownId(plugin: string, block: string): string {
  const slug = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^a-z\d]+/g, '-')
      .replace(/^-+|-+$/g, '')
  return `${slug(plugin)}-${slug(block)}`
}
