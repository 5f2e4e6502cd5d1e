import { describe, expect, test } from 'vitest'
import type { ProjectDisk } from '../storage/project-disk.ts'
import { createProjectTexts } from './project-texts.ts'
import { textReader } from './text-reader.ts'

describe('textReader', () => {
  test('fetches the texts that follow with the one that is asked for, and no picture with them', async () => {
    const pages = Array.from({ length: 130 }, (_, at) => `page-${130 - at}.html`)
    const paths = pages.flatMap((page) => [page, page.replace('html', 'webp')])
    const fetched: (readonly string[])[] = []
    const disk = {
      state: () => ({ project: { pages: {} }, manifest: { files: new Map(paths.map((path) => [path, { size: 9 }])) } }),
      read: async (path: string) => (paths.includes(path) ? new Blob([new Uint8Array([0, 255])]) : null),
      async bytes(wanted: readonly string[]) {
        fetched.push(wanted)
        return new Map(wanted.map((path) => [path, new TextEncoder().encode(path)]))
      },
    } as unknown as ProjectDisk
    const read = textReader(createProjectTexts(), disk)
    for (const path of paths) expect(await read(path)).toBe(path.endsWith('.html') ? path : null)
    expect(fetched.map(({ length }) => length)).toEqual([64, 64, 2])
    expect(fetched.flat()).toEqual(pages)
    expect(await read('nowhere.html')).toBeNull()
  })
})
