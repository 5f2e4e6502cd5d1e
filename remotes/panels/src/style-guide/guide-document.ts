import type { CanvasService, FileLike, ProjectsService } from '@pergola/contracts'
import { normalPreferences, paths } from '@pergola/contracts'
import { emulateSheet, withShownStates } from '@pergola/site/css'
import { relativeAddress } from '@pergola/site/project'
import type { StyleGuide } from '@pergola/site/style-guide'
import type { VariableMode } from '@pergola/site/variables'
import { stillDocument } from '../still-document.ts'
import { guidePath } from './guide-parts.ts'

export type Scheme = 'light' | 'dark'

/** By it sheets show the states that an element is held in. */
export const stateAttribute = 'data-guide-state'

/** What switches a theme on the root by hand, as the sheets of the site have it: attributes of its tag. */
function switchesOf(modes: readonly VariableMode[], scheme: Scheme): string {
  const attributes: string[] = []
  const classes: string[] = []
  for (const { kind, atRule, selector } of modes) {
    if (kind !== scheme || atRule !== null) continue
    const [, attribute, value = '', name] =
      /^(?::root|html)?(?:\[(data-[\w-]+)=["']?([\w-]*)["']?\]|\.([\w-]+))$/.exec(selector) ?? []
    if (attribute !== undefined) attributes.push(`${attribute}="${value}"`)
    if (name !== undefined) classes.push(name)
  }
  return [...attributes, `class="${classes.join(' ')}"`].join(' ')
}

interface GuideDrawing {
  readonly canvas: Pick<CanvasService, 'sheets' | 'readFile'>
  readonly projects: Pick<ProjectsService, 'readFile' | 'decode'>
  readonly guide: StyleGuide
  readonly modes: readonly VariableMode[]
  readonly scheme: Scheme
}

/** The guide as one document that a frame without any rights shows, drawn by the sheets of the open page in a scheme. */
export async function guideDocument({ canvas, projects, guide, modes, scheme }: GuideDrawing): Promise<string> {
  const drawn = (css: string) =>
    withShownStates(emulateSheet(css, { ...normalPreferences, colorScheme: scheme }), stateAttribute)
  const sheets = canvas.sheets()
  const symbols = await canvas.readFile(paths.symbolsCss)
  const texts = new Map(sheets.filter(({ file }) => !file.includes('#')).map(({ file, css }) => [file, drawn(css)]))
  if (symbols.ok && !texts.has(paths.symbolsCss)) texts.set(paths.symbolsCss, drawn(symbols.value))
  const own = [...sheets.filter(({ file }) => file.includes('#')).map(({ css }) => css), guide.css]
  for (const [at, css] of own.entries()) texts.set(`own-${at}.css`, drawn(css))
  const links = [...texts.keys()].map((path) => `<link rel="stylesheet" href="${relativeAddress(guidePath, path)}">`)
  const html = `<!doctype html><html ${switchesOf(modes, scheme)}><head>${links.join('')}</head><body>${guide.html}</body></html>`
  const read = async (path: string): Promise<FileLike | null> => {
    const text = texts.get(path)
    if (text !== undefined) return new Blob([text], { type: 'text/css' })
    const file = await projects.readFile(path)
    return file.ok ? file.value : null
  }
  // What is read here is text already; a file that is not is no sheet of the page.
  return stillDocument({ path: guidePath, html }, read, () => Promise.resolve(null))
}
