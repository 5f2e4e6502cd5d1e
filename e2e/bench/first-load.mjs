/** Bytes over the wire and rounds of requests until the page is in the canvas, first and second visit. */
export async function measureFirstLoad(browser, url) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const seed = await context.newPage()
  await seed.goto(`${url}/workspace`)
  await seed.evaluate(async () => {
    await window.pergola.ready
    const { id } = await window.pergola.projects.create({ name: 'First load' })
    await window.pergola.projects.open(id)
    await navigator.serviceWorker.ready
  })
  const state = await context.storageState({ indexedDB: true })
  const first = await visit(browser, url, state)
  const second = await visitAgain(seed, url)
  await context.close()
  return { first, second }
}

async function visit(browser, url, storageState) {
  const context = await browser.newContext({ storageState, serviceWorkers: 'block' })
  const page = await context.newPage()
  const measured = await load(page, `${url}/workspace`)
  await context.close()
  return measured
}

async function visitAgain(page, url) {
  return load(page, `${url}/add-blocks`)
}

async function load(page, address) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  let bytes = 0
  let requests = 0
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
    requests++
  })
  await page.goto(address)
  await page.evaluate(() => window.pergola.ready)
  await session.detach()
  return { bytes, requests }
}
