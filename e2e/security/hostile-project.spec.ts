import { expect, test } from '../actors/test.ts'
import { zip } from '../support/zip-folder.ts'
import {
  changeEverything,
  markupFromTexts,
  openPages,
  pressEverything,
  reviewAndTrust,
  visitPalette,
  visitPlaces,
  visitTabs,
  writeSomething,
} from './tour.ts'
import { pergolaFiles, siteFiles, siteZipName, vectorCount, vectorPages } from './vectors/arsenal.ts'
import { watchContext } from './witness.ts'

test.setTimeout(180_000)

const kinds = [
  { kind: 'an ordinary site', archive: { ...zip('x.zip', siteFiles()), name: siteZipName } },
  { kind: 'a project of Pergola', archive: zip('hostile.zip', pergolaFiles()) },
] as const

for (const { kind, archive } of kinds) {
  test(`nothing of ${kind} runs in the editor, restricted or trusted`, async ({ page, context, workspace, editor }) => {
    await workspace.open()
    const witness = watchContext(context)
    const nothingRan = () =>
      expect
        .soft({ runs: witness.runs, stopped: witness.stopped, surprises: witness.surprises })
        .toEqual({ runs: [], stopped: [], surprises: [] })

    await workspace.load(archive)
    await expect(editor.toast('Project loaded successfully')).toBeVisible()
    const card = page.getByRole('article').first()
    await expect(card).toContainText('<img src=x onerror=')
    await expect(card).toContainText('Restricted')
    nothingRan()

    await card.getByRole('button', { name: /^Edit / }).click()
    await expect(page).toHaveURL(/\/add-blocks/)
    await expect(editor.element('h1')).toHaveText('Hello')
    await expect(page.getByText('Restricted mode')).toBeVisible()

    const touch = async () => {
      const t0 = Date.now()
      expect(await pressEverything(editor)).toBeGreaterThan(50)
      console.log('press', Date.now() - t0)
      nothingRan()
      await changeEverything(editor)
      console.log('change', Date.now() - t0)
      await writeSomething(editor)
      nothingRan()
    }
    const lookAround = async () => {
      expect(await visitTabs(editor)).toBeGreaterThan(1)
      expect(await visitPlaces(editor)).toContain('Files Manager')
      await visitPalette(editor, 'img')
      expect(await markupFromTexts(editor)).toEqual([])
      nothingRan()
    }
    const openEach = async () => {
      const t0 = Date.now()
      await openPages(editor, [...vectorPages().keys()], async () => {
        await pressEverything(editor)
      })
      console.log('pages', Date.now() - t0)
      nothingRan()
    }
    await touch()
      const t0 = Date.now()
    await lookAround()
      console.log('look', Date.now() - t0)
    await openEach()

    await openPages(editor, ['index'], () => reviewAndTrust(editor))
    await touch()
    await openEach()
    expect(new URL(page.url()).origin).toBe(new URL(await page.evaluate(() => location.origin)).origin)
  })
}

test('there are enough vectors', () => {
  expect(vectorCount).toBeGreaterThan(60)
})
