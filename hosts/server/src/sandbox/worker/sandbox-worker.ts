import { bridgeCacheName, bridgeFiles, changedMessage } from '../site-cache.ts'
import { findFile } from './find-file.ts'

declare const self: ServiceWorkerGlobalScope

/** The bridge itself comes from the server while there is one, so that a new version is seen. */
async function bridgeFile(request: Request): Promise<Response> {
  const cache = await caches.open(bridgeCacheName)
  try {
    const fresh = await fetch(request)
    if (fresh.ok) await cache.put(request, fresh.clone())
    return fresh
  } catch (error) {
    const kept = await cache.match(request)
    if (kept) return kept
    throw error
  }
}

/** Pages opened in tabs of their own follow a save; the editor reloads the frames it shows itself. */
async function reloadTabs(): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window' })
  await Promise.allSettled(
    windows.filter(({ frameType }) => frameType === 'top-level').map((tab) => tab.navigate(tab.url)),
  )
}

const keepBridge = async () => (await caches.open(bridgeCacheName)).addAll([...bridgeFiles])

self.addEventListener('install', (event) => {
  event.waitUntil(keepBridge().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('message', (event) => {
  if (event.data === changedMessage) event.waitUntil(reloadTabs())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (url.origin !== self.location.origin || !['GET', 'HEAD'].includes(request.method)) return
  if (url.pathname === '/__sandbox-worker.js') return
  event.respondWith(url.pathname.startsWith('/__') ? bridgeFile(request) : findFile(request, self.location.origin))
})
