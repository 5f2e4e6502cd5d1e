import { attributeOf, headContent, iconPaths, pathToRoot, addedPaths, scanPage } from '../project/index.ts'
import type { ScanKind } from '../project/index.ts'
import type { FileSizes } from '../files/site-files.ts'
import { tagAsXml } from './tags.ts'

const icons = [
  [iconPaths.small, '192x192'],
  [iconPaths.large, '512x512'],
] as const

/** https://www.w3.org/TR/appmanifest: what a home screen shows of the site. Addresses are relative to the manifest. */
export function manifestText(name: string, sizes: FileSizes): string {
  const found = icons.filter(([src]) => sizes.has(src)).map(([src, size]) => ({ src, sizes: size, type: 'image/png' }))
  return `${JSON.stringify({ name, start_url: './', display: 'minimal-ui', icons: found }, null, 2)}\n`
}

interface Linked {
  readonly kind: ScanKind
  /** Where the page lies. */
  readonly path: string
  readonly sizes: FileSizes
}

/**
 * The page with links to the manifest and to the icon of home screens at the end of its head; each only where the page has
 * none. A page with a `base` stays as it is: addresses of ours would arrive elsewhere.
 */
export function withManifest(html: string, { kind, path, sizes }: Linked): string {
  const head = scanPage(html, kind).filter((each) => each.isHtml && each.isInHead && !each.isInTemplate)
  if (head.length === 0 || head.some(({ name }) => name === 'base')) return html
  const has = (wanted: string) =>
    head.some(
      (each) => each.name === 'link' && (attributeOf(each, 'rel') ?? '').toLowerCase().split(/\s+/).includes(wanted),
    )
  const tags = [
    ...(has('apple-touch-icon') || !sizes.has(iconPaths.touch) ? [] : [link('apple-touch-icon', iconPaths.touch)]),
    ...(has('manifest') ? [] : [link('manifest', addedPaths.manifest)]),
  ]
  function link(rel: string, target: string) {
    const tag = `<link rel="${rel}" href="${pathToRoot(path)}${target}">`
    return kind === 'xml' ? tagAsXml(tag) : tag
  }
  const { end } = headContent(html, kind)
  const last = head.findLast(({ span }) => span && span.end <= end)?.span
  const at = last?.end ?? end
  const line = last ? (/(?:^|\r?\n)[\t ]*$/.exec(html.slice(0, last.start))?.[0] ?? '') : ''
  return html.slice(0, at) + tags.map((tag) => line + tag).join('') + html.slice(at)
}
