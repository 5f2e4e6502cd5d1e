import { fail, limits, succeed } from '@pergola/contracts'
import type { FileUse } from '@pergola/contracts'
import { writeArchive } from '@pergola/site/archive'
import { addressedFiles, placeOf, planMoves } from '@pergola/site/files'
import type { Handlers } from '../calls/answer.ts'
import type { ProjectDisk } from '../storage/project-disk.ts'
import { collectZip } from './collect-zip.ts'
import { messages } from './messages.ts'
import type { ProjectVerbs } from './project-verbs.ts'
import { siteFilesOf } from './site-files-of.ts'
import type { World } from './world.ts'

type FileVerbs = Pick<Handlers<ProjectVerbs>, 'fileUses' | 'planMoves' | 'exportFolder'>

/** What the files of the open project have to do with each other. */
export function fileVerbs(world: World): FileVerbs {
  return {
    async fileUses({ paths }) {
      const disk = world.current()
      return disk ? usesOf(disk, paths) : []
    },
    async planMoves({ moved }) {
      const disk = world.current()
      if (!disk) return fail('project-missing')
      const { project, manifest } = disk.state()
      const request = { project, files: [...manifest.files.keys()], moved: new Map(Object.entries(moved)) }
      return succeed(await planMoves({ ...request, read: (path) => textOf(disk, path) }))
    },
    async exportFolder({ path }, call) {
      const disk = world.current()
      if (!disk) return fail('project-missing')
      const { sizes, read } = siteFilesOf(disk)
      const lost = new Set(await disk.lost())
      const inside = [...sizes.keys()].filter((file) => file.startsWith(path))
      const there = inside.filter((file) => !lost.has(file))
      const inputs = there.map((file) => ({ path: file.slice(path.length), read: async () => read(file) }))
      const onProgress = (done: number, total: number) => call.progress({ done, total, label: messages.packing })
      const file = await collectZip(writeArchive(inputs, { onProgress }), call.signal)
      const name = path.split('/').at(-2) ?? disk.state().project.name
      return file
        ? succeed({ name: `${name}.zip`, file, missing: inside.filter((each) => lost.has(each)) })
        : fail('cancelled')
    },
  }
}

async function usesOf(disk: ProjectDisk, paths: readonly string[]): Promise<readonly FileUse[]> {
  const { project, manifest } = disk.state()
  const users = new Map<string, string[]>(paths.map((path) => [path, []]))
  for (const path of manifest.files.keys()) {
    const place = placeOf(path, project)
    const text = place && (await textOf(disk, path))
    if (!place || text === null) continue
    for (const used of addressedFiles({ ...place, text }, paths)) if (used !== path) users.get(used)?.push(place.label)
  }
  return [...users].flatMap(([path, usedBy]) => (usedBy.length > 0 ? [{ path, usedBy }] : []))
}

/** Null for bytes that are no text that could come back as it was. */
async function textOf(disk: ProjectDisk, path: string): Promise<string | null> {
  if ((disk.state().manifest.files.get(path)?.size ?? 0) > limits.fileEditorBytes) return null
  const file = await disk.read(path)
  if (!file) return null
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(await file.arrayBuffer())
  } catch {
    return null // Not UTF-8: it is moved as it is stored.
  }
}
