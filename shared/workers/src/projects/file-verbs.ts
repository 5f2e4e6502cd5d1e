import { fail, succeed } from '@pergola/contracts'
import { writeArchive } from '@pergola/site/archive'
import { planMoves } from '@pergola/site/files'
import type { Handlers } from '../calls/answer.ts'
import type { ProjectDisk } from '../storage/project-disk.ts'
import { collectZip } from './collect-zip.ts'
import { messages } from './messages.ts'
import { pagePlans } from './page-plans.ts'
import type { ProjectVerbs } from './project-verbs.ts'
import { siteFilesOf } from './site-files-of.ts'
import { textReader } from './text-reader.ts'
import type { ReadText } from './text-reader.ts'
import { createUsesIndex } from './uses-index.ts'
import { variableVerbs } from './variable-verbs.ts'
import type { WorkerContext } from './worker-context.ts'
import { fetchPart } from '../calls/fetch-part.ts'

type FileVerbs = Pick<
  Handlers<ProjectVerbs>,
  | 'fileUses'
  | 'planMoves'
  | 'planClassRename'
  | 'planClassRemoval'
  | 'planPlainSymbols'
  | 'countClass'
  | 'siteClasses'
  | 'siteVariables'
  | 'planVariables'
  | 'planPageRename'
  | 'planHomePage'
  | 'planPageCopy'
  | 'planPageMoves'
  | 'planPagesRemoval'
  | 'planUtf8'
  | 'exportFolder'
>

/** What the files of the open project have to do with each other. */
export function fileVerbs(context: WorkerContext): FileVerbs {
  const index = createUsesIndex()
  const textOf: TextOf = (disk) => textReader(context.texts, disk)
  return {
    async fileUses({ paths }) {
      const disk = context.current()
      return disk ? index.usesOf(disk, paths) : []
    },
    async planMoves({ moved }) {
      const disk = context.current()
      if (!disk) return fail('project-missing')
      const { project, manifest } = disk.state()
      const request = { project, files: [...manifest.files.keys()], moved: new Map(Object.entries(moved)) }
      return succeed(await planMoves({ ...request, read: textOf(disk) }))
    },
    ...classVerbs(context, textOf),
    ...pagePlans(context),
    ...variableVerbs(context),
    async planUtf8({ unsaved }) {
      const disk = context.current()
      if (!disk) return fail('project-missing')
      const part = await import('./plan-utf8.ts')
      return succeed(await part.planUtf8(disk, context.texts, unsaved))
    },
    async exportFolder({ path }, call) {
      const disk = context.current()
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

type TextOf = (disk: ProjectDisk) => ReadText
type ClassVerbs = Pick<
  FileVerbs,
  'planClassRename' | 'planClassRemoval' | 'planPlainSymbols' | 'countClass' | 'siteClasses'
>

function classVerbs(context: WorkerContext, textOf: TextOf): ClassVerbs {
  return {
    async planClassRename(names) {
      const disk = context.current()
      if (!disk) return fail('project-missing')
      const { project, manifest } = disk.state()
      const { planClassRename } = await fetchPart(() => import('@pergola/site/class-names'))
      const request = { ...names, project, files: [...manifest.files.keys()] }
      return succeed(await planClassRename({ ...request, read: textOf(disk) }))
    },
    async planClassRemoval(request) {
      const disk = context.current()
      if (!disk) return fail('project-missing')
      const { project, manifest } = disk.state()
      const { planClassRemoval } = await fetchPart(() => import('@pergola/site/class-names'))
      const files = [...manifest.files.keys()]
      return succeed(await planClassRemoval({ ...request, project, files, read: textOf(disk) }))
    },
    async planPlainSymbols() {
      const disk = context.current()
      if (!disk) return fail('project-missing')
      const { project, manifest } = disk.state()
      const { planPlainSymbols } = await fetchPart(() => import('@pergola/site/symbols'))
      return succeed(await planPlainSymbols({ project, files: [...manifest.files.keys()], read: textOf(disk) }))
    },
    async countClass(request) {
      const disk = context.current()
      if (!disk) return fail('project-missing')
      const { countClass } = await fetchPart(() => import('@pergola/site/class-names'))
      return succeed(await countClass({ ...request, project: disk.state().project, read: textOf(disk) }))
    },
    async siteClasses(options) {
      const disk = context.current()
      if (!disk) return fail('project-missing')
      const { project, manifest } = disk.state()
      const { siteClasses } = await fetchPart(() => import('@pergola/site/class-names'))
      const files = [...manifest.files.keys()]
      return succeed(await siteClasses({ project, files, read: textOf(disk), rules: options?.rules === true }))
    },
  }
}
