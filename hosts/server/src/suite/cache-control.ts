const hashed = /^\/(app|remotes\/[a-z][a-z0-9-]*-[0-9a-f]{12})\//
/** It brings a policy of its own, which may be another tomorrow. */
const worker = /\.worker-[^/]*\.js$/
const neverStored = /^\/(|index\.html|remotes\.json|shell-files\.json|config\.json|sw\.js)$/

/** A file whose name says what is in it, and of which nothing else counts. */
export const neverChanges = (pathname: string) => hashed.test(pathname) && !worker.test(pathname)

/** Names with a hash never change; what names them is asked for each time. */
export function cacheControl(pathname: string): string {
  if (neverChanges(pathname)) return 'public, max-age=31536000, immutable'
  return neverStored.test(pathname) ? 'no-store' : 'no-cache'
}
