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
 * Put into every measured page. `toPaint(work)` is the milliseconds from the call until the frame after it is painted,
 * whatever waits behind that frame; long tasks are collected from the start of the page.
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
      // Right behind the picture, ahead of whatever else waits for it.
      requestAnimationFrame(() => void scheduler.postTask(resolve, { priority: 'user-blocking' }))
    })
  window.untilPainted = async (holds) => {
    const end = performance.now() + 20_000
    do {
      await window.nextPaint()
      if (performance.now() > end) throw new Error(`never painted: ${holds}`)
    } while (!holds())
  }
  /** Long enough for panels that follow an edit, so that one edit is not measured in the wake of another. */
  window.rest = () => new Promise((resolve) => setTimeout(resolve, 150))
  window.timed = async (work) => {
    const start = performance.now()
    const value = await work()
    return [performance.now() - start, value]
  }
  window.toPaint = async (work) => {
    await window.rest()
    await window.nextPaint()
    const start = performance.now()
    await work()
    await window.nextPaint()
    return performance.now() - start
  }
}

/** After a collection, in bytes: what scripts hold, and what the browser holds for them, which is the DOM mostly. */
export async function heapOf(page) {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.enable')
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize, embedderHeapUsedSize = 0 } = await session.send('Runtime.getHeapUsage')
  await session.detach()
  return { scripts: usedSize, dom: embedderHeapUsedSize }
}

export function heapBetween(before, after) {
  return { scripts: after.scripts - before.scripts, dom: after.dom - before.dom }
}
