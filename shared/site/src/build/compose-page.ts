import { paths } from '@pergola/contracts'
import type { Page, Project, ProjectSettings } from '@pergola/contracts'
import { outputPath, pageTitle } from '../project/index.ts'
import { withScriptsAt } from './document-scripts.ts'
import { escapeAttribute, escapeText } from '../html/escape-all.ts'
import { codeScripts, footerScripts, headScripts } from './page-scripts.ts'
import type { ScriptLink } from './page-scripts.ts'
import { pageSheets } from './page-sheets.ts'
import type { FileSizes } from '../files/site-files.ts'
import { sliderSheetTag } from './slider-files.ts'
import { splineViewerTag } from './spline-viewer.ts'
import { addressTo, scriptTag, sheetTag } from './tags.ts'

export interface PageToCompose {
  readonly project: Project
  readonly page: Page
  readonly sizes: FileSizes
  readonly settings: ProjectSettings
}

/** What of ours a page runs: actions and motions before the site's own code, the engine after it. */
export interface PageRuntime {
  readonly actions: readonly ScriptLink[]
  readonly engine: readonly ScriptLink[]
}

/** A whole document around body content, which is put in byte for byte on lines of its own. Order of head and body: annex §8.2. */
export function composePage(input: PageToCompose, content: string, runtime: PageRuntime): string {
  const { project, page, sizes } = input
  const links = [...footerScripts(project, sizes), ...runtime.actions, ...codeScripts(page, sizes), ...runtime.engine]
  const scripts = links.map((script) => scriptTag(script, outputPath(page)))
  const shown = [sliderSheetTag(page, runtime.actions), splineViewerTag(content, 'fragment', input.settings)]
  const text = [
    `<!DOCTYPE html>\n<html${languageText(page)}>\n<head>\n`,
    composeHead(input),
    ...shown.filter((tag) => tag !== '').map((tag) => `  ${tag}\n`),
    `</head>\n<body${attributesText(page.bodyAttributes)}>\n`,
    content === '' || content.endsWith('\n') ? content : `${content}\n`,
  ].join('')
  return `${withScriptsAt(text, text.length, scripts)}</body>\n</html>\n`
}

function languageText({ helmet }: Page): string {
  return helmet.lang === '' ? '' : ` lang="${escapeAttribute(helmet.lang)}"`
}

/** What stands inside the head of a composed page, one tag a line. */
export function composeHead({ project, page, sizes, settings }: PageToCompose): string {
  const lines = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...helmetTags(project, page),
    ...iconTags(project, page, sizes),
    ...sheetTags({ project, page, sizes, settings }),
    ...headScripts(project, sizes).map((script) => scriptTag(script, outputPath(page))),
  ]
  const custom = page.helmet.customMetaTags.trim() === '' ? '' : `${page.helmet.customMetaTags}\n`
  return `${lines.map((line) => `  ${line}\n`).join('')}${custom}`
}

function helmetTags(project: Project, page: Page): string[] {
  const { helmet } = page
  const meta = (name: 'author' | 'description' | 'keywords' | 'robots') =>
    helmet[name] === '' ? [] : [`<meta name="${name}" content="${escapeAttribute(helmet[name])}">`]
  const isInTags = helmet.title.trim() === '' && /<title[\s>]/i.test(helmet.customMetaTags)
  const name = isInTags ? '' : pageTitle(project, page)
  const title = name === '' ? [] : [`<title>${escapeText(name)}</title>`]
  return [...meta('author'), ...meta('description'), ...meta('keywords'), ...title, ...meta('robots')]
}

function iconTags(project: Project, page: Page, sizes: FileSizes): string[] {
  for (const icon of [page.helmet.icon, page.helmet.logo, project.logo, paths.logo]) {
    const path = icon.replace(/^(?:\.{0,2}\/)+/, '')
    if (sizes.has(path)) return [`<link rel="icon" href="${addressTo({ path }, outputPath(page))}">`]
    if (/^(?:https?:|data:image\/)/i.test(icon)) return [`<link rel="icon" href="${escapeAttribute(icon)}">`]
  }
  return []
}

function sheetTags({ project, page, sizes, settings }: PageToCompose): string[] {
  return pageSheets(project, page, sizes, settings).flatMap((sheet) => {
    if (sheet.kind === 'address') return sheet.url === '' ? [] : [sheetTag(sheet, outputPath(page))]
    const isLeftOut = sheet.role === 'canvas' && !settings.include_canvas_styles_in_build_file
    return sheet.empty || isLeftOut ? [] : [sheetTag(sheet, outputPath(page))]
  })
}

function attributesText(attributes: Readonly<Record<string, string>>): string {
  return Object.entries(attributes)
    .filter(([name]) => /^[^\s"'<>/=]+$/.test(name))
    .map(([name, value]) => (value === '' ? ` ${name}` : ` ${name}="${escapeAttribute(value)}"`))
    .join('')
}
