import { fail, succeed } from '@pergola/contracts'
import type { VariableFile } from '@pergola/contracts'
import type { Handlers } from '../calls/answer.ts'
import { fetchPart } from '../calls/fetch-part.ts'
import type { ProjectDisk } from '../storage/project-disk.ts'
import type { ProjectVerbs } from './project-verbs.ts'
import { textReader } from './text-reader.ts'
import type { WorkerContext } from './worker-context.ts'

interface Known {
  readonly hash: string
  readonly file: VariableFile | null
}

const part = () => fetchPart(() => import('@pergola/site/variables'))

/** The custom properties of the open project. What a file says of them is read again only when its bytes are others. */
export function variableVerbs(context: WorkerContext): Pick<Handlers<ProjectVerbs>, 'siteVariables' | 'planVariables'> {
  let kept: { readonly key: string; readonly files: Map<string, Known> } = { key: '', files: new Map() }
  const textOf = (disk: ProjectDisk) => textReader(context.texts, disk)

  /** What a file is, a page or not, is a matter of the record. */
  function knownOf(disk: ProjectDisk) {
    const { project, manifest } = disk.state()
    const key = JSON.stringify([disk.id, Object.values(project.pages).map(({ pathes }) => pathes.html)])
    if (kept.key !== key) kept = { key, files: new Map() }
    const { files } = kept
    for (const path of files.keys()) if (!manifest.files.has(path)) files.delete(path)
    const hashOf = (path: string) => manifest.files.get(path)?.hash ?? ''
    return {
      get(path: string) {
        const before = files.get(path)
        return before?.hash === hashOf(path) ? before.file : undefined
      },
      set: (path: string, file: VariableFile | null) => void files.set(path, { hash: hashOf(path), file }),
    }
  }

  return {
    async siteVariables() {
      const disk = context.current()
      if (!disk) return fail('project-missing')
      const { siteVariables } = await part()
      const { project, manifest } = disk.state()
      const request = { project, files: [...manifest.files.keys()], read: textOf(disk), known: knownOf(disk) }
      return succeed(await siteVariables(request))
    },
    async planVariables(edit) {
      const disk = context.current()
      if (!disk) return fail('project-missing')
      const { planVariables } = await part()
      const { project, manifest } = disk.state()
      return succeed(await planVariables({ project, files: [...manifest.files.keys()], edit, read: textOf(disk) }))
    },
  }
}
