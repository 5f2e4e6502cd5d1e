import { expect, test } from '../actors/test.ts'
import { zip } from '../support/zip-folder.ts'
import { lookAround, openEachPage, openPage, reviewAndTrust, touchEverything } from './tour.ts'
import { pergolaFiles, siteFiles, siteZipName, vectorCount } from './vectors/arsenal.ts'
import { expectQuiet, watchContext } from './witness.ts'

test.setTimeout(180_000)

const kinds = [
  { kind: 'an ordinary site', archive: { ...zip('x.zip', siteFiles()), name: siteZipName } },
  { kind: 'a project of Pergola', archive: zip('hostile.zip', pergolaFiles()) },
] as const

for (const { kind, archive } of kinds) {
  test(`nothing of ${kind} runs in the editor, restricted or trusted`, async ({ page, context, workspace, editor }) => {
    await workspace.open()
    // The first visit ends with a reload, which would take the toast of the import with it.
    await expect(editor.toast('App installed successfully')).toBeVisible()
    const witness = watchContext(context)

    await workspace.load(archive)
    await expect(editor.toast('Project loaded successfully')).toBeVisible()
    const card = page.getByRole('article').first()
    await expect(card).toContainText('<img src=x onerror=')
    await expect(card).toContainText('Restricted')
    await card.getByRole('button', { name: /^Edit / }).click()
    await expect(editor.element('h1')).toHaveText('Hello')
    await expect(page.getByText('Restricted mode')).toBeVisible()
    expectQuiet(witness)

    await touchEverything(editor)
    await lookAround(editor)
    expectQuiet(witness)
    await openEachPage(editor)
    expectQuiet(witness)

    await openPage(editor, 'index')
    await reviewAndTrust(editor)
    await touchEverything(editor)
    await openEachPage(editor)
    expectQuiet(witness)
  })
}

test('a zip that is refused is refused in words, and runs nothing', async ({ page, context, workspace, editor }) => {
  await workspace.open()
  await expect(editor.toast('App installed successfully')).toBeVisible()
  const witness = watchContext(context)
  const name = '<img src=x onerror=console.log(1516,0,self.origin)>'
  await workspace.load(zip('files.zip', { 'index.html': '<p>x', [`${name}.html`]: '<p>y' }))
  await expect(page.getByText(`Error loading project: `).first()).toContainText(name)
  const page1 = { id: '1', name, pathes: { html: 'editor/pages/a.html', css: '', js: '' } }
  await workspace.load(
    zip('record.zip', {
      'editor/pergola.json': JSON.stringify({ name, pages: { [name]: page1 } }),
      'index.html': '<p>x',
    }),
  )
  await expect(page.getByText(`"${name}" cannot be the name of a page.`).first()).toBeVisible()
  await expect(page.locator('img[src="x"]')).toHaveCount(0)
  expectQuiet(witness)
})

test('there are enough vectors', () => {
  expect(vectorCount).toBeGreaterThan(60)
})
