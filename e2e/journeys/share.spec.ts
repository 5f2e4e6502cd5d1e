import { createEditorActor } from '../actors/editor-actor.ts'
import { expect, test as base } from '../actors/test.ts'

/** The link to a site with one heading, shared from the editor that stands open. */
const test = base.extend<{ link: string }>({
  async link({ startSite, editor }, provide) {
    await startSite('Northwind', 'Heading')
    await expect(editor.element('h1')).toHaveText('Heading')
    await provide(await editor.share())
  },
})

test.use({ installs: false })

test('a shared site opens in another browser: asked first, restricted, the page it was; until it is taken back', async ({
  page,
  browser,
  link,
  editor,
}) => {
  const elsewhere = await browser.newContext()
  const visitor = await elsewhere.newPage()
  await visitor.goto(link)
  const question = visitor.getByRole('dialog', { name: 'Load a shared site?' })
  await expect(question).toContainText(`${new URL(link).host}, the server of this editor`)
  // Neither the key nor the question is met again by coming back to this address.
  expect(visitor.url()).toBe(`${new URL(link).origin}/workspace`)
  await question.getByRole('button', { name: 'Load', exact: true }).click()
  await expect(visitor).toHaveURL(/\/add-blocks/)
  await expect(visitor.getByRole('heading', { level: 1, name: 'Northwind' })).toBeAttached()
  await expect(createEditorActor(visitor).element('h1')).toHaveText('Heading')
  await expect(visitor.getByText('Restricted mode: this project came from outside.')).toBeVisible()
  await elsewhere.close()

  await editor.stopSharing('Northwind')
  const place = atob(new URL(link).searchParams.get('file') ?? '')
  expect((await page.request.get(place)).status()).toBe(404)
})

test('a link that is opened on a first visit waits for its answer while the editor installs itself', async ({
  browser,
  link,
}) => {
  const visitor = await (await browser.newContext()).newPage()
  // The page tells by itself: to be looked at from here counts as a hand on it, and then it does not start anew.
  const installed = visitor.waitForEvent('console', (message) => message.text() === 'installed')
  await visitor.addInitScript(() => {
    const look = () => document.body?.textContent?.includes('App installed successfully') && console.warn('installed')
    new MutationObserver(look).observe(document, { subtree: true, childList: true })
  })
  await visitor.goto(link)
  await installed
  await expect(visitor.getByRole('dialog', { name: 'Load a shared site?' })).toBeVisible()
  await visitor.context().close()
})

test('a link that was copied badly, whose bytes were changed or whose time is over says what is wrong, and adds nothing', async ({
  browser,
  link,
  editor,
}) => {
  const place = atob(new URL(link).searchParams.get('file') ?? '')
  const otherKey = link.replace(
    /(#key=.)(.)/,
    (_all, before: string, sign: string) => before + (sign === 'A' ? 'B' : 'A'),
  )

  const elsewhere = await browser.newContext({ serviceWorkers: 'block' })
  const visitor = await elsewhere.newPage()
  async function opens(address: string, problem: string) {
    await visitor.goto('about:blank')
    await visitor.goto(address)
    const question = visitor.getByRole('dialog', { name: 'Load a shared site?' })
    await question.getByRole('button', { name: 'Load', exact: true }).click()
    await expect(question).toContainText(problem)
    await expect(visitor).toHaveURL(/\/workspace$/)
  }
  await opens(otherKey, 'The key in the link does not fit.')
  await opens(link.replace(/#.*/, ''), 'the link lacks its key')
  await elsewhere.route(place, async (route) => {
    const answer = await route.fetch()
    const body = await answer.body()
    const at = body.length - 40
    body.writeUInt8(body.readUInt8(at) ^ 1, at)
    await route.fulfill({ response: answer, body })
  })
  await opens(link, 'What came is not what was shared')
  await elsewhere.unroute(place)
  await editor.stopSharing('Northwind')
  await opens(link, 'It is no longer there')
  await visitor.getByRole('dialog').getByRole('button', { name: 'Do not load' }).click()
  await expect(visitor.getByRole('heading', { name: 'Northwind' })).toHaveCount(0)
  await elsewhere.close()
})
