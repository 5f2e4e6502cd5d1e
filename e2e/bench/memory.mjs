import { execFileSync } from 'node:child_process'

/** Resident memory of every process of the browser, in bytes. */
async function memoryOf(session) {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  const ids = processInfo.map(({ id }) => id).join(',')
  const sizes = execFileSync('ps', ['-o', 'rss=', '-p', ids], { encoding: 'utf8' }).trim().split(/\s+/)
  return sizes.reduce((sum, size) => sum + Number(size) * 1024, 0)
}

/** Runs the work and returns its value with the most memory that the browser held meanwhile, above what it held before. */
export async function withPeakMemory(browser, work) {
  const session = await browser.newBrowserCDPSession()
  const before = await memoryOf(session)
  let peak = before
  const ended = new AbortController()
  const watching = (async () => {
    while (!ended.signal.aborted) {
      peak = Math.max(peak, await memoryOf(session))
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  })()
  try {
    return { value: await work(), peak: peak - before }
  } finally {
    ended.abort()
    await watching
    await session.detach()
  }
}
