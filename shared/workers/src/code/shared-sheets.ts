import { paths } from '@pergola/contracts'
import type { OpenProject } from '@pergola/contracts'

const shared: readonly string[] = [
  paths.globalCss,
  paths.globalRules,
  paths.canvasStyles,
  paths.symbolsCss,
  paths.templatesCss,
]

/** Stored sheets whose classes belong to every page: the project's own and those of its libraries. */
export function sharedSheets({ project, files }: Pick<OpenProject, 'project' | 'files'>): readonly string[] {
  const installed = Object.keys(files).filter((path) => path.startsWith(`${paths.libs}/`) && path.endsWith('.css'))
  const all = [...shared, ...project.cssLibs.map(({ path }) => path), ...installed]
  return [...new Set(all)].filter((path) => Object.hasOwn(files, path))
}
