import type { FileLike } from '../file-like.ts'
import { limits } from '../limits.ts'
import { fail, succeed } from '../outcome.ts'
import { projectFilesUrl } from '../paths.ts'
import type { Asset } from '../records/asset.ts'
import type { AssetsService, AssetsState, FontFacts, UploadWork } from '../services/assets.ts'
import { createState } from './create-state.ts'
import { textOf } from './text-file.ts'
import { withFailures } from './with-failures.ts'
import type { CanFail } from './with-failures.ts'

export interface FakeAssets extends AssetsService, CanFail<AssetsService> {}

/** Assets of one project, in memory. */
export function createFakeAssets(projectId = '1', files: readonly FileLike[] = []): FakeAssets {
  const stored = new Map<string, FileLike>()
  const state = createState<AssetsState>(stateOf(stored))
  for (const file of files) stored.set(file.name ?? 'file', file)
  state.set(stateOf(stored))

  return withFailures<AssetsService>({
    state,
    async upload(given, work) {
      const fitting = given.filter((file) => file.size <= limits.assetBytes)
      if (given.length > 0 && fitting.length === 0) return fail('too-large')
      const standing = new Map([...stored.keys()].map((name) => [name.toLowerCase(), name]))
      const sameName = await whatOfSameNames(namesOf(fitting), standing, work)
      if (sameName === null) return succeed({ stored: [], ignored: [], cancelled: namesOf(fitting) })
      const added: string[] = []
      for (const file of fitting) {
        const called = file.name ?? 'file'
        const replaced = sameName === 'replace' ? (standing.get(called.toLowerCase()) ?? called) : null
        const name = replaced ?? freeName(called, stored)
        stored.set(name, file)
        added.push(name)
        work?.onProgress?.({ done: added.length, total: fitting.length, label: name })
      }
      state.set(stateOf(stored))
      const ignored = namesOf(given.filter((file) => !fitting.includes(file)))
      return succeed({ stored: state.getState().assets.filter(({ name }) => added.includes(name)), ignored })
    },
    async remove(names) {
      for (const name of names) stored.delete(name)
      state.set(stateOf(stored))
      return succeed()
    },
    // Here a font says its facts as JSON, and what is no JSON is no font.
    async readFont(file) {
      try {
        return succeed(JSON.parse(await textOf(file)) as FontFacts)
      } catch {
        return fail('not-a-font')
      }
    },
    read: async (name) => stored.get(name) ?? null,
    urlOf: (name) => `${projectFilesUrl(projectId)}assets/${name.split('/').map(encodeURIComponent).join('/')}`,
  })
}

const namesOf = (files: readonly FileLike[]) => files.map(({ name = 'file' }) => name)

/** A name that differs in case only is the same. */
async function whatOfSameNames(names: readonly string[], standing: ReadonlyMap<string, string>, work?: UploadWork) {
  const shared = names.flatMap((name) => standing.get(name.toLowerCase()) ?? [])
  return work?.askSameName && shared.length > 0 ? work.askSameName(shared) : work?.sameName
}

function stateOf(stored: ReadonlyMap<string, FileLike>): AssetsState {
  const assets: Asset[] = [...stored].map(([name, file]) => ({
    name,
    type: file.type,
    size: file.size,
    path: `assets/${name}`,
  }))
  const used = assets.reduce((sum, { size }) => sum + size, 0)
  const total = limits.projectBytes
  return { phase: 'ready', assets, used, total, available: total - used }
}

function freeName(name: string, taken: ReadonlyMap<string, unknown>): string {
  const dot = name.lastIndexOf('.')
  const [stem, extension] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, '']
  for (let count = 2, free = name; ; count += 1) {
    if (!taken.has(free)) return free
    free = `${stem}-${count}${extension}`
  }
}
