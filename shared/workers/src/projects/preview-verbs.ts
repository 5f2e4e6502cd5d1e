import type { Handlers } from '../calls/answer.ts'
import type { PreviewFile } from '../preview-source.ts'
import { buildPreview, rebuildPreview } from './build-preview.ts'
import type { BuiltPreview, PreviewPart } from './build-preview.ts'
import { mimeOf } from '../storage/file-kind.ts'
import type { ProjectDisk } from '../storage/project-disk.ts'
import type { ProjectVerbs } from './project-verbs.ts'
import type { World } from './world.ts'

export function previewVerbs(world: World): Pick<Handlers<ProjectVerbs>, 'previewChanges'> {
  let shown: BuiltPreview | null = null

  return {
    async previewChanges({ projectId, since, settings }) {
      const disk = world.current()
      if (disk?.id !== projectId) return null
      // Whoever reads what another tab writes is told of a save, and asks here, before having looked.
      await disk.follow()
      const isKnown = since > 0 && shown?.projectId === projectId && shown.generation === since
      const before = isKnown ? shown : null
      const built = (before && (await rebuildPreview(disk, settings, before))) ?? (await buildPreview(disk, settings))
      const changed = [...built.parts].filter(([path, part]) => before?.parts.get(path)?.mark !== part.mark)
      const put: PreviewFile[] = []
      for (const [path, part] of changed) {
        const file = await contentOf(path, part, disk)
        if (file) put.push(file)
      }
      shown = built
      const remove = [...(before?.parts.keys() ?? [])].filter((path) => !built.parts.has(path))
      return { generation: built.generation, reset: !isKnown, put, remove }
    },
  }
}

async function contentOf(path: string, { file }: PreviewPart, disk: ProjectDisk): Promise<PreviewFile | null> {
  const mime = mimeOf(path)
  if (file.kind === 'text') return { path, mime, bytes: new TextEncoder().encode(file.text) }
  const content = await disk.read(file.source)
  return content && { path, mime, bytes: content }
}
