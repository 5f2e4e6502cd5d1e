import { settingsOf } from '@pergola/contracts'
import type { ProjectSettings } from '@pergola/contracts'
import { siteRuntime } from '@pergola/runtime/files'
import { buildPages, buildSite } from '@pergola/site/build'
import type { BuildRequest, BuiltFile } from '@pergola/site/build'
import { collectionsPath } from '@pergola/site/collections-path'
import type { ContentMemory } from '@pergola/site/build'
import type { ProjectDisk } from '../storage/project-disk.ts'
import { utilitySheets, withSheets } from '../tailwind/utility-sheets.ts'
import type { UtilitySheets } from '../tailwind/utility-sheets.ts'
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
  /** Null: they could not be made. */
  readonly utilities: UtilitySheets | null
  /** What was read of collections. */
  readonly memory: ContentMemory
}

export async function buildPreview(
  disk: ProjectDisk,
  settings: ProjectSettings,
  memory: ContentMemory = new Map(),
): Promise<BuiltPreview> {
  const request = { ...requestOf(disk, settings), memory }
  const utilities = await utilitySheets(request)
  const built = await buildSite(withUtilities(request, utilities))
  const parts = new Map(built.map((file) => [file.path, partOf(file, disk)]))
  putSheets(parts, utilities)
  return { ...headOf(disk, request), parts, utilities, memory }
}

/** Builds the pages whose source was saved since, and nothing else. Null when more than contents has changed. */
export async function rebuildPreview(
  disk: ProjectDisk,
  settings: ProjectSettings,
  before: BuiltPreview,
): Promise<BuiltPreview | null> {
  const request = { ...requestOf(disk, settings), memory: before.memory }
  const head = headOf(disk, request)
  if (head.shape !== before.shape) return null
  const { manifest, project } = disk.state()
  const isChanged = (path: string) => (manifest.files.get(path)?.generation ?? 0) > before.generation
  // What entries say may stand on any page, and where the pages of entries lie.
  if (
    manifest.files.has(collectionsPath) &&
    [...manifest.files.keys()].some((path) => isOfContent(path) && isChanged(path))
  )
    return null
  const pages = Object.values(project.pages).filter(({ pathes }) => isChanged(pathes.html))
  // Rules that apply utilities may stand in sheets that many pages have.
  const isStyled = [...manifest.files.keys()].some((path) => path.endsWith('.css') && isChanged(path))
  const fresh = await utilitySheets(request, isStyled ? undefined : pages)
  const utilities = before.utilities && fresh && new Map([...before.utilities, ...fresh])
  // A sheet that comes or goes is linked anew, and one that could not be made is tried again.
  if (!utilities || !sameLinks(before.utilities, utilities)) return null
  const built = await buildPages(
    withUtilities(request, utilities),
    pages.map(({ name }) => name),
  )
  const parts = new Map(before.parts)
  for (const [path, { file }] of before.parts) {
    if (file.kind === 'copy' && isChanged(file.source)) parts.set(path, partOf(file, disk))
  }
  for (const file of built) parts.set(file.path, partOf(file, disk))
  putSheets(parts, utilities)
  return { ...head, parts, utilities, memory: before.memory }
}

/** Files that collections are read from. */
const isOfContent = (path: string) => /\.(?:md|markdown|csv|json)$/i.test(path)

function withUtilities(request: BuildRequest, utilities: UtilitySheets | null): BuildRequest {
  return utilities ? { ...request, files: withSheets(request.files, utilities) } : request
}

/** The build says only where they lie: no file of the project holds them. */
function putSheets(parts: Map<string, PreviewPart>, utilities: UtilitySheets | null): void {
  for (const [path, text] of utilities ?? []) {
    if (parts.has(path)) parts.set(path, { file: { kind: 'text', path, text }, mark: text })
  }
}

function sameLinks(before: UtilitySheets | null, now: UtilitySheets): boolean {
  return before !== null && [...now].every(([path, css]) => (css === '') === (before.get(path) === ''))
}

function requestOf(disk: ProjectDisk, defaults: ProjectSettings): BuildRequest {
  const { project, manifest } = disk.state()
  return {
    project,
    files: { ...siteFilesOf(disk), markOf: (path) => manifest.files.get(path)?.hash },
    settings: settingsOf(project, defaults),
    mode: 'preview',
    ...siteRuntime,
  }
}

function headOf(disk: ProjectDisk, { settings }: BuildRequest): Omit<BuiltPreview, 'parts' | 'utilities' | 'memory'> {
  const { generation, recordHash, files } = disk.state().manifest
  // Empty sheets and scripts are not linked.
  const names = [...files].map(([path, { size }]) => `${path}${size === 0 ? '?' : ''}`).toSorted()
  return { projectId: disk.id, generation, shape: JSON.stringify([recordHash, settings, names]) }
}

function partOf(file: BuiltFile, disk: ProjectDisk): PreviewPart {
  if (file.kind === 'text') return { file, mark: file.text }
  // A preview has no files that are made of bytes.
  const source = file.kind === 'copy' ? file.source : file.path
  return { file, mark: disk.state().manifest.files.get(source)?.hash ?? '' }
}
