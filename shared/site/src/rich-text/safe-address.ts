/** Browsers skip these inside of a scheme. */
// oxlint-disable-next-line no-control-regex -- that is what they are
const skipped = /[\u0000-\u0020]/g

const schemeOf = (address: string) => /^([a-z][a-z0-9+.-]*):/i.exec(address.replace(skipped, ''))?.[1]?.toLowerCase()

const linkSchemes = new Set(['http', 'https', 'mailto', 'tel', 'sms', 'ftp'])

/** Where a link of Google Docs leads: it goes by way of Google. */
function meant(address: string): string {
  const isGoogle = /^https?:\/\/www\.google\.com\/url\?/i.test(address)
  const target = isGoogle ? new URLSearchParams(address.slice(address.indexOf('?'))).get('q') : null
  return target && /^https?:/i.test(target) ? target : address
}

/** The address of a link; null where it runs something, leads to a file of somebody's disk or to a mark of Word's. */
export function linkAddress(given: string): string | null {
  const address = meant(given.trim())
  const scheme = schemeOf(address)
  if (address === '' || address === '#' || address.startsWith('#_')) return null
  return scheme === undefined || linkSchemes.has(scheme) ? address : null
}

/** The address of a picture; null where nobody but the writer has it. */
export function pictureAddress(given: string): string | null {
  const address = given.trim()
  const scheme = schemeOf(address)
  if (address === '') return null
  if (scheme === 'data') return /^data:image\/(?:png|jpe?g|gif|webp|avif)[;,]/i.test(address) ? address : null
  return scheme === undefined || scheme === 'http' || scheme === 'https' ? address : null
}

/** Whether an address leads to a page, a file or a person, and runs nothing. */
export function isSafeAddress(address: string): boolean {
  const scheme = schemeOf(address)
  if (scheme === 'data') return pictureAddress(address) !== null
  return scheme === undefined || linkSchemes.has(scheme)
}
