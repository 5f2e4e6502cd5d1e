import { limits } from '@pergola/contracts'
import { builtBytes } from '@pergola/site/build'
import type { BuiltFile } from '@pergola/site/build'
import { decodeFile } from '@pergola/site/encoding'
import type { Handlers } from '../calls/answer.ts'
import type { PreviewFile } from '../preview-source.ts'
import { buildPreview, rebuildPreview } from './build-preview.ts'
import type { BuiltPreview, PreviewPart } from './build-preview.ts'
import { mimeOf } from '../storage/file-kind.ts'
import type { ProjectDisk } from '../storage/project-disk.ts'
import type { ProjectVerbs } from './project-verbs.ts'
import { siteFilesOf } from './site-files-of.ts'
import type { WorkerContext } from './worker-context.ts'

export function previewVerbs(context: WorkerContext): Pick<Handlers<ProjectVerbs>, 'previewChanges'> {
  let shown: BuiltPreview | null = null

  return {
    async previewChanges({ projectId, since, settings }) {
      const disk = context.current()
      if (disk?.id !== projectId) return null
      // Whoever reads what another tab writes is told of a save, and asks here, before having looked.
      await disk.follow()
      const isKnown = since > 0 && shown?.projectId === projectId && shown.generation === since
      const before = isKnown ? shown : null
      const built =
        (before && (await rebuildPreview(disk, settings, before))) ??
        (await buildPreview(disk, settings, before?.memory))
      const changed = [...built.parts].filter(([path, part]) => before?.parts.get(path)?.mark !== part.mark)
      const put: PreviewFile[] = []
      for (const [path, part] of changed) {
        const file = await contentOf(context, { path, part }, disk)
        if (file) put.push(file)
      }
      shown = built
      const remove = [...(before?.parts.keys() ?? [])].filter((path) => !built.parts.has(path))
      return { generation: built.generation, reset: !isKnown, put, remove }
    },
  }
}

interface Part {
  readonly path: string
  readonly part: PreviewPart
}

async function contentOf(
  context: WorkerContext,
  { path, part: { file } }: Part,
  disk: ProjectDisk,
): Promise<PreviewFile | null> {
  if (file.kind === 'text') return written(path, file, disk)
  if (file.kind === 'bytes') return { path, mime: mimeOf(path), bytes: file.bytes as Uint8Array<ArrayBuffer> }
  const content = await disk.read(file.source)
  return content && { path, mime: await typeOf(context, disk, { path: file.source, content }), bytes: content }
}

async function written(path: string, file: Extract<BuiltFile, { kind: 'text' }>, disk: ProjectDisk) {
  const bytes = (await builtBytes(file, siteFilesOf(disk))) as Uint8Array<ArrayBuffer>
  const encoding = file.like === undefined ? null : (await decodeFile(file.like, bytes))?.encoding
  return { path, mime: withCharset(mimeOf(path), encoding ?? 'utf-8'), bytes }
}

interface Stored {
  readonly path: string
  readonly content: Blob
}

/** A server that names no encoding leaves it to the file; what declares none and is UTF-8 would be taken for another. */
async function typeOf({ texts }: WorkerContext, disk: ProjectDisk, { path, content }: Stored): Promise<string> {
  const mime = mimeOf(path)
  if (!/^text\/(?:html|css|javascript)|xhtml/.test(mime) || content.size > limits.fileEditorBytes) return mime
  const file = await texts.decode(disk, path, new Uint8Array(await content.arrayBuffer()))
  return file ? withCharset(mime, file.encoding) : mime
}

function withCharset(mime: string, encoding: string): string {
  return /^text\/(?:html|css|javascript)|xhtml/.test(mime) ? `${mime};charset=${encoding}` : mime
}
