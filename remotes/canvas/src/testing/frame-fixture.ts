import { parseHtml, type HtmlTree } from '@pergola/site/html'
import { createPageFrame, type PageFrame } from '../frame/page-frame.ts'
import type { PageModel } from '../frame/page-model.ts'
import { framePolicy } from '../frame/frame-policy.ts'
import { editorPrefix } from '../frame/shown-attributes.ts'

/** What the tests drive inside the browser: the frame with a page that has no sheets of the project. */

function modelOf(tree: HtmlTree, base: string): PageModel {
  return {
    root: tree.root,
    composed: false,
    mode: tree.mode,
    base,
    title: 'page',
    addressPath: '',
    node: (id) => tree.node(id),
    chunkCount: () => 0,
    chunk: () => '',
    addressed: (_sheet, css) => css,
    sheetOf: () => null,
    headSheets: () => [],
    bodyAttributes: () => ({}),
    language: () => '',
    addressOf: ({ value }) => value,
  }
}

function openPage(source: string): PageFrame {
  const host = document.getElementById('host') as HTMLElement
  host.replaceChildren()
  const policy = framePolicy({ origin: location.origin, restricted: false, hosts: [] })
  return createPageFrame(host, modelOf(parseHtml(source), `${location.origin}/`), policy)
}

interface PaintReport {
  readonly elements: number
  readonly parse: number
  /** Until the first part of the body stands. */
  readonly first: number
  readonly total: number
  readonly longest: number
}

/** Longest task since the start, as the browser itself counts; tasks under 50 ms it does not count. */
function watchTasks(): () => number {
  let longest = 0
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration)
  })
  observer.observe({ type: 'longtask' })
  return () => {
    for (const { duration } of observer.takeRecords()) longest = Math.max(longest, duration)
    observer.disconnect()
    return longest
  }
}

export async function paint(source: string): Promise<PaintReport> {
  const started = performance.now()
  const host = document.getElementById('host') as HTMLElement
  host.replaceChildren()
  const tree = parseHtml(source)
  const parsed = performance.now()
  const policy = framePolicy({ origin: location.origin, restricted: false, hosts: [] })
  const frame = createPageFrame(host, modelOf(tree, `${location.origin}/`), policy)
  const stop = watchTasks()
  let first = 0
  frame.window.requestAnimationFrame(() => {
    first = performance.now() - started
  })
  await frame.paint()
  const total = performance.now() - started
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  return { elements: tree.size, parse: parsed - started, first, total, longest: stop() }
}

const hollow = new Set(['script', 'iframe', 'noembed', 'noframes', 'style', 'link', 'meta', 'base', 'object', 'embed'])

/** What the drawing neutralises, and what the editor marks it with: a picture that has not come, by when it has not. */
function isNeutral(name: string, value: string): boolean {
  return (
    name.startsWith(editorPrefix) ||
    /^on|^data-gjs-|^(autofocus|contenteditable|nonce|accesskey|ping|autoplay|srcdoc|popovertarget)$/i.test(name) ||
    /^\s*javascript:/i.test(value)
  )
}

function describeTag(element: Element): string {
  const name = `${element.namespaceURI?.at(-1) ?? ''}:${element.localName}`
  if (hollow.has(element.localName)) return `<${name}>`
  const attributes = [...element.attributes]
    .filter((attribute) => !isNeutral(attribute.name, attribute.value))
    .map((attribute) => `${attribute.name}|${attribute.namespaceURI ?? ''}=${attribute.value}`)
  return `<${name} ${attributes.toSorted().join(' ')}>`
}

/** The shadow root stands first, as if it were a child; a template's content stands for its children. */
function childrenOf(element: Element): Node[] {
  if (hollow.has(element.localName)) return []
  const inside = element.localName === 'template' ? (element as HTMLTemplateElement).content : element
  return [...(element.shadowRoot?.childNodes ?? []), ...inside.childNodes]
}

function describe(node: Node, lines: string[], depth: number): void {
  const indent = ' '.repeat(depth)
  if (node.nodeType === 3) lines.push(`${indent}"${(node as Text).data}"`)
  if (node.nodeType === 8) lines.push(`${indent}<!--${(node as Comment).data}-->`)
  if (node.nodeType !== 1) return
  lines.push(indent + describeTag(node as Element))
  for (const child of childrenOf(node as Element)) describe(child, lines, depth + 1)
}

/** A run of text may be several nodes in the tree: what stands behind the body's end tag is a node of its own. */
function describeBody(body: Element): string[] {
  body.normalize()
  const lines: string[] = []
  describe(body, lines, 0)
  return lines
}

/** Paints a page and compares its body with what the browser made of the same page served under a script-less policy. */
export async function compare(address: string): Promise<string[]> {
  const source = await (await fetch(address)).text()
  const reference = document.createElement('iframe')
  reference.src = address
  const loaded = new Promise((resolve) => reference.addEventListener('load', resolve, { once: true }))
  document.body.append(reference)
  await loaded
  const expected = describeBody(reference.contentDocument?.body as Element)
  const mode = reference.contentDocument?.compatMode
  reference.remove()
  const frame = openPage(source)
  await frame.paint()
  const actual = describeBody(frame.document.body)
  if (frame.document.compatMode !== mode) return [`drawn in ${frame.document.compatMode} and not in ${mode}`]
  const differences: string[] = []
  for (let index = 0; index < Math.max(expected.length, actual.length) && differences.length < 3; index += 1) {
    if (expected[index] !== actual[index]) differences.push(`expected ${expected[index]}\n     got ${actual[index]}`)
  }
  return differences
}
