import type { Page } from '@playwright/test'
import type { EditorActor } from '../actors/editor-actor.ts'
import { expect, test } from '../actors/test.ts'
import type { WorkspaceActor } from '../actors/workspace-actor.ts'
import { zip, type ZipFile } from '../support/zip-folder.ts'
import {
  changeEverything,
  lookAround,
  lookAtNames,
  openEachPage,
  openPage,
  reviewAndTrust,
  touchEverything,
} from './tour.ts'
import { pergolaFiles, siteFiles, siteZipName, vectorCount } from './vectors/arsenal.ts'
import { expectQuiet, watchContext } from './witness.ts'

interface Visit {
  readonly page: Page
  readonly workspace: WorkspaceActor
  readonly editor: EditorActor
}

/** Brings the archive in from the workspace, where it is shown in words, and opens it: restricted, whatever it holds. */
async function openRestricted({ page, workspace, editor }: Visit, archive: ZipFile): Promise<void> {
  await workspace.load(archive)
  await expect(editor.toast('Project loaded successfully')).toBeVisible()
  const card = page.getByRole('article').first()
  await expect(card).toContainText('<img src=x onerror=')
  await expect(card).toContainText('Restricted')
  await card.getByRole('button', { name: /^Edit / }).click()
  await expect(editor.element('h1')).toHaveText('Hello')
  await expect(page.getByText('Restricted mode')).toBeVisible()
}

test.beforeEach(async ({ workspace, editor }) => {
  await workspace.open()
  // The first visit ends with a reload, which would take the toast of the import with it.
  await editor.installed()
})

test('nothing of an ordinary site runs in the editor, restricted or trusted', async ({
  page,
  context,
  workspace,
  editor,
}) => {
  expect(vectorCount).toBeGreaterThan(60)
  const witness = watchContext(context)
  await openRestricted({ page, workspace, editor }, { ...zip('x.zip', siteFiles()), name: siteZipName })
  expectQuiet(witness)

  await lookAtNames(editor)
  expectQuiet(witness)

  await openPage(editor, 'index')
  await reviewAndTrust(editor)
  await touchEverything(editor)
  await lookAtNames(editor)
  await openEachPage(editor)
  expectQuiet(witness)
})

// Restricted, everything is touched and every page opened where the editor has no policy at all: canvas-frame.spec.ts.
// Trusted, pages are treated the same wherever they come from: what a record and its texts bring is left to see.
test('nothing of a project of Pergola runs in the editor that trusts it', async ({
  page,
  context,
  workspace,
  editor,
}) => {
  const witness = watchContext(context)
  await openRestricted({ page, workspace, editor }, zip('hostile.zip', pergolaFiles()))
  expectQuiet(witness)

  await reviewAndTrust(editor)
  await changeEverything(editor)
  await lookAround(editor)
  expectQuiet(witness)
})

test('a zip that is refused is refused in words, and runs nothing', async ({ page, context, workspace }) => {
  const witness = watchContext(context)
  const name = '<img src=x onerror=console.log(1516,0,self.origin)>'
  await workspace.load(zip('files.zip', { 'index.html': '<p>x', [`../${name}.html`]: '<p>y' }))
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
