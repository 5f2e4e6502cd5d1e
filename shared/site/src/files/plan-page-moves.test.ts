import type { PageMove } from '@pergola/contracts'
import { describe, expect, test } from 'vitest'
import { addPage, createProject } from '../project/index.ts'
import { planPageMoves } from './plan-page-moves.ts'

function site(texts: Readonly<Record<string, string>>, names: readonly string[]) {
  let { project } = createProject({ name: 'Site', ids: () => 'id' })
  for (const name of names) {
    const added = addPage(project, { name, id: name, has: () => false })
    if (!added.ok) throw new Error(added.failure)
    project = added.value.project
  }
  const reads: string[] = []
  const read = async (path: string) => {
    reads.push(path)
    return texts[path] ?? null
  }
  return {
    reads,
    plan: (moves: readonly PageMove[]) => planPageMoves({ project, files: Object.keys(texts), moves, read }),
  }
}

const texts = {
  'editor/pages/index.html': '<a href=./pages/one.html>1</a> <A HREF="pages/two.html?x#y" class=a>2</A> pages/one.html',
  'editor/pages/one.html': '<a href="two.html">2</a><a href="../index.html">Home</a>',
  'editor/pages/two.html': '<a href="one.html#top">1</a>',
  'editor/pages/left.html': '<p>two.html</p>',
}

describe('planPageMoves', () => {
  test('moves several pages at once: what leads to them and between them follows, each file read once', async () => {
    const { plan, reads } = site(texts, ['one', 'two', 'left'])
    const moved = await plan([
      { name: 'one', to: '/blog/one' },
      { name: 'two', to: '/blog/old/two' },
    ])
    if (!moved.ok) throw new Error(moved.failure)
    expect(moved.value.pages.map(({ name }) => name)).toEqual(['blog/one', 'blog/old/two'])
    expect(moved.value.change.files).toEqual({
      'editor/pages/index.html':
        '<a href="./pages/blog/one.html">1</a> <A HREF="pages/blog/old/two.html?x#y" class=a>2</A> pages/one.html',
      'editor/pages/one.html': null,
      'editor/pages/blog/one.html': '<a href="old/two.html">2</a><a href="../../index.html">Home</a>',
      'editor/pages/two.html': null,
      'editor/pages/blog/old/two.html': '<a href="../one.html#top">1</a>',
    })
    expect(moved.value.followed).toEqual(['index'])
    expect(Object.keys(moved.value.change.record?.pages ?? {})).toEqual([
      'index',
      'playground',
      'blog/one',
      'blog/old/two',
      'left',
    ])
    expect(reads.toSorted()).toEqual(Object.keys(texts).toSorted())
  })

  test.each([
    ['before it', ['two', 'one']],
    ['after it', ['one', 'two']],
  ])('gives no page the name of another one that moves %s', async (_rule, names) => {
    const { plan } = site(texts, ['one', 'two'])
    const to: Readonly<Record<string, string>> = { one: 'two', two: 'three' }
    const moved = await plan(names.map((name) => ({ name, to: to[name] ?? '' })))
    expect(moved).toMatchObject({ ok: false, failure: 'page-exists', detail: 'two' })
  })

  test('changes nothing where one of them cannot be, and names it', async () => {
    const { plan, reads } = site(texts, ['one', 'two', 'left'])
    const moves = [
      { name: 'one', to: '/blog/one' },
      { name: 'two', to: 'left' },
    ]
    expect(await plan(moves)).toMatchObject({ ok: false, failure: 'page-exists', detail: 'left' })
    expect(reads).toEqual([])
  })
})
