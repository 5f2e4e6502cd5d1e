import type { Page } from '@playwright/test'
import { expect, test } from '../actors/test.ts'
import { zip } from '../support/zip-folder.ts'

declare global {
  interface Window {
    ran?: string[]
  }
}

/** Ways in which something in the editor's document could start a script, each leaving its name behind. */
function tryEverything(page: Page): Promise<void> {
  return page.evaluate(async () => {
    window.ran = []
    const mark = (name: string) => `(top.ran ??= []).push(${JSON.stringify(name)})`
    const append = (name: keyof HTMLElementTagNameMap, attributes: Record<string, string>, text = '') => {
      const element = document.createElement(name)
      for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value)
      element.textContent = text
      document.body.append(element)
      return element
    }
    const projectScript: string = '/project-files/1/js/hostile.js'
    const blob = (text: string) => URL.createObjectURL(new Blob([text], { type: 'text/javascript' }))
    const quietly = async (work: () => unknown) => {
      try {
        await work()
      } catch {
        // Refused, which is what is wanted.
      }
    }

    append('script', {}, mark('inline script'))
    append('script', { type: 'module' }, mark('inline module'))
    append('script', { src: `data:text/javascript,${mark('data script')}` })
    append('script', { src: blob(mark('blob script')) })
    append('script', { src: projectScript })
    append('script', { src: 'https://example.com/hostile.js' })
    append('img', { src: 'data:,', onerror: mark('inline handler') })
    append('div', { onclick: mark('inline click') }).click()
    append('a', { href: `javascript:${mark('link')}` }).click()
    append('iframe', { srcdoc: `<script>${mark('srcdoc')}</script>` })
    append('iframe', { src: `javascript:${mark('frame')}` })
    append('iframe', { src: `data:text/html,<script>${mark('data frame')}</script>` })
    append('object', { data: `data:text/html,<script>${mark('object')}</script>` })
    const form = append('form', { action: `javascript:${mark('form')}` }) as HTMLFormElement
    form.submit()
    append('base', { href: 'data:/,x/' })
    await quietly(() => import(`data:text/javascript,${encodeURIComponent(mark('import'))}`))
    await quietly(() => import(blob(mark('blob import'))))
    await quietly(() => import(projectScript))
    await quietly(() =>
      new Worker(blob(`postMessage(1)`)).addEventListener('message', () => window.ran?.push('worker')),
    )
    await quietly(() => new Worker(projectScript).addEventListener('message', () => window.ran?.push('project worker')))
    await quietly(async () => {
      await navigator.serviceWorker.register(projectScript, { scope: '/project-files/' })
      window.ran?.push('service worker')
    })
    // In a task of its own, because a protocol's evaluation may lend its permission to what it calls.
    await new Promise<void>((resolve) => {
      setTimeout(() => {
        try {
          // oxlint-disable-next-line no-eval -- the attack
          globalThis.eval(mark('eval'))
        } catch {
          // Refused.
        }
        try {
          // oxlint-disable-next-line no-new-func -- the attack
          new Function(mark('function'))()
        } catch {
          // Refused.
        }
        // oxlint-disable-next-line no-implied-eval -- the attack
        setTimeout(mark('timer'))
        setTimeout(resolve)
      })
    })
  })
}

const hostileFiles = {
  'index.html': '<!doctype html><p>x</p><script>console.log("ran here", origin)</script>',
  'js/hostile.js': '(globalThis.top?.ran ?? []).push("project script"); postMessage(1)',
}

test('the editor runs nothing but its own files', async ({ context, page, suite, workspace, editor }) => {
  await workspace.open()
  await editor.installed()
  await workspace.load(zip('files.zip', hostileFiles))
  await expect(editor.toast('Project loaded successfully')).toBeVisible()

  await tryEverything(page)
  // A script that was let through would have come by now: this one is, and comes after all of them.
  const own = await page.evaluate(() => document.querySelector<HTMLScriptElement>('script[src]')?.src ?? '')
  await page.addScriptTag({ url: own, type: 'module' })
  expect(await page.evaluate(() => window.ran)).toEqual([])
  expect(new URL(page.url()).origin).toBe(suite.url)
  expect(await page.evaluate(() => document.baseURI)).toContain(suite.url)

  await test.step('a page of a project that is opened by its address has no origin and no scripts', async () => {
    const said: string[] = []
    context.on('console', (message) => said.push(message.text()))
    const tab = await context.newPage()
    const response = await tab.goto(`${suite.url}/project-files/1/index.html`)
    expect(response?.status()).toBe(200)
    await expect(tab.locator('p')).toHaveText('x')
    expect(await tab.evaluate(() => self.origin)).toBe('null')
    expect(said.filter((text) => text.startsWith('ran here'))).toEqual([])
  })
})

test('the same attacks run where no policy stands in their way', async ({ page, suite }) => {
  await page.route('**/open.html', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>x' }))
  await page.goto(`${suite.url}/open.html`)
  await tryEverything(page)
  await expect
    .poll(() => page.evaluate(() => window.ran))
    .toEqual(
      expect.arrayContaining(['inline script', 'inline click', 'inline handler', 'srcdoc', 'eval', 'import', 'worker']),
    )
})
