/**
 * The address a link may make a browser ask: https, or our own server; with no name and password in it. Null: not that
 * one. Asked again of where a server sends one on to.
 */
export function shareAddress(text: string, origin: string): URL | null {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || url.username !== '' || url.password !== '') return null
  return url.protocol === 'https:' || url.origin === origin ? url : null
}
