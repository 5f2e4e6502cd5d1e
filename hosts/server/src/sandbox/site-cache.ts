/** The pages of the project shown now. */
export const siteCacheName = 'pergola-site'
/** What they are: which project, which generation of it. */
export const pushedCacheName = 'pergola-pushed'
export const changedMessage = 'pergola-sandbox:changed'

/** The address under which a file of the site is kept. Null for paths that would leave the site or shadow our files. */
export function siteAddress(path: string, origin: string): string | null {
  const segments = path.split('/')
  if (segments.some((segment) => segment === '..' || segment === '.' || segment === '')) return null
  const address = new URL(segments.map(encodeURIComponent).join('/'), `${origin}/`)
  return isReserved(address.pathname) ? null : address.href
}

/** Addresses that are ours whatever a site calls its files; `/__next.js` and the like are not. */
export const isReserved = (pathname: string) => /^\/__(bridge|sandbox-worker)\./.test(pathname)
