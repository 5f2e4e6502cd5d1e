export function median(values) {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

export function percentile(values, share) {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)]
}

/**
 * Put into every measured page. `toPaint(work)` is the milliseconds from the call to the frame after it; long tasks are
 * collected from the start of the page.
 */
export function installClock() {
  window.longTasks = []
  new PerformanceObserver((list) =>
    window.longTasks.push(...list.getEntries().map(({ startTime, duration }) => ({ startTime, duration }))),
  ).observe({
    type: 'longtask',
    buffered: true,
  })
  window.nextPaint = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => resolve(), { once: true })
        port1.start()
        port2.postMessage(null)
      })
    })
  window.timed = async (work) => {
    const start = performance.now()
    const value = await work()
    return [performance.now() - start, value]
  }
  window.toPaint = async (work) => {
    await window.nextPaint()
    const start = performance.now()
    await work()
    await window.nextPaint()
    return performance.now() - start
  }
}

/** Heap after a collection, in bytes. */
export async function heapOf(page) {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.enable')
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await session.detach()
  return usedSize
}
