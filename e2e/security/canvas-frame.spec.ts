import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from '../actors/test.ts'
import { zip } from '../support/zip-folder.ts'
import { lookAround, openEachPage, touchEverything } from './tour.ts'
import { markupPage, pergolaFiles } from './vectors/arsenal.ts'
import { expectQuiet, watchContext } from './witness.ts'

// Without the service worker every document comes from the server, where its policy can be taken away.
test.use({ serviceWorkers: 'block' })

/** The editor as a server would deliver it that knows of no policy. */
async function withoutPolicy(context: BrowserContext): Promise<void> {
  await context.route('**/*', async (route) => {
    const request = route.request()
    // Only the editor's own documents: the names of the sandbox are known to the browser alone.
    const ofSandbox = new URL(request.url()).hostname.endsWith('.localhost')
    if (request.resourceType() !== 'document' || ofSandbox) return route.fallback()
    const response = await route.fetch()
    const { 'content-security-policy': _policy, ...headers } = response.headers()
    return route.fulfill({ response, headers })
  })
}

/** Whether the editor's document runs a script that is put into it: proof that nothing of its own stands in the way. */
function runsInline(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'document.documentElement.dataset.inline = "ran"'
    document.head.append(script)
    return document.documentElement.dataset.inline === 'ran'
  })
}

test.beforeEach(async ({ context, page, workspace, editor }) => {
  await withoutPolicy(context)
  await workspace.open()
  expect(await runsInline(page)).toBe(true)
  await workspace.load(zip('hostile.zip', pergolaFiles()))
  await expect(editor.toast('Project loaded successfully')).toBeVisible()
})

test('without a policy of the editor nothing runs either: it is not handed over', async ({ context, page, editor }) => {
  const witness = watchContext(context)
  await page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Edit / })
    .click()
  await expect(editor.element('h1')).toHaveText('Hello')
  expect(await runsInline(page)).toBe(true)
  await touchEverything(editor)
  await lookAround(editor)
  await openEachPage(editor)
  expectQuiet(witness)
})

test('put into the frame as it is, the frame stops it by itself', async ({ context, page, editor }) => {
  await page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Edit / })
    .click()
  await expect(editor.element('h1')).toHaveText('Hello')
  expect(await runsInline(page)).toBe(true)
  const witness = watchContext(context)
  await editor.canvas.locator('body').evaluate((body, html) => {
    body.innerHTML = html
    for (const parsed of body.querySelectorAll('script')) {
      // A script that was parsed as part of a text never runs; one that is made does.
      const script = body.ownerDocument.createElement('script')
      for (const { name, value } of parsed.attributes) script.setAttribute(name, value)
      script.textContent = parsed.textContent
      parsed.replaceWith(script)
    }
    for (const target of body.querySelectorAll('.press')) {
      target.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))
      target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    }
  }, markupPage())
  await expect.poll(() => witness.stopped.length).toBeGreaterThan(0)
  expect(witness.runs).toEqual([])
})

test('the page the frame starts as runs nothing either, from a server that sends no policy', async ({ page }) => {
  const ran = await page.evaluate(async () => {
    const frame = document.createElement('iframe')
    frame.src = '/canvas-frame.html'
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve))
    document.body.append(frame)
    await loaded
    const inside = frame.contentDocument!
    inside.open()
    inside.write('<script>document.documentElement.dataset.inline = "ran"</script><img src=x onerror="this.id = 1">')
    inside.close()
    const script = inside.createElement('script')
    script.textContent = 'document.documentElement.dataset.inline = "ran"'
    inside.body.append(script)
    return { inline: inside.documentElement.dataset['inline'], mode: inside.compatMode }
  })
  expect(ran).toEqual({ inline: undefined, mode: 'BackCompat' })
})
