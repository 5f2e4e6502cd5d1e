import type { FrameLocator } from '@playwright/test'
import { expect, test } from '../actors/test.ts'
import { runScripts } from '../support/run-scripts.ts'
import { startSuite } from '../support/start-suite.ts'
import { zip } from '../support/zip-folder.ts'

const page = (title: string, link: string, script = '') =>
  `<!doctype html><html lang="en"><head><link rel="stylesheet" href="css/site.css"></head><body><h1>${title}</h1><a href="${link}">Next</a>${script}</body></html>`

/** Says where it runs, and what it reaches from there. */
const probe = `<script>
  let reached = 'nothing'
  try { reached = parent.document.title } catch {}
  try { reached = String(localStorage.length) } catch {}
  document.body.dataset.origin = self.origin
  document.body.dataset.reached = reached
</script><script src="js/site.js"></script>`

const site = zip('alone.zip', {
  'index.html': page('Home', './about.html', probe),
  'about.html': page('About', 'index.html'),
  'css/site.css': 'h1 { color: rgb(1, 2, 3) }',
  'js/site.js': 'document.body.dataset.script = "ran"',
})

/** The frame goes away under the press, and now and then the browser's word that it was pressed with it. */
async function follow(shown: FrameLocator, title: string) {
  shown.locator('a').click().catch(noWord)
  await expect(shown.locator('h1')).toHaveText(title)
}

const noWord = () => {}

test('where there is one origin only, a page is seen and runs in a frame that has none', async ({
  page: tab,
  workspace,
  editor,
}) => {
  const suite = await startSuite({ SANDBOX_PORT: 'off' })
  await tab.goto(`${suite.url}/workspace`)
  await editor.installed()
  await workspace.load(site)
  await expect(editor.toast('Project loaded successfully')).toBeVisible()
  await workspace.edit('alone')
  await expect(editor.element('h1')).toHaveText('Home')

  await tab.keyboard.press('ControlOrMeta+Shift+P')
  const overlay = tab.getByRole('dialog', { name: 'Preview' })
  const shown = overlay.locator('iframe').contentFrame()
  await expect(shown.locator('h1')).toHaveText('Home')
  await expect(shown.locator('h1')).toHaveCSS('color', 'rgb(1, 2, 3)')
  await expect(shown.locator('body')).not.toHaveAttribute('data-origin')
  await runScripts(tab)
  await expect(shown.locator('body')).toHaveAttribute('data-script', 'ran')
  await expect(shown.locator('body')).toHaveAttribute('data-origin', 'null')
  await expect(shown.locator('body')).toHaveAttribute('data-reached', 'nothing')

  await follow(shown, 'About')
  await follow(shown, 'Home')
  await overlay.getByRole('button', { name: 'Close' }).click()

  const opened = tab.waitForEvent('popup')
  await tab.getByRole('button', { name: 'Show in frontend' }).click()
  await expect((await opened).locator('iframe').contentFrame().locator('h1')).toHaveText('Home')

  // And with no network at all.
  await suite.stop()
  await editor.writeInto('h1', 'Offline')
  await editor.save()
  await tab.keyboard.press('ControlOrMeta+Shift+P')
  await expect(overlay.locator('iframe').contentFrame().locator('h1')).toHaveText('Offline')
})

test('where there is one origin only, a library says its global name without a window of its own', async ({
  page: tab,
  workspace,
  editor,
}) => {
  const suite = await startSuite({ SANDBOX_PORT: 'off' })
  const asked: string[] = []
  tab.on('dialog', (dialog) => {
    asked.push(dialog.message())
    void dialog.dismiss()
  })
  await tab.goto(`${suite.url}/workspace`)
  await editor.installed()
  await workspace.create('Library')
  await editor.ready()
  await editor.openPlace('Library Installer')
  await editor.uploadLibrary('loud.js', Buffer.from('alert("loud"); confirm("sure?"); var Loud = { er() {} }'))
  await expect(tab.getByLabel('Global name of loud')).toHaveValue('Loud')
  expect(asked).toEqual([])
  await suite.stop()
})
