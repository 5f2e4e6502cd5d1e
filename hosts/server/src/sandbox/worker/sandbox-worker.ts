import { changedMessage, isReserved } from '../site-cache.ts'
import { bridgeFile } from './bridge-file.ts'
import { findFile } from './find-file.ts'

declare const self: ServiceWorkerGlobalScope

/** Pages opened in tabs of their own follow a save; the editor reloads the frames it shows itself. */
async function reloadTabs(): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window' })
  await Promise.allSettled(
    windows
      .filter(({ frameType, url }) => frameType === 'top-level' && !isReserved(new URL(url).pathname))
      .map((tab) => tab.navigate(tab.url)),
  )
}

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('message', (event) => {
  if (event.data === changedMessage) event.waitUntil(reloadTabs())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (url.origin !== self.location.origin || !['GET', 'HEAD'].includes(request.method)) return
  if (url.pathname === '/__sandbox-worker.js') return
  event.respondWith(isReserved(url.pathname) ? bridgeFile(request) : findFile(request, self.location.origin))
})
