import { createServer } from 'node:net'

export function isFree(port) {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, () => server.close(() => resolve(true)))
  })
}

/** Those of `ports` that another program has. */
export async function takenPorts(ports) {
  const free = await Promise.all(ports.map(isFree))
  return ports.filter((_, index) => !free[index])
}

/** First port of `count` free ones in a row. */
export async function freeRange(count, from = 20_000) {
  for (let start = from; start + count < 32_000; start += count) {
    const range = Array.from({ length: count }, (_, index) => start + index)
    if ((await takenPorts(range)).length === 0) return start
  }
  throw new Error(`No ${count} ports in a row are free from ${from} on.`)
}
