/** The pages of the project shown now. */
export const siteCacheName = 'pergola-site'
/** The bridge's own files, so that it starts without a server. */
export const bridgeCacheName = 'pergola-bridge'

export const bridgeFiles = ['/__bridge.html', '/__bridge.js'] as const

export const changedMessage = 'pergola-sandbox:changed'

/** The address under which a file of the site is kept. Null for paths that would leave the site or shadow our files. */
export function siteAddress(path: string, origin: string): string | null {
  const segments = path.split('/')
  if (segments.some((segment) => segment === '..' || segment === '.' || segment === '')) return null
  const address = new URL(segments.map(encodeURIComponent).join('/'), `${origin}/`)
  return address.pathname.startsWith('/__') ? null : address.href
}
