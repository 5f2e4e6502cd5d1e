import { limits } from '@pergola/contracts'
import { describe, expect, test } from 'vitest'
import { planUpload } from './plan-upload.ts'

const file = (name: string, size: number) => ({ name, size })

describe('an upload', () => {
  const room = { taken: [], count: 0, free: 100 * 1024 * 1024 }

  test('leaves out what is too large for a file', () => {
    const plan = planUpload([file('a.png', 10), file('b.mp4', limits.assetBytes + 1)], room)
    expect([plan.planned.map(({ path }) => path), plan.ignored]).toEqual([['assets/a.png'], ['b.mp4']])
  })

  test('leaves out files from the end until the rest fits', () => {
    const plan = planUpload([file('a', 40), file('b', 40), file('c', 40)], { taken: [], count: 0, free: 100 })
    expect([plan.planned.map(({ name }) => name), plan.ignored]).toEqual([['a', 'b'], ['c']])
  })

  test('stops at the number of files a project may have', () => {
    const taken = Array.from({ length: limits.assetCount - 1 }, (_, at) => `${at}.png`)
    const plan = planUpload([file('a.png', 1), file('b.png', 1)], { taken, count: taken.length, free: 100 })
    expect([plan.planned.length, plan.ignored]).toEqual([1, ['b.png']])
  })

  test('replaces a file however many there are, as that adds none', () => {
    const taken = [...Array.from({ length: limits.assetCount }, (_, at) => `${at}.png`), 'img']
    const given = [file('new.png', 1), file('7.PNG', 1), file('7.png', 1), file('img', 1)]
    const full = { taken, folders: ['img'], count: 9990, free: 100 }
    const plan = planUpload(given, { ...full, sameName: 'replace' })
    expect(plan.planned.map(({ name }) => name)).toEqual(['7.png'])
    expect(plan.ignored).toEqual(['new.png', '7.png', 'img'])
    expect(planUpload(given, { ...full, sameName: 'keep-both' }).planned).toEqual([])
  })

  test('gives two files of one name two names', () => {
    const plan = planUpload([file('a.png', 1), file('A.png', 1)], room)
    expect(plan.planned.map(({ name }) => name)).toEqual(['a.png', 'A-2.png'])
  })

  test('replaces the file of the same name when asked to, and never a folder or another file of the upload', () => {
    const taken = { taken: ['Photo.png', 'img'], folders: ['img'], count: 2, free: 100, sameName: 'replace' } as const
    const plan = planUpload([file('photo.PNG', 1), file('img', 1), file('Photo.png', 1)], taken)
    expect(plan.planned.map(({ name }) => name)).toEqual(['Photo.png', 'img-2', 'Photo-2.png'])
  })
})
