import { openWorkspace } from './pergola.mjs'

/** Bytes over the wire until the editor can be used: without anything stored, and again once it is installed. */
export async function measureFirstLoad(browser, url) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const first = await transferOf(page, () => openWorkspace(page, url))
  const second = await transferOf(page, async () => {
    await page.reload()
    await page.waitForFunction(() => window.pergola)
    await page.evaluate(() => window.pergola.ready)
  })
  await context.close()
  return { first, second }
}

async function transferOf(page, work) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const sum = { bytes: 0, requests: 0 }
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    sum.bytes += encodedDataLength
    sum.requests++
  })
  await work()
  await session.detach()
  return sum
}
