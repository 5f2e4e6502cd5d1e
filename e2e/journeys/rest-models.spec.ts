import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test as base } from '../actors/test.ts'
import { startSuite } from '../support/start-suite.ts'
import { unzipToDisk } from '../support/unzip-to-disk.ts'

interface Api {
  readonly url: string
  /** Method and path of every request. */
  readonly heard: string[]
  /** What is answered with from now on. */
  answerWith(status: number): void
}

/** An API on an origin of its own: one list that anybody may read, one that only its own pages may. */
async function startApi() {
  const heard: string[] = []
  let answered = 200
  const server = createServer((request, response) => {
    heard.push(`${request.method} ${request.url}`)
    if (request.url !== '/closed') response.setHeader('access-control-allow-origin', '*')
    response.statusCode = answered
    response.end('[{"title":"<b>First</b>"},{"title":"Second"}]')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  const answerWith = (status: number) => {
    answered = status
  }
  return { url, heard, answerWith, stop }
}

const test = base.extend<object, { api: Api }>({
  api: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads the names of the fixtures from the pattern
    async ({}, provide) => {
      const { stop, ...api } = await startApi()
      await provide(api)
      stop()
    },
    { scope: 'worker' },
  ],
  suite: [
    async ({ api }, provide) => {
      const suite = await startSuite({ CONNECT_ORIGINS: api.url })
      await provide(suite)
      await suite.stop()
    },
    { scope: 'worker' },
  ],
})

test.use({ installs: false })

test('a list is fetched as a model, repeated on the canvas, runs over it and where it was exported to', async ({
  page,
  context,
  api,
  workspace,
  editor,
  startSite,
}) => {
  await startSite('Data')
  await editor.openPlace('Rest API Models')
  const models = page.getByRole('region', { name: 'Rest API Models' })
  const describe = async (name: string, variable: string, path: string) => {
    await models.getByLabel('Model Name').fill(name)
    await models.getByLabel('Variable name').fill(variable)
    await models.getByLabel('URL').fill(`${api.url}${path}`)
  }
  const create = async (name: string, variable: string, path: string) => {
    await describe(name, variable, path)
    await models.getByRole('button', { name: 'Create' }).click()
  }
  await models.getByRole('button', { name: 'Create' }).click()
  await expect(editor.toast('Fill all fields')).toBeVisible()
  // A server that does not let others read is told so, and everything about it stands behind a click, though the
  // message before it comes back beside it.
  await create('Closed', 'closed', '/closed')
  await page.getByRole('button', { name: /Error Fetch Response/ }).click()
  await expect(page.getByRole('dialog')).toContainText('(CORS)')
  await page.getByRole('button', { name: 'Back to models' }).click()
  await models.getByRole('button', { name: 'New model' }).click()
  // What stands in the fields of a header is sent by one press, though the header's row moves the button.
  await models.getByLabel('Method').click()
  await page.getByRole('option', { name: 'POST', exact: true }).click()
  await describe('Sent', 'sent', '/sent')
  await models.getByLabel('Header', { exact: true }).fill('X-Shop')
  await models.getByLabel('Value of the header').fill('north')
  await models.getByRole('button', { name: 'Create' }).click()
  await expect(models.getByRole('article', { name: 'Sent' })).toContainText('x-shop: north')
  await models.getByRole('button', { name: 'New model' }).click()
  await create('Posts', 'posts', '/posts')
  await expect(models.getByRole('textbox', { name: 'Response' })).toContainText('<b>First</b>')
  await page.getByRole('button', { name: 'Close', exact: true }).click()

  // Beside the texts for what is on its way and what did not come.
  const entry = '[inf-looper] p:not([role])'
  await editor.dropBlock('Looper')
  await editor.dropBlock('Text', '[inf-looper]')
  await editor.select(entry)
  await page.keyboard.press('Escape')
  await editor.tab('Traits')
  await page.getByLabel('Take over a model').click()
  await page.getByRole('option', { name: 'Posts' }).click()
  await expect.poll(() => editor.element('[inf-looper]').getAttribute('v-effect')).toContain(`${api.url}/posts`)
  await editor.select(entry)
  await editor.tab('Traits')
  await page.getByRole('switch', { name: 'enable-loop' }).click()
  await page.getByLabel('loop-value').fill('`${item.ti')
  await page.getByLabel('loop-value').press('End')
  await page.getByLabel('loop-value').pressSequentially('t')
  await page.getByRole('option', { name: /^title/ }).click()
  await page.keyboard.type('}`')
  await expect(editor.element(entry)).toHaveText('${item.title}')

  // A button that is dropped beside the entries changes how many of them are seen, from the same step on.
  await editor.attribute('loop-count-name', 'shown')
  await editor.attribute('loop-count-value', '9')
  await editor.dropBlock('Load More Button', entry)
  await expect(editor.element('[inf-loop-part]')).toHaveAttribute('v-on:click', 'shown += 9')
  await editor.undo()
  await expect(editor.element('[inf-loop-part]')).toHaveCount(0)

  const asked = api.heard.length
  await editor.select(entry)
  await page.keyboard.press('Escape')
  await editor.tab('Traits')
  await page.getByRole('button', { name: 'run loop' }).click()
  const running = page.frameLocator('iframe[title="Running components of index"]')
  await expect(running.locator('p')).toHaveText(['<b>First</b>', 'Second'])
  expect(api.heard.slice(asked)).toEqual(['GET /posts'])
  await page.getByRole('button', { name: 'revoke loop' }).click()
  await expect(page.locator('iframe[title="Running components of index"]')).toHaveCount(0)
  // What does not come is said: the box would be as empty without entries.
  api.answerWith(503)
  await page.getByRole('button', { name: 'run loop' }).click()
  await expect(editor.toast('The server answered with 503.')).toBeVisible()
  api.answerWith(200)
  await page.getByRole('button', { name: 'revoke loop' }).click()
  // A button that finds nothing to change does nothing, and the export says on which page.
  await editor.dropBlock('Filter Button', entry)
  await editor.save()
  await page.getByRole('banner').getByRole('button', { name: 'Export', exact: true }).click()
  const idle = 'Buttons or fields of a looper do nothing on index. Page checks show which, and what to do.'
  await expect(editor.toast(idle)).toBeVisible()
  await editor.leave()

  await expect(editor.toast(idle)).toBeHidden()
  const zip = await workspace.export('Data')
  await expect(editor.toast(idle)).toBeVisible()
  const { addressOf } = unzipToDisk(zip)
  const visitor = await context.newPage()
  await visitor.goto(addressOf('index.html'))
  await expect(visitor.locator('p')).toHaveText(['<b>First</b>', 'Second'])
  api.answerWith(503)
  await visitor.reload()
  await expect(visitor.locator('p')).toHaveText(['This could not be loaded.'])
  api.answerWith(200)
})
