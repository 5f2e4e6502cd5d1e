import type { PublishPorts } from '@pergola/site/publish'

/** No cookies, nothing that says where a request comes from, and no way on to another address than the one asked. */
const carefully: RequestInit = {
  credentials: 'omit',
  redirect: 'manual',
  referrerPolicy: 'no-referrer',
  cache: 'no-store',
}

export const browserPorts: PublishPorts = {
  fetch: (url, { signal, ...request }) => fetch(url, { ...request, ...carefully, signal: signal as AbortSignal }),
  async digest(algorithm, bytes) {
    const digest = new Uint8Array(await crypto.subtle.digest(algorithm, bytes))
    return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
  },
  wait: (milliseconds, signal) =>
    new Promise((resolve) => {
      const clock = setTimeout(resolve, milliseconds)
      signal.addEventListener('abort', () => {
        clearTimeout(clock)
        resolve()
      })
    }),
  now: () => Date.now(),
}
