import { type BuildRequest, buildSite, builtBytes } from '../build/index.ts'
import type { ArchiveInput } from './archive-entry.ts'

/** The built site alone, as an export has it: what visitors are given. */
export async function packSite(request: Omit<BuildRequest, 'mode'>): Promise<ArchiveInput[]> {
  const { files } = request
  const built = await buildSite({ ...request, mode: 'export' })
  return built.map((file) => ({ path: file.path, read: () => builtBytes(file, files) }))
}
