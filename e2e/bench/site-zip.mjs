import { strToU8, zipSync } from 'fflate'
import { generatePage } from './generate-page.mjs'

/** An ordinary static site as a zip: pages that link one sheet, and pictures that do not compress. */
export function siteZip({ pages, elements, assetBytes, assets }) {
  const { html, css } = generatePage(elements)
  const files = { 'css/site.css': strToU8(css) }
  for (let number = 0; number < pages; number++) {
    const name = number === 0 ? 'index.html' : `page-${number}.html`
    const title = `<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>Page ${number}</title>\n<link rel="stylesheet" href="css/site.css">\n</head>\n<body>\n`
    files[name] = strToU8(`${title}${html}</body>\n</html>\n`)
  }
  for (let number = 0; number < assets; number++)
    files[`assets/photo-${number}.webp`] = noise(Math.floor(assetBytes / assets), number)
  return Buffer.from(zipSync(files, { level: 0 }))
}

function noise(length, seed) {
  const bytes = new Uint8Array(length)
  let state = seed + 1
  for (let at = 0; at < length; at++) {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0
    bytes[at] = state >>> 16
  }
  return bytes
}
