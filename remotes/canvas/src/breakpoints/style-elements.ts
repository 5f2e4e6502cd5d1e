import { isVendorSheet, parseCss } from '@pergola/site/css'
import { applyHtml, attributeOf, canApply, findAll, isXmlPath, parseHtml, printHtml } from '@pergola/site/html'
import type { HtmlNode, HtmlTree } from '@pergola/site/html'
import { mediaOf, screensOf } from '../document/sheet-media.ts'

async function treeOf(file: string, text: string): Promise<HtmlTree> {
  if (!isXmlPath(file)) return parseHtml(text)
  const { parsePage } = await import('../document/xml-pages.ts')
  return parsePage(file, text) ?? parseHtml(text)
}

/** As in the open page: sheets for print alone and of libraries say nothing about the widths of the site. */
function isOwn(node: HtmlNode, css: string, file: string): boolean {
  const type = attributeOf(node, 'type')?.trim().toLowerCase() ?? ''
  if ((type !== '' && type !== 'text/css') || screensOf(mediaOf(node)) === 'none') return false
  return !isVendorSheet(parseCss(css, file), '')
}

/**
 * A page with other texts in its style elements; null where all stay. `change` is asked for each, and answers null for
 * one that stays. Every other byte of the page is left as it is.
 */
export async function withStyleElements(
  file: string,
  text: string,
  change: (css: string) => string | null,
): Promise<string | null> {
  if (!/<style[\s>]/i.test(text)) return null
  const tree = await treeOf(file, text)
  let isChanged = false
  for (const node of findAll(tree, ({ name }) => name === 'style')) {
    const child = node.children.length === 1 ? tree.node(node.children[0] ?? -1) : undefined
    if (child?.kind !== 'text' || !isOwn(node, child.value, file)) continue
    const css = change(child.value)
    const operation = { type: 'html.text', node: child.id, value: css ?? '' } as const
    if (css === null || !canApply(tree, operation)) continue
    applyHtml(tree, operation)
    isChanged = true
  }
  return isChanged ? printHtml(tree) : null
}
