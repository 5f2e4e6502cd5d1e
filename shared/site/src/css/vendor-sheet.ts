import type { CssSheet, SourceSheet } from './css-sheet.ts'
import { isBlock, sourceSheet } from './css-sheet.ts'

/** Folders that a package manager, a theme or a plugin fills, and that the next update overwrites. */
const vendorFolders =
  /(?:^|\/)(?:vendors?|node_modules|bower_components|jspm_packages|libs?|librar(?:y|ies)|plugins?|third[-_]?party|3rd[-_]?party|external|wp-includes)\//i

const minifiedName = /[.-](?:min|pack)\.css$/i

/** Names that well-known libraries give their sheets, without `.css` and a version. */
const libraryName = new RegExp(
  `^(?:${[
    'all',
    'animate',
    'aos',
    'bootstrap(?:-(?:grid|icons|reboot|theme|utilities))?',
    'boxicons',
    'bulma',
    'fancybox|jquery[.-].+',
    'flaticon',
    'flickity',
    'font-?awesome(?:-all)?',
    'foundation',
    'fullpage',
    'glightbox',
    'hover',
    'icofont',
    'ionicons',
    'leaflet',
    'lightbox|lity|magnific-popup|photoswipe|simplelightbox',
    'materialdesignicons|materialize',
    'milligram|pico|pure|semantic|skeleton|spectre|uikit',
    '(?:modern-)?normalize|reset|sanitize',
    'owl[.-](?:carousel|theme.*)',
    'prism|highlight',
    'select2',
    'slick(?:-theme)?|splide(?:-core)?|swiper(?:-bundle)?|tiny-slider',
    'themify-icons',
  ].join('|')})$`,
  'i',
)

/** What such libraries say of themselves at the top of their sheets. */
const libraryBanner =
  /^\/\*[!*\s]*(?:animate\.css|bootstrap(?: icons| grid| reboot)? v?\d|bulma\.io|font awesome|foundation for sites|leaflet|(?:modern-)?normalize(?:\.css)? v?\d|owl carousel|pico css|swiper \d|uikit \d)/i

/** Fewer rules than these say nothing about how a sheet is written. */
const fewestMinified = 20

/** Told by the path of a sheet alone: its folder, an ending such as `.min.css`, or the name of a well-known library. */
export function isVendorPath(path: string): boolean {
  if (vendorFolders.test(path) || minifiedName.test(path)) return true
  const name = path.slice(path.lastIndexOf('/') + 1).replace(/\.css$/i, '')
  return libraryName.test(name.replace(/[.-]v?\d[\d.]*$/i, ''))
}

/**
 * Whether a sheet was made by somebody else or by a tool: nobody writes rules of their own into it. Told by its path,
 * by the first comment of well-known libraries, and by rules that stand on one line without an end.
 */
export function isVendorSheet(sheet: CssSheet, path: string): boolean {
  const source = sourceSheet(sheet)
  return isVendorPath(path) || hasBanner(source) || isMinified(source)
}

function hasBanner({ root }: SourceSheet): boolean {
  const first = root.children.find(({ kind }) => kind === 'comment' || kind === 'rule')
  return first?.kind === 'comment' && libraryBanner.test(first.text)
}

function isMinified({ root }: SourceSheet): boolean {
  const blocks = root.children.slice(0, 200).filter(isBlock)
  const onOneLine = blocks.filter(({ before }) => !before.includes('\n')).length
  return blocks.length >= fewestMinified && onOneLine > blocks.length * 0.9
}
