import { describe, expect, test } from 'vitest'
import type { LayerNode, NodeId } from '@pergola/contracts'
import { emptyProjection, projectLayers } from './project-layers.ts'

function tree(children: Record<number, number[]>) {
  const reads: NodeId[] = []
  const layer = (id: NodeId): LayerNode | undefined => {
    reads.push(id)
    return { id, parent: null, tag: 'div', label: 'div', hidden: false, children: [...(children[id] ?? [])] }
  }
  return { children, layer, reads }
}

const shape = (rows: readonly { id: number; level: number }[]) =>
  rows.map(({ id, level }) => `${id}@${level}`).join(' ')

describe('projectLayers', () => {
  test('a closed root is one row', () => {
    const { layer } = tree({ 1: [2, 3] })
    expect(shape(projectLayers(1, new Set(), layer).rows)).toBe('1@1')
  })

  test('open elements show their children in order, at their level', () => {
    const { layer } = tree({ 1: [2, 3], 2: [4, 5], 4: [6] })
    expect(shape(projectLayers(1, new Set([1, 2]), layer).rows)).toBe('1@1 2@2 4@3 5@3 3@2')
  })

  test('an element that is open inside a closed one stays unseen', () => {
    const { layer } = tree({ 1: [2], 2: [3], 3: [4] })
    expect(shape(projectLayers(1, new Set([1, 3]), layer).rows)).toBe('1@1 2@2')
  })

  test('only open elements are read', () => {
    const { layer, reads } = tree({ 1: [2, 3], 2: [4], 3: [5] })
    projectLayers(1, new Set([1, 2]), layer)
    expect(new Set(reads)).toEqual(new Set([1, 2]))
  })

  test('nothing changed gives the same projection back', () => {
    const { layer } = tree({ 1: [2, 3], 2: [4] })
    const open = new Set([1, 2])
    const first = projectLayers(1, open, layer)
    expect(projectLayers(1, open, layer, first)).toBe(first)
  })

  test('rows that did not change are the same rows', () => {
    const page = tree({ 1: [2, 3], 2: [4], 3: [5] })
    const open = new Set([1, 2, 3])
    const first = projectLayers(1, open, page.layer)
    page.children[3] = [5, 6]
    const second = projectLayers(1, open, page.layer, first)
    expect(shape(second.rows)).toBe('1@1 2@2 4@3 3@2 5@3 6@3')
    expect(second.rows.slice(0, 4).every((row, index) => row === first.rows[index])).toBe(true)
    expect(second.rows[4]).not.toBe(first.rows[4])
  })

  test('closing an element is seen although no child changed', () => {
    const { layer } = tree({ 1: [2, 3], 2: [4] })
    const first = projectLayers(1, new Set([1, 2]), layer)
    expect(shape(projectLayers(1, new Set([1]), layer, first).rows)).toBe('1@1 2@2 3@2')
  })

  test('two hundred thousand open levels are as many rows', () => {
    const deep = 200_000
    const layer = (id: NodeId): LayerNode => {
      const children = id < deep ? [id + 1] : []
      return { id, parent: id - 1, tag: 'div', label: 'div', hidden: false, children }
    }
    const open = new Set(Array.from({ length: deep }, (_, index) => index + 1))
    expect(projectLayers(1, open, layer).rows.at(-1)).toEqual({ id: deep, level: deep, position: 1, siblings: 1 })
  })

  test('no page, no rows', () => {
    expect(projectLayers(null, new Set(), () => undefined)).toBe(emptyProjection)
  })

  test('20,000 open rows cost less than the 50 ms a panel has to open', () => {
    const children: Record<number, number[]> = { 1: [] }
    for (let branch = 0; branch < 2000; branch += 1) {
      const id = 10 + branch * 10
      children[1]?.push(id)
      children[id] = Array.from({ length: 9 }, (_, index) => id + index + 1)
    }
    const { layer } = tree(children)
    const open = new Set([1, ...(children[1] ?? [])])
    // The best of several: other work on the machine must not decide.
    const times = Array.from({ length: 9 }, () => {
      const start = performance.now()
      expect(projectLayers(1, open, layer).rows.length).toBe(20_001)
      return performance.now() - start
    })
    expect(Math.min(...times)).toBeLessThan(50)
  })
})
