import { applyHtml, parseFragment, parseHtml, printHtml, printNode } from '@pergola/site/html'
import { describe, expect, test } from 'vitest'
import { createProjection } from '../frame/projection.ts'
import { reconcile } from './reconcile.ts'

const source = '<p  class=a>One <b onclick="x()">two</b> three</p>'

/** Draws the page, lets somebody type in its first element, and gives the page's source after it. */
async function typed(work: (element: HTMLElement) => void, html = source) {
  const tree = parseHtml(html)
  const page = document.implementation.createHTMLDocument()
  const projection = createProjection(page, tree, {
    claims: () => false,
    drawn: () => undefined,
    forgotten: () => undefined,
    addressOf: ({ value }) => value,
  })
  projection.bind(tree.body(), page.body)
  await projection.fill(tree.body(), () => null)
  const element = page.body.firstElementChild as HTMLElement
  work(element)
  const operations = reconcile(projection.idOf(element) ?? -1, element, {
    node: (id) => tree.node(id),
    idOf: (dom) => {
      const id = projection.idOf(dom)
      return id !== undefined && projection.domOf(id) === dom ? id : undefined
    },
    isDrawn: (id) => projection.domOf(id) !== undefined,
    isClosed: ({ namespace }) => namespace === 'svg',
    isLost: (id) => tree.node(id)?.namespace === 'svg' && !element.contains(projection.domOf(id) ?? null),
    source: (id) => printNode(tree, id),
    parse: (text, parent) => parseFragment(tree, text, parent),
  })
  for (const operation of operations) applyHtml(tree, operation)
  return { html: printHtml(tree), kinds: operations.map(({ type }) => type) }
}

const text = (element: Element, index: number) => element.childNodes[index] as Text

test.each<[string, (element: HTMLElement) => void, string, string[]]>([
  ['nothing typed is nothing done', () => undefined, source, []],
  [
    'words are a text edit of their node',
    (element) => text(element, 0).appendData('more '),
    source.replace('One ', 'One more '),
    ['html.text'],
  ],
  [
    'a hard space that typing made is a soft one',
    (element) => text(element, 2).appendData('\u00a0'),
    source.replace(' three', ' three '),
    ['html.text'],
  ],
  [
    'words in bold leave the bold alone',
    (element) => text(element.children[0] as Element, 0).appendData('!'),
    source.replace('two', 'two!'),
    ['html.text'],
  ],
  [
    'what the browser strikes through is written as HTML has it now',
    (element) => {
      const struck = document.createElement('strike')
      struck.append('old')
      element.append(struck)
    },
    source.replace('three', 'three<s>old</s>'),
    ['html.insert'],
  ],
  [
    'an element taken away is removed',
    (element) => element.children[0]?.remove(),
    '<p  class=a>One  three</p>',
    ['html.remove'],
  ],
  [
    'a line break is put in between',
    (element) => element.insertBefore(element.ownerDocument.createElement('br'), element.childNodes[1] ?? null),
    source.replace('One ', 'One <br>'),
    ['html.insert'],
  ],
  [
    'the break that browsers put at the end is none',
    (element) => element.append(element.ownerDocument.createElement('br')),
    source,
    [],
  ],
  [
    'bold that is moved into italics keeps what the frame never had',
    (element) => {
      const italics = element.ownerDocument.createElement('i')
      element.children[0]?.replaceWith(italics)
      italics.innerHTML = '<u>new</u>'
    },
    '<p  class=a>One <i><u>new</u></i> three</p>',
    ['html.remove', 'html.insert'],
  ],
])('%s', async (_rule, work, html, kinds) => {
  expect(await typed(work)).toEqual({ html, kinds })
})

test('a moved element keeps its own attributes', async () => {
  const { html } = await typed((element) => {
    const bold = element.children[0] as Element
    const italics = element.ownerDocument.createElement('i')
    bold.replaceWith(italics)
    italics.append(bold)
  })
  expect(html).toBe('<p  class=a>One <i><b onclick="x()">two</b></i> three</p>')
})

describe('what is no text', () => {
  const withIcon = '<button><svg viewBox=0 onclick="x()"><path  d="M0 0"/></svg> Save</button>'

  test('keeps its bytes when it is put into another element', async () => {
    const { html } = await typed((element) => {
      const bold = element.ownerDocument.createElement('b')
      bold.append(...element.childNodes)
      element.append(bold)
    }, withIcon)
    expect(html).toBe('<button><b><svg viewBox=0 onclick="x()"><path  d="M0 0"/></svg> Save</b></button>')
  })

  test('stays where it was when it has left the text', async () => {
    const { html } = await typed((element) => element.replaceChildren('Go'), withIcon)
    expect(html).toBe('<button><svg viewBox=0 onclick="x()"><path  d="M0 0"/></svg>Go</button>')
  })
})
