import { motionLibraryPaths, motionScriptPath } from '@pergola/contracts'
import type { Page, Project } from '@pergola/contracts'
import {
  canExpress,
  markedMotions,
  motionScript,
  ownMotionScript,
  pageMotions,
  selectableElements,
  usesMotionPath,
  usesScroll,
  usesSplit,
  withoutMarks,
} from '../motions/index.ts'
import { pageKind } from '../project/index.ts'
import type { BuildRequest } from './build-request.ts'
import type { BuiltFile } from './built-file.ts'
import { noticesPath } from './notices.ts'
import { plainScript } from './page-scripts.ts'
import type { ScriptLink } from './page-scripts.ts'

/** What would end a script element, or begin what only looks like one. */
const breaksOut = /<(?:\/?script|!--)/i

interface MotionParts {
  readonly links: readonly ScriptLink[]
  readonly files: readonly BuiltFile[]
}

/** Libraries a site may link, by the switches that leave them out. */
function offered({ settings }: Pick<BuildRequest, 'settings'>): string[] {
  return [
    ...(settings.enable_own_motion_engine ? [motionLibraryPaths.own] : []),
    ...(settings.disable_gsap_core ? [] : [motionLibraryPaths.core]),
    ...(settings.disable_gsap_scrollTrigger ? [] : [motionLibraryPaths.scrollTrigger]),
    ...(settings.disable_gsap_core ? [] : [motionLibraryPaths.motionPath]),
    ...(settings.disable_gsap_splitText ? [] : [motionLibraryPaths.splitText]),
  ]
}

/** A file of its own; in a preview a part of the page, annex §4.7. */
function scriptParts(page: Page, text: string, { mode }: BuildRequest): { link: ScriptLink; files: BuiltFile[] } {
  if (mode === 'preview' && !breaksOut.test(text)) return { link: { text, async: false, defer: false }, files: [] }
  const path = motionScriptPath(page.name)
  return { link: plainScript(path), files: [{ kind: 'text', path, text }] }
}

/** The script of a page's motions behind the libraries it calls, annex §8.2. */
export function motionParts(page: Page, html: string, request: BuildRequest): MotionParts {
  const { project, mode, settings } = request
  if (!request.motions || Object.keys(project.motions).length === 0) return { links: [], files: [] }
  const kind = pageKind(page)
  const marked = markedMotions(html, kind, page.bodyAttributes)
  const found = pageMotions(project, page.name, marked)
  if (found.length === 0) return { links: [], files: [] }
  const isClean = mode === 'export' && settings.remove_gsap_markers_on_build
  const motions = isClean ? found.map((each) => ({ ...each, motion: withoutMarks(each.motion) })) : found
  // One engine for a page, so that no element is moved by two. Without the other, ours does what it can.
  const canOwn = () =>
    settings.disable_gsap_core ||
    canExpress(
      motions.map(({ motion }) => motion),
      () => selectableElements(html, kind, page.bodyAttributes),
    )
  if (settings.enable_own_motion_engine && canOwn()) {
    const { link, files } = scriptParts(page, ownMotionScript(motions), request)
    return { links: [plainScript(motionLibraryPaths.own), link], files }
  }
  const unused = new Set<string>([
    motionLibraryPaths.own,
    ...(motions.some(({ motion }) => usesScroll(motion)) ? [] : [motionLibraryPaths.scrollTrigger]),
    ...(motions.some(({ motion }) => usesMotionPath(motion)) ? [] : [motionLibraryPaths.motionPath]),
    ...(motions.some(({ motion }) => usesSplit(motion)) ? [] : [motionLibraryPaths.splitText]),
  ])
  const libraries = offered(request).filter((each) => !unused.has(each))
  const { link, files } = scriptParts(page, motionScript(motions), request)
  return { links: [...libraries.map((each) => plainScript(each)), link], files }
}

/** The libraries that the pages link; a preview of a site with motions has all of them, see `runtimeOutput`. */
export async function motionLibraries(request: BuildRequest, pages: readonly BuiltFile[]): Promise<BuiltFile[]> {
  const { motions, mode, project } = request
  const isLinked = (path: string) => pages.some((page) => page.kind === 'text' && page.text.includes(path))
  const isWanted = (path: string) => (mode === 'preview' ? Object.keys(project.motions).length > 0 : isLinked(path))
  const paths = motions ? offered(request).filter(isWanted) : []
  if (!motions || paths.length === 0) return []
  const libraries = await motions.libraries()
  return paths.map((path) => {
    const text = libraries[path]
    if (text === undefined) throw new Error(`buildSite: the runtime has no ${path}`)
    return { kind: 'text', path, text }
  })
}

/** What an earlier build left among the files, such as in a zip that was loaded again. */
export function isOldMotion(path: string, { motions, pages }: Project): boolean {
  if (Object.keys(motions).length === 0) return false
  if (path === noticesPath || Object.values(motionLibraryPaths).some((each) => each === path)) return true
  return Object.keys(pages).some((name) => path === motionScriptPath(name))
}
