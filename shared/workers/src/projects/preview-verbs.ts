import type { ProjectSettings } from '@pergola/contracts'
import { buildSite } from '@pergola/site/build'
import type { BuiltFile } from '@pergola/site/build'
import type { Handlers } from '../calls/answer.ts'
import type { PreviewChanges, PreviewFile } from '../preview-source.ts'
import { mimeOf } from '../storage/file-kind.ts'
import type { ProjectDisk } from '../storage/project-disk.ts'
import type { ProjectVerbs } from './project-verbs.ts'
import { siteFilesOf } from './site-files-of.ts'
import type { World } from './world.ts'

/** What was handed out last: path to what tells one content from another. */
interface Shown {
  readonly projectId: string
  readonly generation: number
  readonly marks: ReadonlyMap<string, string>
}

export function previewVerbs(world: World): Pick<Handlers<ProjectVerbs>, 'previewChanges'> {
  let shown: Shown | null = null

  return {
    async previewChanges({ projectId, since, settings }) {
      const disk = world.current()
      if (disk?.id !== projectId) return null
      const { generation } = disk.state().manifest
      const built = await buildPreview(disk, settings)
      const isKnown = since > 0 && shown?.projectId === projectId && shown.generation === since
      const before = isKnown && shown ? shown.marks : new Map<string, string>()
      const marks = new Map(built.map((file) => [file.path, markOf(file, disk)]))
      const changed = built.filter((file) => before.get(file.path) !== marks.get(file.path))
      const put = (await Promise.all(changed.map((file) => contentOf(file, disk)))).filter((file) => file !== null)
      shown = { projectId, generation, marks }
      const remove = [...before.keys()].filter((path) => !marks.has(path))
      return { generation, reset: !isKnown, put, remove } satisfies PreviewChanges
    },
  }
}

function buildPreview(disk: ProjectDisk, settings: ProjectSettings): Promise<BuiltFile[]> {
  return buildSite({ project: disk.state().project, files: siteFilesOf(disk), settings, mode: 'preview' })
}

function markOf(file: BuiltFile, disk: ProjectDisk): string {
  return file.kind === 'text' ? file.text : (disk.state().manifest.files.get(file.source)?.hash ?? '')
}

async function contentOf(file: BuiltFile, disk: ProjectDisk): Promise<PreviewFile | null> {
  const { path } = file
  const mime = mimeOf(path)
  if (file.kind === 'text') return { path, mime, bytes: new TextEncoder().encode(file.text) }
  const content = await disk.read(file.source)
  return content && { path, mime, bytes: content }
}
