import { limits } from '@pergola/contracts'
import { describe, expect, test } from 'vitest'
import { largestAsset } from './largest-asset.ts'
import { planUpload } from './plan-upload.ts'

const file = (name: string, size: number) => ({ name, size })

describe('an upload', () => {
  const space = { taken: [], left: limits.assetCount, free: 100 * 1024 * 1024 }

  test('leaves out what is too large for a file', () => {
    const plan = planUpload([file('a.png', 10), file('b.mp4', limits.assetBytes + 1)], space)
    expect([plan.planned.map(({ path }) => path), plan.ignored]).toEqual([['assets/a.png'], ['b.mp4']])
  })

  test('takes smaller files alone in browsers other than Chromium', () => {
    const six = [file('a.mp4', 6 * 1024 * 1024)]
    const namesIn = (browser: object) =>
      planUpload(six, { ...space, largest: largestAsset(browser) }).planned.map(({ name }) => name)
    expect([namesIn({ userAgentData: {} }), namesIn({})]).toEqual([['a.mp4'], []])
  })

  test('leaves out files from the end until the rest fits', () => {
    const plan = planUpload([file('a', 40), file('b', 40), file('c', 40)], { ...space, free: 100 })
    expect([plan.planned.map(({ name }) => name), plan.ignored]).toEqual([['a', 'b'], ['c']])
  })

  test('stops at the number of files a project may have', () => {
    const plan = planUpload([file('a.png', 1), file('b.png', 1)], { ...space, left: 1 })
    expect([plan.planned.length, plan.ignored, plan.tooMany]).toEqual([1, [], ['b.png']])
  })

  test('tells what is too large from what is one too many', () => {
    const given = [file('large.png', limits.assetBytes + 1), file('fits.png', 1)]
    expect(planUpload(given, { ...space, left: 0 })).toEqual({
      planned: [],
      ignored: ['large.png'],
      tooMany: ['fits.png'],
    })
  })

  test('replaces a file however many there are, as that adds none', () => {
    const taken = [...Array.from({ length: limits.assetCount }, (_, at) => `${at}.png`), 'img']
    const given = [file('new.png', 1), file('7.PNG', 1), file('7.png', 1), file('img', 1)]
    const full = { taken, folders: ['img'], left: -9490, free: 100 }
    const plan = planUpload(given, { ...full, sameName: 'replace' })
    expect(plan.planned.map(({ name }) => name)).toEqual(['7.png'])
    expect(plan.tooMany).toEqual(['new.png', '7.png', 'img'])
    expect(planUpload(given, { ...full, sameName: 'keep-both' }).planned).toEqual([])
  })

  test('replaces a file when the project is full, as it grows only by what the new one is larger', () => {
    const full = {
      taken: ['a', 'b'],
      sizes: new Map([
        ['a', 40],
        ['b', 10],
      ]),
      left: 9,
      free: 0,
      storable: 100,
    }
    const namesOf = (given: Parameters<typeof file>[], also: object = {}) =>
      planUpload(
        given.map((each) => file(...each)),
        { ...full, ...also, sameName: 'replace' },
      ).planned.map(({ name }) => name)
    expect(namesOf([['a', 40]])).toEqual(['a'])
    expect(namesOf([['a', 41]])).toEqual([])
    expect(
      namesOf([
        ['a', 30],
        ['b', 20],
        ['c', 1],
      ]),
    ).toEqual(['a', 'b'])
    // What was replaced stays in the history: of the browser's space it frees none.
    expect(namesOf([['a', 40]], { storable: 39 })).toEqual([])
  })

  test('gives two files of one name two names', () => {
    const plan = planUpload([file('a.png', 1), file('A.png', 1)], space)
    expect(plan.planned.map(({ name }) => name)).toEqual(['a.png', 'A-2.png'])
  })

  test('replaces the file of the same name when asked to, and never a folder or another file of the upload', () => {
    const taken = { taken: ['Photo.png', 'img'], folders: ['img'], left: 9, free: 100, sameName: 'replace' } as const
    const plan = planUpload([file('photo.PNG', 1), file('img', 1), file('Photo.png', 1)], taken)
    expect(plan.planned.map(({ name }) => name)).toEqual(['Photo.png', 'img-2', 'Photo-2.png'])
  })
})
