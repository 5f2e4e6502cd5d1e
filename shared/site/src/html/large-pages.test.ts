import { describe, expect, test } from 'vitest'
import { pageFromHtml } from '../project/index.ts'
import { applyHtml, canInsert, parseFragment, parseHtml, printHtml, rereadHtml } from './index.ts'
import { sourceTree } from './source-tree.ts'
import { treeChanges } from './tree-changes.ts'

// Deeper than any stack, and longer than any list of parameters. That no work grows faster than the page shows in that
// these end at all.
const pages = [
  ['150,000 nested elements of SVG', `<svg>${'<g>'.repeat(150_000)}${'</g>'.repeat(150_000)}</svg>`],
  ['150,000 elements side by side', '<i></i>'.repeat(150_000)],
] as const

describe.each(pages)('a page of %s', (_what, html) => {
  const source = `<!doctype html><title>a</title><body>${html}</body>`

  test('is put in, taken out and comes back to the byte', () => {
    const tree = parseHtml('<!doctype html><title>a</title><body></body>')
    const { bodyNode } = sourceTree(tree)
    const nodes = parseFragment(tree, html, bodyNode)
    expect(canInsert(tree, bodyNode, 0, nodes)).toBe(true)
    const { inverse } = applyHtml(tree, { type: 'html.insert', parent: bodyNode, index: 0, nodes })
    expect(printHtml(tree)).toBe(source)
    applyHtml(tree, inverse)
    expect(printHtml(tree)).toBe('<!doctype html><title>a</title><body></body>')
  })

  test('is read, read again and compared, and what is put into it fits', () => {
    const tree = parseHtml(source)
    const { bodyNode } = sourceTree(tree)
    const nodes = parseFragment(tree, '<p>new</p>', bodyNode)
    expect(canInsert(tree, bodyNode, 0, nodes)).toBe(true)
    applyHtml(tree, { type: 'html.insert', parent: bodyNode, index: 0, nodes })
    const edited = printHtml(tree)
    const again = rereadHtml(tree, edited)
    expect(printHtml(again)).toBe(edited)
    expect(treeChanges(parseHtml('<!doctype html><title>a</title><body></body>'), again, Infinity)).not.toBeNull()
  })

  test('is taken apart into a page of the project', () => {
    const page = pageFromHtml(html)
    expect(page.ok && page.value.html).toBe(html)
  })
})
