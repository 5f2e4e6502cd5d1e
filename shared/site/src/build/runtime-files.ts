import { actionScriptPath, componentScriptPath, identifier, patternScriptPath, runtimePaths } from '@pergola/contracts'
import type { Page, Project } from '@pergola/contracts'
import { isDirective } from '../directives/index.ts'
import { isComposed, pageKind, scanHtml, scanPage } from '../project/index.ts'
import type { BuildRequest } from './build-request.ts'
import type { BuiltFile } from './built-file.ts'
import type { PageRuntime } from './compose-page.ts'
import { componentScript } from './component-scripts.ts'
import { isOldMotion, motionParts } from './motion-files.ts'
import { noticesPath } from './notices.ts'
import { plainScript } from './page-scripts.ts'
import type { ScriptLink } from './page-scripts.ts'
import { isOldSlider, sliderLinks } from './slider-files.ts'

const visible = [runtimePaths.plugins, runtimePaths.engine, runtimePaths.start]
const mayUse = /[\s"'/]v-[a-z]|content-lang/i

/** Whether the content of a page needs the template engine. */
function usesDirectives(page: Page, html: string): boolean {
  // A whole document may speak to an engine of its own: only the editor knows whether ours was asked for.
  if (!isComposed(page)) return page.directives === true
  if (Object.entries(page.bodyAttributes).some(([name, value]) => isDirective(name, value))) return true
  if (!mayUse.test(html)) return false
  return scanHtml(html, 'fragment').some(({ attributes }) =>
    attributes.some(({ name, value }) => isDirective(name, value)),
  )
}

/** Scripts of the engine, in their order: last of all, so that directives find every name. */
function engineScripts({ settings }: Pick<BuildRequest, 'settings'>): ScriptLink[] {
  const waits = settings.excute_commands_after_page_load
  return visible.map((path) => ({ ...plainScript(path), waits: waits && path === runtimePaths.start }))
}

/**
 * The files behind those links. A preview always has them, so that a page may begin to need them without the whole
 * site being built anew.
 */
export function runtimeOutput({ runtime, mode, settings }: BuildRequest, isUsed: boolean): BuiltFile[] {
  if (settings.disable_petite_vue || (mode === 'export' && !isUsed)) return []
  const paths = mode === 'preview' ? Object.values(runtimePaths) : visible
  return paths.map((path) => {
    const text = runtime[path]
    if (text === undefined) throw new Error(`buildSite: the runtime has no ${path}`)
    return { kind: 'text', path, text }
  })
}

const calls = new RegExp(String.raw`(?<![\p{ID_Continue}$.])${identifier}(?=\s*\()`, 'gu')

/** Names of functions that directives of the page call, ours or not. */
function calledNames(page: Page, html: string): Set<string> {
  const kind = pageKind(page)
  const own = Object.entries(page.bodyAttributes).map(([name, value]) => ({ name, value }))
  const attributes = [...own, ...scanPage(html, kind).flatMap((element) => element.attributes)]
  const directives = attributes.filter(({ name, value }) => isDirective(name, value))
  return new Set(directives.flatMap(({ value }) => value.match(calls) ?? []))
}

export interface PageParts extends PageRuntime {
  readonly files: readonly BuiltFile[]
}

/** The actions that the directives of a page call. */
function actionParts(page: Page, html: string, { actions }: BuildRequest): PageParts {
  const called = calledNames(page, html)
  const names = actions.names.filter((name) => called.has(name))
  if (names.length === 0) return { engine: [], actions: [], files: [] }
  const path = actionScriptPath(page.name)
  return { engine: [], actions: [plainScript(path)], files: [{ kind: 'text', path, text: actions.script(names) }] }
}

/** The scripts of the patterns that a page shows. */
function patternParts(page: Page, html: string, { patterns }: BuildRequest): Pick<PageParts, 'actions' | 'files'> {
  const none = { actions: [], files: [] }
  // Another document may say the same to a script of its own.
  if (!patterns || !html.includes('data-pattern') || !(isComposed(page) || page.patterns)) return none
  const said = scanPage(html, pageKind(page)).flatMap(({ attributes }) =>
    attributes.flatMap(({ name, value }) => (name === 'data-pattern' ? value.split(/\s+/) : [])),
  )
  const names = patterns.names.filter((name) => said.includes(name))
  if (names.length === 0) return none
  const path = patternScriptPath(page.name)
  return { actions: [plainScript(path)], files: [{ kind: 'text', path, text: patterns.script(names) }] }
}

/** The scripts of the types of components that a page shows. */
function componentParts(page: Page, html: string, { project }: BuildRequest): Pick<PageParts, 'actions' | 'files'> {
  const text = componentScript(page, html, project)
  const path = componentScriptPath(page.name)
  return text === null
    ? { actions: [], files: [] }
    : { actions: [plainScript(path)], files: [{ kind: 'text', path, text }] }
}

/**
 * Everything of ours that a page needs, and the scripts made for this page alone. `apart` is the project before its libraries
 * were joined.
 */
export function pageRuntime(page: Page, html: string, request: BuildRequest, apart: Project): PageParts {
  const { mode, settings } = request
  const hasDirectives = usesDirectives(page, html)
  const isDirected = !settings.disable_petite_vue && hasDirectives
  // Without the engine the site's own scripts may call them, as the annex leaves them in place.
  const called = hasDirectives ? actionParts(page, html, request) : { actions: [], files: [] }
  const patterns = patternParts(page, html, request)
  const components = componentParts(page, html, request)
  const motions = motionParts(page, html, request)
  // Whatever runs in a page can be laid over the canvas, and answers there through this.
  const isOurs = isComposed(page) || isDirected || motions.links.length + patterns.actions.length > 0
  const isLive = mode === 'preview' && !settings.disable_petite_vue && isOurs
  return {
    engine: [...(isLive ? [plainScript(runtimePaths.live)] : []), ...(isDirected ? engineScripts(request) : [])],
    actions: [
      ...sliderLinks(page, html, request, apart),
      ...called.actions,
      ...patterns.actions,
      ...components.actions,
      ...motions.links,
    ],
    files: [...called.files, ...patterns.files, ...components.files, ...motions.files],
  }
}

/** A file of the project that an earlier build of this project left there, such as in a zip that was loaded again. */
export function isOldRuntime(path: string, project: Project): boolean {
  const { pages } = project
  if (isOldMotion(path, project)) return true
  if (project.componentScripts && Object.keys(pages).some((name) => path === componentScriptPath(name))) return true
  const isActions = Object.keys(pages).some((name) => path === actionScriptPath(name))
  const isPatterns = Object.keys(pages).some((name) => path === patternScriptPath(name))
  const isOurs = path === noticesPath || isOldSlider(path) || Object.values(runtimePaths).some((each) => each === path)
  if (!isActions && !isPatterns && !isOurs) return false
  return Object.values(pages).some((page) => isComposed(page) || page.directives || page.patterns)
}
