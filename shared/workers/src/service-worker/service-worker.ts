import { createOfflineCache } from './offline-cache.ts'
import { answerOpaqueFrame } from './opaque-frame.ts'
import { answerProjectFile } from './project-files.ts'

declare const self: ServiceWorkerGlobalScope

/** Between this worker and the pages; the page's side is `hosts/shell/src/install`. */
const messages = {
  sync: 'pergola:sync',
  keepLate: 'pergola:keep-late',
  takeOver: 'pergola:take-over',
  updated: 'pergola:updated',
} as const

const windows = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true })

// No network, no news.
const tell = (found: Promise<readonly string[]>) => tellOf(found).catch(() => undefined)

const offline = createOfflineCache({ origin: self.location.origin, late: (parts) => void tell(parts) })

async function tellOf(found: Promise<readonly string[]>): Promise<void> {
  const parts = await found
  if (parts.length === 0) return
  for (const client of await windows()) client.postMessage({ kind: messages.updated, parts }, [])
}

/** At the start of the only page nothing older can still be in use. */
async function startPage(): Promise<void> {
  const pages = (await windows()).filter(({ frameType }) => frameType === 'top-level')
  if (pages.length <= 1) await offline.sweep()
}

// Offline from the first visit on: the worker is not ready before everything is here.
self.addEventListener('install', (event) => event.waitUntil(offline.sync()))

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('message', (event) => {
  if (event.data === messages.takeOver) event.waitUntil(self.skipWaiting())
  if (event.data === messages.sync) event.waitUntil(tell(offline.sync()))
  if (event.data === messages.keepLate) event.waitUntil(offline.keepLate())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (url.origin === self.location.origin && url.pathname.startsWith('/project-files/')) {
    event.respondWith(answerProjectFile(request))
    return
  }
  if (url.origin === self.location.origin && url.pathname === '/keep-alive') {
    event.respondWith(new Response('ok'))
    return
  }
  const opaque = url.origin === self.location.origin && answerOpaqueFrame(url)
  if (opaque) {
    event.respondWith(opaque)
    return
  }
  // What is sent on from here tells nobody how far it has come.
  if (request.method !== 'GET') return
  const isPage = request.mode === 'navigate' && request.destination === 'document'
  if (isPage && url.origin === self.location.origin) event.waitUntil(startPage())
  // Pictures and media of a page under edit are between the browser and wherever they come from.
  if (url.origin !== self.location.origin && ['image', 'video', 'audio', 'track'].includes(request.destination)) return
  event.respondWith(offline.answer(request).then((response) => response ?? fetch(request)))
})
