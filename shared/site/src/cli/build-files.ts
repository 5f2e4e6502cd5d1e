import { defaultSettings, settingsOf } from '@pergola/contracts'
import { siteRuntime } from '@pergola/runtime/files'
import type { ImportedProject } from '../archive/index.ts'
import { buildSite, findingText, minifyCss, minifyJs } from '../build/index.ts'
import type { BuiltFile, FontSavings, FontsRequest } from '../build/index.ts'
import type { SiteFiles } from '../build/index.ts'
import type { CommandEdges } from './command-edges.ts'
import { messages } from './messages.ts'

interface Call {
  readonly edges: Pick<CommandEdges, 'harfbuzz'>
  warn(line: string): void
  onFonts?(savings: FontSavings): void
}

/** The files of a site as an export has them. */
export async function buildFiles(
  { project }: Pick<ImportedProject, 'project'>,
  files: SiteFiles,
  { edges, warn, onFonts }: Call,
): Promise<readonly BuiltFile[]> {
  const settings = settingsOf(project, defaultSettings())
  const fonts = settings.make_font_subsets ? await fontsRequest(edges) : null
  const onSaved = (savings: FontSavings) => {
    for (const path of savings.whole) warn(messages.wholeFont(path))
    onFonts?.(savings)
  }
  return buildSite({
    project,
    files,
    settings,
    mode: 'export',
    ...siteRuntime,
    minify: { css: minifyCss, js: minifyJs, onRefused: (path) => warn(messages.notMinified(path)) },
    onIdleLoops: (page) => warn(messages.idleLoops(page)),
    onPolicy: (found) => found.map(findingText).forEach(warn),
    ...(fonts && { fonts: { ...fonts, onSaved } }),
    onContentProblem: (problem) => warn(messages.contentProblem(problem)),
  })
}

/** Null where the system has no codec. */
async function fontsRequest({ harfbuzz }: Call['edges']): Promise<FontsRequest | null> {
  if (!harfbuzz) return null
  const { createFontSubsetter, loadHarfbuzz } = await import('../font-subsets/index.ts')
  return { subsetter: createFontSubsetter(async () => loadHarfbuzz(await harfbuzz())) }
}
