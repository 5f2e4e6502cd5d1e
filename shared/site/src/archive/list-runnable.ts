import { paths } from '@pergola/contracts'
import type { Page, Project, RunnableContent } from '@pergola/contracts'
import type { SiteFiles } from '../files/site-files.ts'
import { callbacksOf } from '../motions/callbacks-of.ts'
import { readMotion } from '../motions/read-motion.ts'
import { readLoosely } from '../encoding/index.ts'
import { isComposed, pageKind, scanPage } from '../project/index.ts'
import type { ScanKind } from '../project/index.ts'
import { foreignImports } from './reaching-markup.ts'
import { attributeContent, runnableMarkup } from './runnable-markup.ts'
import { excerptOf } from './runnable.ts'
import type { Runnable } from './runnable.ts'

/** Everything that would run in a project if it were trusted, page by page, for the user to decide. */
export async function listRunnable(files: SiteFiles, project: Project): Promise<RunnableContent[]> {
  const found: RunnableContent[] = []
  for (const page of Object.values(project.pages)) {
    if (!files.sizes.has(page.pathes.html)) continue
    const { html: source } = page.pathes
    const html = await readLoosely(source, await files.read(source))
    const composed = isComposed(page)
    const markup = runnableMarkup(html, readableKind(page, html))
    const added = composed ? addedByBuild(page, project, files) : librariesOf(project)
    for (const content of [...markup, ...added]) found.push({ page: page.name, ...content })
  }
  return [...found, ...codeOfMotions(project), ...codeOfComponents(project), ...(await importsOfSheets(files))]
}

/** What browsers show of XML that is not well-formed differs: all that looks like markup counts. */
function readableKind(page: Page, html: string): ScanKind {
  const kind = pageKind(page)
  return kind === 'xml' && scanPage(html, kind).length === 0 ? 'document' : kind
}

/** It is built into the script of every page that the motion runs on. */
function codeOfMotions({ motions }: Project): RunnableContent[] {
  return Object.values(motions).flatMap((stored) => {
    const motion = readMotion(stored)
    if (!motion) return []
    return callbacksOf(motion).map(({ name, code }): RunnableContent => ({
      page: motion.name || motion.id,
      kind: 'inline-script',
      excerpt: excerptOf(`${name}: ${code}`),
    }))
  })
}

/** It is built into every page that shows an element of the type. */
function codeOfComponents({ componentScripts = {} }: Project): RunnableContent[] {
  return Object.entries(componentScripts).map(([name, code]) => ({
    page: name,
    kind: 'inline-script',
    excerpt: excerptOf(code),
  }))
}

/** Larger ones are frameworks, whose imports come first: the rest is not read. */
const sheetLimit = 200_000

async function importsOfSheets(files: SiteFiles): Promise<RunnableContent[]> {
  const found: RunnableContent[] = []
  for (const path of files.sizes.keys()) {
    if (!path.endsWith('.css')) continue
    const text = await readLoosely(path, (await files.read(path)).slice(0, sheetLimit))
    for (const content of foreignImports(text)) found.push({ page: path, ...content })
  }
  return found
}

/** What the build puts around the content of a composed page. */
function addedByBuild(page: Page, project: Project, files: SiteFiles): Runnable[] {
  const code = [paths.globalJs, page.pathes.js].filter((path) => (files.sizes.get(path) ?? 0) > 0)
  return [
    ...librariesOf(project),
    ...scripts(code),
    ...Object.entries(page.bodyAttributes).flatMap(([name, value]) => attributeContent({ name, value })),
    ...runnableMarkup(page.helmet.customMetaTags, 'fragment'),
  ]
}

/** They reach every page, those that came as whole documents as well. */
function librariesOf({ jsHeaderLibs, jsFooterLibs }: Project): Runnable[] {
  return scripts([...jsHeaderLibs, ...jsFooterLibs].map(({ isCDN, fileUrl, path }) => (isCDN ? fileUrl : path)))
}

function scripts(addresses: readonly string[]): Runnable[] {
  return addresses
    .filter((address) => address !== '')
    .map((address): Runnable => ({ kind: 'script', excerpt: excerptOf(address) }))
}
