import { answerProjectFile } from './project-files.ts'

declare const self: ServiceWorkerGlobalScope

/** Development: files of projects as always, everything else from the development servers, nothing kept. */
self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url)
  if (url.origin === self.location.origin && url.pathname.startsWith('/project-files/'))
    event.respondWith(answerProjectFile(event.request))
})
