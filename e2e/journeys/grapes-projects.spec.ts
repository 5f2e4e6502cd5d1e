import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from '../actors/test.ts'
import { grapesCases } from '../fixtures/grapes-projects.ts'
import { type ExportedPage, makeProject, plainGrapes } from '../support/plain-grapes.ts'

const types: Readonly<Record<string, string>> = { html: 'text/html', css: 'text/css', js: 'text/javascript' }

/** Serves the files of a site at an address of its own. */
async function openSite(page: Page, files: Readonly<Record<string, string>>, path: string): Promise<void> {
  await page.route('https://site.test/**', (route) => {
    const name = new URL(route.request().url()).pathname.slice(1)
    const body = files[name]
    if (body === undefined) return route.fulfill({ status: 404 })
    return route.fulfill({ contentType: `${types[name.split('.').at(-1) ?? '']};charset=utf-8`, body })
  })
  await page.goto(`https://site.test/${path}`)
}

/** What a visitor sees of every element: its place and every computed value, of what stands before and after it too. */
const look = (page: Page) =>
  page.evaluate(() =>
    [document.body, ...document.body.querySelectorAll('*')]
      .filter(({ localName }) => !['script', 'style'].includes(localName))
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        const styles = [null, '::before', '::after'].map((pseudo) => {
          const computed = getComputedStyle(element, pseudo)
          return [...computed].map((name) => `${name}: ${computed.getPropertyValue(name)}`).join('; ')
        })
        return { tag: element.localName, class: element.className, place: [x, y, width, height], styles }
      }),
  )

const reference = ({ html, css, js }: ExportedPage) => ({
  'index.html': `<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><style>${css}</style></head>${html.replace('</body>', `<script>${js}</script></body>`)}</html>`,
})

test.use({ installs: false })

for (const { name, make } of grapesCases)
  test(`a project of GrapesJS looks as GrapesJS exports it: ${name}`, async ({ page, workspace, browser }) => {
    const grapes = await plainGrapes(browser)
    const { json, pages } = await makeProject(grapes, make)
    await workspace.open()
    const notice = page.getByRole('button', { name: 'Understood' })
    await page.addLocatorHandler(notice, () => notice.click())
    await workspace.load({ name: 'Case.json', mimeType: 'application/json', buffer: Buffer.from(json) })
    await expect(workspace.card('Case')).toBeVisible()
    const zip = unzipSync(await readFile(await workspace.export('Case')))
    const files = Object.fromEntries(Object.entries(zip).map(([path, bytes]) => [path, strFromU8(bytes)]))
    const made = Object.keys(files).filter((path) => /^[^/]+\.html$/.test(path))
    expect(made).toHaveLength(pages.length)

    const theirs = await browser.newPage()
    const ours = await browser.newPage()
    for (const [index, exported] of pages.entries()) {
      await openSite(theirs, reference(exported), 'index.html')
      await openSite(ours, files, index === 0 ? 'index.html' : (made.find((path) => path !== 'index.html') ?? ''))
      for (const width of [1200, 800, 400]) {
        for (const shown of [theirs, ours]) await shown.setViewportSize({ width, height: 700 })
        for (const shown of [theirs, ours]) await shown.mouse.move(12, 12)
        expect(await look(ours)).toEqual(await look(theirs))
        expect((await ours.screenshot()).equals(await theirs.screenshot())).toBe(true)
      }
      for (const shown of [theirs, ours]) await shown.unrouteAll()
    }
  })
