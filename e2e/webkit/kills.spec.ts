import type { Pergola } from '@pergola/contracts'
import { expect, test } from './test.ts'
import type { WebKitBrowser } from './webkit-browser.ts'

interface Page {
  readonly pergola: Pergola
  /** Number of the newest save that was acknowledged. */
  acknowledged?: number
  problem?: string
}

const kills = 10

const create = async () => {
  const { pergola } = globalThis as unknown as Page
  await pergola.ready
  const { id } = await pergola.projects.create({ name: 'Killed' })
  return id
}

const open = async (id: string) => {
  const { pergola } = globalThis as unknown as Page
  await pergola.ready
  await pergola.projects.open(id)
}

/** The numbers that the files of the page carry: all of one save, or the save was torn. */
const numbers = async () => {
  const { html, css, js } = await (globalThis as unknown as Page).pergola.page.source()
  return [html, css, js].map((text) => Number(/save-(\d+)/.exec(text)?.[1] ?? 0))
}

/** Saves one number after the other until the browser is gone; each is counted when it is acknowledged. */
const saveOn = (from: number) => {
  const page = globalThis as unknown as Page
  page.acknowledged = from
  const work = async () => {
    for (let number = from + 1; ; number += 1) {
      const filler = 'x'.repeat((number % 7) * 3000)
      const html = `<!doctype html><html><head></head><body><p>save-${number} ${filler}</p></body></html>`
      await page.pergola.page.load({ html, css: `/* save-${number} */`, js: `// save-${number} ${filler}` })
      await page.pergola.page.save()
      page.acknowledged = number
    }
  }
  work().catch((error: unknown) => {
    page.problem = String(error)
  })
}

const told = () => {
  const { acknowledged = 0, problem = null } = globalThis as unknown as Page
  return { acknowledged, problem }
}

/** Number of a save that was acknowledged, so many after `from`, read while the next one is under way. */
async function acknowledgedBefore(browser: WebKitBrowser, from: number, count: number): Promise<number> {
  let newest = from
  await expect
    .poll(
      async () => {
        const { acknowledged, problem } = await browser.evaluate(told)
        expect(problem).toBeNull()
        newest = acknowledged
        return newest
      },
      { intervals: [5] },
    )
    .toBeGreaterThanOrEqual(from + count)
  return newest
}

const isReady = () => (globalThis as unknown as Partial<Page>).pergola !== undefined

test('ten kills of WebKit in the middle of saves lose nothing that was acknowledged', async ({ suite, launch }) => {
  async function start(): Promise<WebKitBrowser> {
    const started = await launch()
    await started.goto(`${suite.url}/workspace`)
    await expect.poll(() => started.evaluate(isReady)).toBe(true)
    return started
  }

  let browser = await start()
  // Until then the page may load anew by itself, once.
  await expect.poll(() => browser.evaluate(() => document.body.innerText)).toContain('App installed successfully')
  await expect.poll(() => browser.evaluate(isReady)).toBe(true)
  const id = await browser.evaluate(create)
  let acknowledged = 0

  for (let kill = 0; kill < kills; kill += 1) {
    await browser.evaluate(open, id)
    const found = await browser.evaluate(numbers)
    expect(new Set(found).size, `a save of one piece: ${found.join(', ')}`).toBe(1)
    expect(found[0], `after kill ${kill}`).toBeGreaterThanOrEqual(acknowledged)
    await browser.evaluate(saveOn, found[0] ?? 0)
    acknowledged = await acknowledgedBefore(browser, found[0] ?? 0, 1 + (kill % 4))
    await browser.kill()
    browser = await start()
  }
  await browser.evaluate(open, id)
  const found = await browser.evaluate(numbers)
  expect(new Set(found).size, `a save of one piece: ${found.join(', ')}`).toBe(1)
  expect(found[0]).toBeGreaterThanOrEqual(acknowledged)
  expect(acknowledged).toBeGreaterThanOrEqual(kills)
})
