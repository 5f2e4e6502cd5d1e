import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from '../actors/test.ts'
import { grapesCases } from '../fixtures/grapes-projects.ts'
import { openSite, siteLook } from '../support/site-look.ts'
import { type ExportedPage, makeProject, plainGrapes } from '../support/plain-grapes.ts'

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
        expect(await siteLook(ours)).toEqual(await siteLook(theirs))
        expect((await ours.screenshot()).equals(await theirs.screenshot())).toBe(true)
      }
    }
  })
