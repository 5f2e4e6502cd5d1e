import type { PlacedRemote } from './remotes-file.ts'

const preloaded = (url: string) => document.head.querySelector(`link[href="${CSS.escape(url)}"]`) !== null

/** Asks for all files of a remote's start at once; without it the browser discovers them one round after another. */
export function preloadRemote({ preloadUrls }: PlacedRemote): void {
  for (const url of preloadUrls) {
    if (preloaded(url)) continue
    const link = document.createElement('link')
    if (/\.m?js$/.test(url)) link.rel = 'modulepreload'
    else {
      link.rel = 'preload'
      link.as = url.endsWith('.css') ? 'style' : 'fetch'
    }
    link.crossOrigin = 'anonymous'
    link.href = url
    document.head.append(link)
  }
}
