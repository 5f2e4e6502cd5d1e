import { succeed } from '@pergola/contracts'
import { createProject } from '@pergola/site/project'
import { expect, test } from 'vitest'
import type { DiskSave, DiskState, ProjectDisk, Saved } from '../storage/project-disk.ts'
import { createPageTurns } from './page-turns.ts'
import { pageVerbs } from './page-verbs.ts'
import type { WorkerContext } from './worker-context.ts'

const card = (word: string) => `<b inf-symbol-id="card">${word}</b>`
const pathes = { content: 'editor/symbols/card/card.html', style: 'editor/symbols/card/card.css' }

test('an uploaded page is stored with what the symbols of the project say', async () => {
  const made = createProject({ name: 'Site', ids: () => 'id' }).project
  const symbols = { card: { id: 'card', label: 'Card', type: 'symbol', pathes } }
  const stored = new Map<string, string>()
  const disk = {
    id: 'p',
    state: () => ({ project: { ...made, symbols }, manifest: { files: new Map() } }) as unknown as DiskState,
    read: async (path: string) => (path === pathes.content ? new Blob([card('new')]) : null),
    async save({ put }: DiskSave) {
      for (const [path, bytes] of put ?? []) stored.set(path, await new Blob([bytes]).text())
      return succeed({ paths: [] } as unknown as Saved)
    },
  } as unknown as ProjectDisk
  const { addPage } = pageVerbs({ settled: async () => disk } as WorkerContext, createPageTurns())
  const file = new Blob([`<!doctype html><body><p  >kept</p>${card('old')}</body>`])

  const outcome = await addPage({ name: 'about', file }, {} as Parameters<typeof addPage>[1])

  expect(outcome.ok).toBe(true)
  const html = [...stored.values()].join('')
  expect(html).toContain(`<p  >kept</p>${card('new')}`)
  expect(html).not.toContain('old')
})
