import type { BrowserContext } from '@playwright/test'
import { createEditorActor } from '../actors/editor-actor.ts'
import { expect, test } from '../actors/test.ts'
import { createWorkspaceActor } from '../actors/workspace-actor.ts'

test.use({ installs: false })

/** A tab that wants the project of the first one, and follows it. */
async function follow(context: BrowserContext) {
  const other = createEditorActor(await context.newPage())
  await other.page.goto('/add-blocks')
  const banner = other.page.getByText('open for editing in another tab')
  await expect(banner).toBeVisible()
  return { other, banner }
}

test('a second tab follows read-only and can take over, without auto save too; no save is lost', async ({
  page,
  context,
  editor,
  startSite,
}) => {
  await startSite('Shared', 'Heading')
  await editor.save()
  const { other } = await follow(context)
  await expect(other.element('h1')).toHaveText('Heading')

  await page.bringToFront()
  await editor.settled()
  await editor.writeInto('h1', 'From the first tab')
  await editor.save()
  await expect(other.element('h1')).toHaveText('From the first tab')

  await test.step('a tab that is taken over first stores what it has not stored yet', async () => {
    await editor.openPlace('Settings')
    await page.getByRole('switch', { name: 'Save automatically' }).click()
    await page.keyboard.press('Escape')
    await editor.writeInto('h1', 'Never asked to save')
    await other.takeOver()
    await expect(other.element('h1')).toHaveText('Never asked to save')
    await expect(page.getByText('open for editing in another tab')).toBeVisible()
    // Its steps are kept for when it takes the project back; until then there is nothing it may take back.
    await editor.loaded()
    await expect(page.getByRole('banner').getByRole('button', { name: /^Undo/ })).toBeDisabled()
  })

  await other.page.bringToFront()
  await other.settled()
  await other.writeInto('h1', 'From the second tab')
  await other.save()
  await expect(editor.element('h1')).toHaveText('From the second tab')
})

test('a tab that is reloaded keeps the project; when it is closed, the tab that followed writes', async ({
  page,
  context,
  editor,
  startSite,
}) => {
  await startSite('Kept', 'Heading')
  await editor.save()
  const { other, banner } = await follow(context)
  await page.bringToFront()
  await page.reload()
  await editor.ready()
  await editor.settled()
  await editor.writeInto('h1', 'Still the first tab')
  await editor.save()
  await expect(other.element('h1')).toHaveText('Still the first tab')
  await expect(banner).toBeVisible()

  await page.close()
  await expect(banner).toBeHidden()
  await other.loaded()
  await other.settled()
  await other.writeInto('h1', 'From the tab that is left')
  await other.save()
})

test('code that is typed waits while another tab writes, and overwrites what that stored only when asked to', async ({
  page,
  context,
  editor,
  startSite,
}) => {
  const writeCode = async (tab: typeof editor, at: string, text: string) => {
    await tab.openPlace('Page Code Manager')
    await tab.page.getByRole('textbox', { name: 'Code of HTML' }).click()
    await tab.page.keyboard.press(at)
    await tab.page.keyboard.insertText(text)
  }
  await startSite('Code', 'Heading')
  await editor.save()
  await writeCode(editor, 'ControlOrMeta+End', '<p>mine</p>')
  const { other } = await follow(context)
  await other.takeOver()
  await writeCode(other, 'ControlOrMeta+Home', '<p>theirs</p>')
  await other.page.keyboard.press('ControlOrMeta+S')
  await expect(other.toast('File Saved Successfully')).toBeVisible()

  await page.bringToFront()
  const dialog = page.getByRole('dialog', { name: 'Page Code Manager' })
  await expect(dialog.getByText('it waits until you take over')).toBeVisible()
  await dialog.getByRole('button', { name: 'Take over' }).click()
  const save = dialog.getByRole('button', { name: 'Save', exact: true })
  await expect(save).toBeEnabled()
  await expect(dialog.getByRole('textbox', { name: 'Code of HTML' })).toContainText('mine')
  await expect(editor.canvas.locator('p')).toHaveText('theirs')
  await save.click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('HTML was changed elsewhere while you typed.')
  await question.getByRole('button', { name: 'Save mine' }).click()
  await expect(editor.canvas.locator('p')).toHaveText('mine')
})

test('each tab keeps its own project: reloaded, in its address, and on the way Back', async ({
  page,
  context,
  editor,
  startSite,
}) => {
  await startSite('First', 'Heading')
  await editor.save()
  const other = createEditorActor(await context.newPage())
  const otherWorkspace = createWorkspaceActor(other.page)
  await otherWorkspace.open()
  await otherWorkspace.create('Second')
  await other.ready()
  await other.dropBlock('Text')
  await other.save()

  await page.bringToFront()
  await page.reload()
  await editor.ready()
  await expect(editor.element('h1')).toBeAttached()

  await test.step('an address opens the project it names, in a new tab too', async () => {
    const bookmark = createEditorActor(await context.newPage())
    await bookmark.page.goto(page.url())
    await expect(bookmark.element('h1')).toBeAttached()
    await bookmark.page.close()
  })

  await test.step('Back leads to the project that stood there', async () => {
    await editor.leave()
    await createWorkspaceActor(page).edit('Second')
    await expect(editor.element('h1')).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL(/\/workspace$/)
    await page.goBack()
    await expect(editor.element('h1')).toBeAttached()
  })
})
