import { describe, expect, test } from 'vitest'
import { openCore } from '../testing/open-core.ts'
import { isTypable } from './is-text.ts'
import { planJoinBack, planJoinNext } from './join-text.ts'
import { planNest, planUnnest } from './list-items.ts'
import { planSplit } from './split-text.ts'
import type { TextCaret } from './text-blocks.ts'
import { plainText } from './text-offset.ts'

type Opened = Awaited<ReturnType<typeof openCore>>

const plans = { split: planSplit, back: planJoinBack, next: planJoinNext, nest: planNest, unnest: planUnnest }

function elementsOf({ page }: Opened): number[] {
  const found: number[] = []
  const walk = (id: number) => {
    if (page.node(id)?.kind === 'element') found.push(id)
    page.node(id)?.children.forEach(walk)
  }
  walk(page.tree.body())
  return found
}

/** The element that is typed in is the innermost that can be, but for inline elements in it. */
function caretIn(opened: Opened): { index: number; offset: number } {
  const inline = new Set(['b', 'a', 'i'])
  const elements = elementsOf(opened)
  const index = elements.findLastIndex((id) => {
    const node = opened.page.node(id)
    return node && !inline.has(node.name) && isTypable(opened.page, node) && plainText(opened.page, id).includes('|')
  })
  return { index, offset: plainText(opened.page, elements[index] ?? -1).indexOf('|') }
}

/** Does an edit where the `|` stands; what the page is then, with the words around the caret, and after undo. */
async function edited(name: keyof typeof plans, marked: string) {
  const { index, offset } = caretIn(await openCore(marked))
  const source = marked.replace('|', '')
  const opened = await openCore(source)
  const { page } = opened
  const id = elementsOf(opened)[index] ?? -1
  const edit = plans[name](page, id)
  if (!edit) return null
  let caret: TextCaret | null = null
  page.tell(page.history.group(name, (apply) => (caret = edit({ id, offset }, apply))))
  const html = opened.html()
  const at = caret as TextCaret | null
  const words = at && plainText(page, at.id)
  const shown = at && words !== null ? `${words.slice(0, at.offset)}|${words.slice(at.offset)}` : null
  page.undo()
  expect(opened.html(), 'undo gives every byte back').toBe(source)
  return [html, shown]
}

describe('Enter', () => {
  test.each([
    ['in a paragraph', '<p  class=a id=x>One |two</p>', '<p  class=a id=x>One </p><p class="a">two</p>', '|two'],
    ['at its end', '<p class="a">One|</p>\n<p>Next</p>', '<p class="a">One</p>\n<p class="a"></p>\n<p>Next</p>', '|'],
    ['at its start', '<p id="x">|One</p>', '<p></p><p id="x">One</p>', '|One'],
    ['in an empty one', '<p class="a">|</p>', '<p class="a"></p><p class="a"></p>', '|'],
    [
      'at the end of a heading',
      '<h2 class="p-10 title" id="t">One|</h2>',
      '<h2 class="p-10 title" id="t">One</h2><p class="p-10"></p>',
      '|',
    ],
    [
      'within a heading',
      '<h2 class="title" id="t">One |two</h2>',
      '<h2 class="title" id="t">One </h2><h2 class="title">two</h2>',
      '|two',
    ],
    ['at the start of a heading', '<h2 class="title">|One</h2>', '<p></p><h2 class="title">One</h2>', '|One'],
    [
      'within a link',
      '<p>A <a id=k href=x.html v-on:click="f()">li|nk</a> z</p>',
      '<p>A <a id=k href=x.html v-on:click="f()">li</a></p><p><a href="x.html">nk</a> z</p>',
      '|nk z',
    ],
    [
      'before markup that is moved with its bytes',
      '<p>A| <b  class=x>&copy; c</b>&nbsp;z</p>',
      '<p>A</p><p> <b  class=x>&copy; c</b>&nbsp;z</p>',
      '| © c\u00a0z',
    ],
    ['among references', '<p>&copy; a|b &amp; c</p>', '<p>&copy; a</p><p>b &amp; c</p>', '|b & c'],
    ['where end tags are left out', '<p>A|B<p>C', '<p>A<p>B</p><p>C', '|B'],
    ['in a description', '<dl><dt>A|</dt></dl>', '<dl><dt>A</dt><dt></dt></dl>', '|'],
    ['in an item', '<ul><li>one|</li><li>two</li></ul>', '<ul><li>one</li><li></li><li>two</li></ul>', '|'],
    [
      'in an item on its line',
      '<ul>\n  <li class="i">o|ne</li>\n</ul>',
      '<ul>\n  <li class="i">o</li>\n  <li class="i">ne</li>\n</ul>',
      '|ne',
    ],
    [
      'before a nested list',
      '<ul><li>a|b<ul><li>c</li></ul></li></ul>',
      '<ul><li>a</li><li>b<ul><li>c</li></ul></li></ul>',
      '|b\uFFFC',
    ],
    [
      'in a paragraph of an item',
      '<ul><li class="i"><p class="a">a|b</p><ul><li>c</li></ul></li></ul>',
      '<ul><li class="i"><p class="a">a</p></li><li class="i"><p class="a">b</p><ul><li>c</li></ul></li></ul>',
      '|b',
    ],
    ['in an empty last item', '<ul><li>one</li><li>|</li></ul><p>z</p>', '<ul><li>one</li></ul><p></p><p>z</p>', '|'],
    [
      'in an empty item between others',
      '<ol class="l" id="o"><li>a</li><li>|</li><li>b</li></ol>',
      '<ol class="l" id="o"><li>a</li></ol><p></p><ol class="l"><li>b</li></ol>',
      '|',
    ],
    ['in the only item, empty', '<ul><li>|</li></ul>', '<p></p>', '|'],
    [
      'in an empty nested item',
      '<ul><li>a<ul><li>b</li><li>|</li></ul></li></ul>',
      '<ul><li>a<ul><li>b</li></ul></li><li></li></ul>',
      '|',
    ],
  ])('%s', async (_where, marked, html, caret) => {
    expect(await edited('split', marked)).toEqual([html, caret])
  })

  test.each(['<td>a|b</td>', '<div>a|b</div>', '<a>a|b</a>', '<button>a|b</button>', '<figcaption>a|b</figcaption>'])(
    'breaks the line in %s',
    async (inside) => {
      const marked = inside.startsWith('<td') ? `<table><tbody><tr>${inside}</tr></tbody></table>` : inside
      expect(await edited('split', marked)).toBeNull()
    },
  )
})

