import { defaultSettings, settingsOf } from '@pergola/contracts'
import { siteRuntime } from '@pergola/runtime/files'
import type { ImportedProject } from '../archive/index.ts'
import { buildSite, type BuiltFile, minifyCss, minifyJs, type SiteFiles } from '../build/index.ts'
import { messages } from './messages.ts'

/** The files of a site as an export has them. */
export function buildFiles(
  { project }: Pick<ImportedProject, 'project'>,
  files: SiteFiles,
  warn: (line: string) => void,
): Promise<readonly BuiltFile[]> {
  return buildSite({
    project,
    files,
    settings: settingsOf(project, defaultSettings()),
    mode: 'export',
    ...siteRuntime,
    minify: { css: minifyCss, js: minifyJs, onRefused: (path) => warn(messages.notMinified(path)) },
    onIdleLoops: (page) => warn(messages.idleLoops(page)),
  })
}
