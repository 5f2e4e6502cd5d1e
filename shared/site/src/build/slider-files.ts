import { sliderPartPath, sliderScriptPath, sliderSheetPath } from '@pergola/contracts'
import type { Page, Project } from '@pergola/contracts'
import { isSliderLibrary, modulesOf, sliderCss, sliderModules, sliderTag } from '../components/index.ts'
import { outputPath, pageKind, scanPage } from '../project/index.ts'
import type { BuildRequest } from './build-request.ts'
import type { BuiltFile } from './built-file.ts'
import { plainScript } from './page-scripts.ts'
import type { ScriptLink } from './page-scripts.ts'
import { sheetTag } from './tags.ts'

const mayShow = /<swiper-container[\s>/]/i

type Needed = Pick<BuildRequest, 'settings' | 'sliders'>

/** A page, or a project, may bring a slider library of its own. */
function isBrought(elements: ReturnType<typeof scanPage>, { jsHeaderLibs, jsFooterLibs }: Project): boolean {
  const written = elements.flatMap(({ name, attributes }) =>
    name === 'script' ? attributes.filter((each) => each.name === 'src').map(({ value }) => value) : [],
  )
  const libraries = [...jsHeaderLibs, ...jsFooterLibs].map(({ isCDN, fileUrl, path }) => (isCDN ? fileUrl : path))
  return [...written, ...libraries].some(isSliderLibrary)
}

/** The modules that the sliders of a page use; null for a page without sliders, or with a library of its own for them. */
function usedModules(page: Page, html: string, { settings, sliders }: Needed, project: Project): Set<string> | null {
  if (!settings.enable_swiperjs || !sliders || !mayShow.test(html)) return null
  const elements = scanPage(html, pageKind(page))
  const shown = elements.filter(({ name }) => name === sliderTag)
  if (shown.length === 0 || isBrought(elements, project)) return null
  return new Set(shown.flatMap(({ attributes }) => modulesOf(attributes)))
}

/** Scripts of a page's sliders: what they can do, and behind it what makes them. */
export function sliderLinks(page: Page, html: string, request: Needed, project: Project): ScriptLink[] {
  const used = usedModules(page, html, request, project)
  if (!used) return []
  return [...sliderModules.filter((each) => used.has(each)).map(sliderPartPath), sliderScriptPath].map((path) =>
    plainScript(path),
  )
}

/** The sheet of a composed page whose scripts make sliders, so that nothing jumps when they do; else empty. */
export function sliderSheetTag(page: Page, scripts: readonly ScriptLink[]): string {
  const isLinked = scripts.some(({ path }) => path === sliderScriptPath)
  return isLinked ? sheetTag({ path: sliderSheetPath }, outputPath(page)) : ''
}

/** The files behind those links; a preview of a site that may have sliders has all of them, see `runtimeOutput`. */
export async function sliderFiles(request: BuildRequest, pages: readonly BuiltFile[]): Promise<BuiltFile[]> {
  const { sliders, settings, mode } = request
  if (!sliders || !settings.enable_swiperjs) return []
  const isWanted = (path: string) =>
    mode === 'preview' || pages.some((page) => page.kind === 'text' && page.text.includes(path))
  const sheet: BuiltFile[] = isWanted(sliderSheetPath) ? [{ kind: 'text', path: sliderSheetPath, text: sliderCss }] : []
  const wanted = sliderModules.filter((module) => isWanted(sliderPartPath(module)))
  if (!isWanted(sliderScriptPath)) return sheet
  const { page, modules } = await sliders.scripts()
  return [
    ...sheet,
    { kind: 'text', path: sliderScriptPath, text: page },
    ...wanted.map((module): BuiltFile => {
      const text = modules[module]
      if (text === undefined) throw new Error(`buildSite: the runtime has no ${module} of sliders`)
      return { kind: 'text', path: sliderPartPath(module), text }
    }),
  ]
}

/** What an earlier build left among the files, such as in a zip that was loaded again. */
export function isOldSlider(path: string): boolean {
  return (
    path === sliderScriptPath || path === sliderSheetPath || sliderModules.some((each) => path === sliderPartPath(each))
  )
}
