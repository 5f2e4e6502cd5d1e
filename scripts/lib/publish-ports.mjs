import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'

/** What publishing asks of the system: the network, digests and the clock. Redirects are not followed: keys go nowhere else. */
export const publishPorts = {
  fetch: (url, request) => fetch(url, { ...request, redirect: 'manual' }),
  digest: async (algorithm, bytes) => createHash(algorithm.replace('-', '').toLowerCase()).update(bytes).digest('hex'),
  wait: (milliseconds) => wait(milliseconds),
  now: () => Date.now(),
}
