import { isElement, readPasted, type RichElement, type RichNode } from './rich-node.ts'
import { tidyLine } from './tidy-line.ts'
import { writeBlocks } from './write-blocks.ts'

export interface RichBlock {
  readonly name: string
  readonly html: string
  /** What stands in it. */
  readonly inside: string
}

/** What was pasted, as semantic markup. */
export interface RichText {
  readonly html: string
  /** One behind the other: paragraphs, headings, lists, tables and their like. */
  readonly blocks: readonly RichBlock[]
  /** The same as lines of text, for where no block may stand: each the inside of one. */
  readonly lines: readonly string[]
  /** It is the words of one paragraph. */
  readonly isLine: boolean
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const hardened = (text: string) => escaped(text).replaceAll('\u00a0', '&nbsp;')

function printed(node: RichNode): string {
  if (!isElement(node)) return hardened(node)
  const attributes = Object.entries(node.attributes)
    .map(([name, value]) => ` ${name}="${escaped(value).replaceAll('"', '&quot;')}"`)
    .join('')
  if (node.name === 'br' || node.name === 'hr' || node.name === 'img') return `<${node.name}${attributes}>`
  return `<${node.name}${attributes}>${node.children.map(printed).join('')}</${node.name}>`
}

const holding = new Set('blockquote dd details dl figure li ol table tbody td tfoot th thead tr ul'.split(' '))
const inner = new Set([...holding, ...'caption dt figcaption h1 h2 h3 h4 h5 h6 hr p pre summary'.split(' ')])

/** The lines of text in a block, from above to below. */
function linesIn(block: RichElement): readonly (readonly RichNode[])[] {
  if (!holding.has(block.name)) return [tidyLine(block.children)]
  const lines: RichNode[][] = []
  let isOpen = false
  for (const child of block.children) {
    if (isElement(child) && inner.has(child.name)) {
      lines.push(...linesIn(child).map((line) => [...line]))
      isOpen = false
    } else if (isOpen) lines.at(-1)?.push(child)
    else {
      lines.push([child])
      isOpen = true
    }
  }
  return lines
}

/**
 * Cleans what a writing program or a browser put on the clipboard as HTML to the meaning it has: headings, paragraphs,
 * lists, tables, links, bold and their like. Nothing is taken over but what is named here, so that no style, class,
 * handler or running address comes through; what is nested deeper than 100 elements comes as words.
 */
export function cleanRichText(html: string): RichText {
  const blocks = writeBlocks(readPasted(html))
  const lines = blocks.flatMap(linesIn).filter((line) => line.length > 0)
  return {
    html: blocks.map(printed).join(''),
    blocks: blocks.map((block) => ({
      name: block.name,
      html: printed(block),
      inside: block.children.map(printed).join(''),
    })),
    lines: lines.map((line) => line.map(printed).join('')),
    isLine: blocks.length === 1 && blocks[0]?.name === 'p',
  }
}

/** Names and styles that writing programs, mail programs and browsers leave in what is copied from them. */
const signs = new RegExp(
  [
    'docs-internal-guid',
    'google-sheets-html-origin',
    '\\bmso-',
    'class=["\']?(?:x_)?Mso',
    'urn:schemas-microsoft-com',
    'data-ccp-',
    'data-aria-level',
    'Apple-(?:converted|interchange|tab|style)',
    'Cocoa HTML Writer',
    'LibreOffice|OpenOffice',
    'notionvc',
    'data-pm-slice',
    'gmail_|data-smartmail|moz-cite-prefix',
    'style="[^"]*(?:orphans:|-webkit-text-stroke-width:|font-variant-ligatures:|text-decoration-thickness:)',
  ].join('|'),
  'i',
)

/** Whether markup is a text out of another program, not a part of a page. */
export function isFromWriting(html: string): boolean {
  return signs.test(html)
}
