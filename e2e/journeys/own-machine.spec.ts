import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { expect, test as base } from '../actors/test.ts'

interface Api {
  readonly url: string
  /** Method, path and origin of every request. */
  readonly heard: string[]
}

/** What a developer has running: one list that anybody may read, one that nobody else may. */
const test = base.extend<{ api: Api }>({
  // oxlint-disable-next-line no-empty-pattern -- the runner reads the names of the fixtures from the pattern
  api: async ({}, provide) => {
    const heard: string[] = []
    const server = createServer((request, response) => {
      heard.push(`${request.method} ${request.url} ${request.headers.origin ?? ''}`)
      if (request.url !== '/closed') response.setHeader('access-control-allow-origin', '*')
      response.setHeader('access-control-allow-headers', '*')
      response.end(request.method === 'OPTIONS' ? '' : '[{"title":"<b>First</b>"},{"title":"Second"}]')
    })
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
    await provide({ url: `http://localhost:${(server.address() as AddressInfo).port}`, heard })
    server.closeAllConnections()
    server.close()
  },
})

const models = (page: Page) => page.getByRole('region', { name: 'Rest API Models' })

async function create(page: Page, name: string, variable: string, url: string) {
  await models(page).getByLabel('Model Name').fill(name)
  await models(page).getByLabel('Variable name').fill(variable)
  await models(page).getByLabel('URL').fill(url)
  await models(page).getByRole('button', { name: 'Create' }).click()
}

test('an API on the own machine is asked from the origin of the previews, and says why it cannot be read', async ({
  page,
  api,
  suite,
  editor,
  startSite,
}) => {
  await startSite('Local')
  await editor.openPlace('Rest API Models')
  await create(page, 'Posts', 'posts', `${api.url}/posts`)
  await expect(models(page).getByRole('textbox', { name: 'Response' })).toContainText('<b>First</b>')
  const origins = new Set(api.heard.map((each) => each.split(' ').at(-1) ?? ''))
  expect([...origins].every((origin) => suite.projectAddress.test(`${origin}/`) && origin !== suite.url)).toBe(true)

  await models(page).getByRole('button', { name: 'New model' }).click()
  await create(page, 'Closed', 'closed', `${api.url}/closed`)
  await page.getByRole('button', { name: /Error Fetch Response/ }).click()
  const problem = page.getByRole('dialog')
  await expect(problem).toContainText('The server is there, but does not let this page read its answer (CORS)')
  await expect(problem).toContainText(`Access-Control-Allow-Origin: ${[...origins][0]}`)
  await page.getByRole('button', { name: 'Back to models' }).click()

  // Nobody listens there any more.
  await models(page).getByRole('button', { name: 'New model' }).click()
  await create(page, 'Gone', 'gone', 'http://localhost:9/gone')
  await page
    .getByRole('button', { name: /Error Fetch Response/ })
    .last()
    .click()
  await expect(page.getByRole('dialog')).toContainText('No answer that may be read')
})
