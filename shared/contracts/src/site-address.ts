/** The files of a site that may answer an address, likeliest first: `/about` is `about.html`, `/blog/` its index page. */
export function filesAt(pathname: string): readonly string[] {
  const path = decoded(pathname).replace(/^\/+/, '')
  if (path === '' || path.endsWith('/')) return [`${path}index.html`]
  return [path, `${path}.html`, `${path}/index.html`]
}

/** An address with a stray `%` is taken as it stands: a link of a page must not stop the page. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
