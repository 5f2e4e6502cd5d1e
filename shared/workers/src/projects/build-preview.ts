import { settingsOf } from '@pergola/contracts'
import type { ProjectSettings } from '@pergola/contracts'
import { actionRuntime, motionRuntime, runtimeFiles } from '@pergola/runtime/files'
import { buildPages, buildSite } from '@pergola/site/build'
import type { BuildRequest, BuiltFile } from '@pergola/site/build'
import type { ProjectDisk } from '../storage/project-disk.ts'
import { siteFilesOf } from './site-files-of.ts'

export interface PreviewPart {
  readonly file: BuiltFile
  /** Tells one content from another. */
  readonly mark: string
}

/** One generation of a site, built to be looked at. */
export interface BuiltPreview {
  readonly projectId: string
  readonly generation: number
  /** Everything but contents that a page's build depends on. */
  readonly shape: string
  readonly parts: ReadonlyMap<string, PreviewPart>
}

export async function buildPreview(disk: ProjectDisk, settings: ProjectSettings): Promise<BuiltPreview> {
  const request = requestOf(disk, settings)
  const parts = new Map((await buildSite(request)).map((file) => [file.path, partOf(file, disk)]))
  return { ...headOf(disk, request), parts }
}

/** Builds the pages whose source was saved since, and nothing else. Null when more than contents has changed. */
export async function rebuildPreview(
  disk: ProjectDisk,
  settings: ProjectSettings,
  before: BuiltPreview,
): Promise<BuiltPreview | null> {
  const request = requestOf(disk, settings)
  const head = headOf(disk, request)
  if (head.shape !== before.shape) return null
  const { manifest, project } = disk.state()
  const isChanged = (path: string) => (manifest.files.get(path)?.generation ?? 0) > before.generation
  const pages = Object.values(project.pages).filter(({ pathes }) => isChanged(pathes.html))
  const built = await buildPages(
    request,
    pages.map(({ name }) => name),
  )
  const parts = new Map(before.parts)
  for (const [path, { file }] of before.parts) {
    if (file.kind === 'copy' && isChanged(file.source)) parts.set(path, partOf(file, disk))
  }
  for (const file of built) parts.set(file.path, partOf(file, disk))
  return { ...head, parts }
}

function requestOf(disk: ProjectDisk, defaults: ProjectSettings): BuildRequest {
  const { project } = disk.state()
  return {
    project,
    files: siteFilesOf(disk),
    settings: settingsOf(project, defaults),
    mode: 'preview',
    runtime: runtimeFiles,
    actions: actionRuntime,
    motions: motionRuntime,
  }
}

function headOf(disk: ProjectDisk, { settings }: BuildRequest): Omit<BuiltPreview, 'parts'> {
  const { generation, recordHash, files } = disk.state().manifest
  // Empty sheets and scripts are not linked.
  const names = [...files].map(([path, { size }]) => `${path}${size === 0 ? '?' : ''}`).toSorted()
  return { projectId: disk.id, generation, shape: JSON.stringify([recordHash, settings, names]) }
}

function partOf(file: BuiltFile, disk: ProjectDisk): PreviewPart {
  const mark = file.kind === 'text' ? file.text : (disk.state().manifest.files.get(file.source)?.hash ?? '')
  return { file, mark }
}
