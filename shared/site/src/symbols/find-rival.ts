import { paths } from '@pergola/contracts'
import type { PlainSymbols, Project } from '@pergola/contracts'
import {
  flattenRules,
  isHeavy,
  isSiteScope,
  ownerless,
  parseCss,
  putInSiteScope,
  specificity,
  splitList,
  splitSelector,
} from '../css/index.ts'
import type { FlatRule } from '../css/index.ts'
import { attributeOf, descendants } from '../html/index.ts'
import { isComposed, pageKind, scanPage, styleContent } from '../project/index.ts'
import { hasOwnChildren, propertiesOf } from './properties.ts'
import { readContent } from './symbol-content.ts'

interface Symbol {
  readonly content: string
  readonly style: string
}

interface Site {
  readonly project: Project
  readonly files: readonly string[]
  readonly read: (path: string) => Promise<string | null>
}

type Rival = NonNullable<PlainSymbols['rival']>

/** By weight, what rules of symbols set: at the weight that they have, and at the one that they show. */
interface Weights {
  readonly heavy: ReadonlyMap<string, ReadonlySet<string>>
  readonly plain: ReadonlyMap<string, ReadonlySet<string>>
}

/**
 * A rule that loses to one of a symbol only because that weighs one type more than it shows: one of exactly that weight
 * that comes before it, or one of the shown weight that has a scope of its own. Also a symbol that a scope cannot hold.
 */
export async function findRival(site: Site, symbols: readonly Symbol[]): Promise<Rival | null> {
  const whole = symbols.find(({ style }) => putInSiteScope(style) === style)
  if (whole) return { selector: '@', file: paths.symbolsCss }
  const weights = weightsOf(symbols)
  const mayReach = reachOf(symbols)
  for await (const { file, css } of sheetsOf(site)) {
    const found = flattenRules(parseCss(css, file)).find((rule) => mayReach(rule.selector) && isRival(rule, weights))
    if (found) return { selector: found.selector, file }
  }
  return null
}

function weightsOf(symbols: readonly Symbol[]): Weights {
  const [heavy, plain] = [new Map<string, Set<string>>(), new Map<string, Set<string>>()]
  for (const { selector, declarations } of symbols.flatMap(({ style }) => flattenRules(parseCss(style, '')))) {
    if (!isHeavy(selector)) continue
    for (const member of splitList(selector)) {
      for (const { property } of declarations) {
        add(heavy, member, property)
        add(plain, ownerless(member), property)
      }
    }
  }
  return { heavy, plain }
}

function add(weights: Map<string, Set<string>>, selector: string, property: string): void {
  const weight = specificity(selector).join()
  weights.set(weight, (weights.get(weight) ?? new Set()).add(property))
}

function isRival({ selector, atRules, declarations }: FlatRule, { heavy, plain }: Weights): boolean {
  const isScoped = atRules.some((part) => part.name === 'scope' && !isSiteScope(part))
  return splitList(selector).some((member) => {
    const weight = specificity(member).join()
    const set = [...(heavy.get(weight) ?? []), ...(isScoped ? (plain.get(weight) ?? []) : [])]
    return declarations.some(({ property }) => set.some((each) => isRelated(each, property)))
  })
}

/** `margin` and `margin-top` set the same. */
function isRelated(one: string, other: string): boolean {
  return one === other || one.startsWith(`${other}-`) || other.startsWith(`${one}-`) || one === 'all' || other === 'all'
}

/** Whether the element that a selector is for may be one of a symbol; in a slot any element may stand. */
function reachOf(symbols: readonly Symbol[]): (selector: string) => boolean {
  const known = new Set<string>()
  for (const { content } of symbols) {
    const place = readContent(content)
    for (const node of place ? descendants(place.tree, place.node) : []) {
      if (propertiesOf(node).some(hasOwnChildren)) return () => true
      known.add(node.name)
      for (const name of (attributeOf(node, 'class') ?? '').split(/\s+/)) known.add(`.${name}`)
      known.add(`#${attributeOf(node, 'id') ?? ''}`)
    }
  }
  return (selector) =>
    splitList(selector).some((member) => {
      const { base } = splitSelector(member)
      if (/[(\\[]/.test(base)) return true
      const subject = /[^\s>~+]*$/.exec(base)?.[0] ?? ''
      const parts = subject.match(/[.#]?[^.#:]+/g) ?? []
      return parts.every((part) => part === '*' || known.has(/^[.#]/.test(part) ? part : part.toLowerCase()))
    })
}

/** What blocks keep of their own is what the shared sheets say. */
function isAsked(path: string): boolean {
  return path.endsWith('.css') && !path.startsWith('editor/') && path !== paths.symbolsCss
}

/** Sheets that may come before that of the symbols: on composed pages few do, on others any may. */
async function* sheetsOf({ project, files, read }: Site): AsyncGenerator<{ file: string; css: string }> {
  const pages = Object.values(project.pages)
  const early: readonly string[] = [paths.canvasStyles, paths.globalCss, paths.fontsCss, paths.globalRules]
  const isEarly = (path: string) => early.includes(path) || path.startsWith('css/tailwind/')
  const all = files.filter(isAsked)
  const asked = pages.every(isComposed) ? all.filter(isEarly) : all
  for (const file of asked) {
    // oxlint-disable-next-line no-await-in-loop -- the first that is found is the last that is read
    yield { file, css: (await read(file)) ?? '' }
  }
  for (const page of pages.filter((each) => !isComposed(each))) {
    // oxlint-disable-next-line no-await-in-loop -- as above
    const html = (await read(page.pathes.html)) ?? ''
    const spans = html.includes('<style')
      ? scanPage(html, pageKind(page)).flatMap((each) => styleContent(each) ?? [])
      : []
    for (const { start, end } of spans) yield { file: page.pathes.html, css: html.slice(start, end) }
  }
}
