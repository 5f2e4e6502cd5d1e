import type { OpenProject } from '@pergola/contracts'
import type { ProjectDisk } from '../storage/project-disk.ts'

export function openProjectOf(disk: ProjectDisk): OpenProject {
  const { project, trust, manifest } = disk.state()
  const files = Object.fromEntries([...manifest.files].map(([path, { size }]) => [path, size]))
  const { id, role, damage } = disk
  return { id, project, trust, revision: manifest.generation, role, files, ...(damage && { damage }) }
}