describe('Tab in a list', () => {
  test.each([
    ['nest', '<ul><li>a</li><li class=k>b|</li></ul>', '<ul><li>a<ul><li class=k>b</li></ul></li></ul>'],
    ['nest', '<ol><li>a<ol><li>b</li></ol></li><li>c|</li></ol>', '<ol><li>a<ol><li>b</li><li>c</li></ol></li></ol>'],
    ['nest', '<ul><li>a|</li></ul>', null],
    ['unnest', '<ul><li>a<ul><li>b|</li></ul></li></ul>', '<ul><li>a</li><li>b</li></ul>'],
    ['unnest', '<ul><li>a<ul><li>b|</li><li>c</li></ul></li></ul>', '<ul><li>a</li><li>b<ul><li>c</li></ul></li></ul>'],
    ['unnest', '<ul><li>a|</li></ul>', null],
  ] as const)('%s %s', async (name, marked, html) => {
    expect((await edited(name, marked))?.[0] ?? null).toBe(html)
  })
})

describe('Backspace at the start', () => {
  test.each([
    [
      'of a paragraph',
      '<p class="a">One</p>\n<p id="k">|two <b  class=x>c</b></p>',
      '<p class="a">Onetwo <b  class=x>c</b></p>',
      'One|two c',
    ],
    ['behind an empty one', '<p></p><h2 id="k">|Two</h2>', '<h2 id="k">Two</h2>', '|Two'],
    ['of an empty one', '<h1>One</h1><p>|</p>', '<h1>One</h1>', 'One|'],
    ['of an item', '<ul><li>one</li><li>|two</li></ul>', '<ul><li>onetwo</li></ul>', 'one|two'],
    [
      'of an item on its line',
      '<ul>\n  <li>\n    one\n  </li>\n  <li>|two</li>\n</ul>',
      '<ul>\n  <li>\n    onetwo</li>\n</ul>',
      '\n    one|two',
    ],
    [
      'behind a nested list',
      '<ul><li>a<ul><li>b</li></ul></li><li>|c</li></ul>',
      '<ul><li>a<ul><li>bc</li></ul></li></ul>',
      'b|c',
    ],
    [
      'of the first nested item',
      '<ul><li>a<ul><li>|b</li><li>c</li></ul></li></ul>',
      '<ul><li>ab<ul><li>c</li></ul></li></ul>',
      'a|b\uFFFC',
    ],
    ['of the only nested item', '<ul><li>a<ul><li>|b</li></ul></li></ul>', '<ul><li>ab</li></ul>', 'a|b'],
    [
      'of the first item',
      '<ul><li>|one <i>x</i></li><li>two</li></ul>',
      '<p>one <i>x</i></p><ul><li>two</li></ul>',
      '|one x',
    ],
    ['of a paragraph behind a list', '<ul><li>one</li></ul><p>|two</p>', '<ul><li>onetwo</li></ul>', 'one|two'],
  ])('%s', async (_where, marked, html, caret) => {
    expect(await edited('back', marked)).toEqual([html, caret])
  })

  test.each(['<img><p>|a</p>', 'words<p>|a</p>', '<p>|a</p>', '<div>x</div><div>|a</div>'])(
    'does nothing in %s',
    async (marked) => {
      expect(await edited('back', marked)).toBeNull()
    },
  )
})

describe('Delete at the end', () => {
  test.each([
    ['<p>One|</p><p>two</p>', '<p>Onetwo</p>', 'One|two'],
    ['<ul><li>one|</li><li><p>two</p></li></ul>', '<ul><li>onetwo</li></ul>', 'one|two'],
  ])('joins %s', async (marked, html, caret) => {
    expect(await edited('next', marked)).toEqual([html, caret])
  })
})
