import { markers, paths } from '@pergola/contracts'
import type { Block, PlainSymbols, Project } from '@pergola/contracts'
import { mapSheetClasses } from '../class-names/map-sheet-classes.ts'
import { planClassRenames } from '../class-names/plan-class-rename.ts'
import { siteClasses } from '../class-names/site-classes.ts'
import {
  applyCss,
  flattenRules,
  isHeavy,
  isMadeSelector,
  ownedSelector,
  ownerless,
  ownerOf,
  parseCss,
  printCss,
  putInSiteScope,
} from '../css/index.ts'
import { attributeOf, descendants } from '../html/index.ts'
import { isOfBlock } from './block-class.ts'
import { blockStyle, withBlockStyle } from './block-sheet.ts'
import { findRival } from './find-rival.ts'
import { readContent } from './symbol-content.ts'

export interface SymbolsRequest {
  readonly project: Project
  readonly files: readonly string[]
  /** The text of a file, or null when it is none. */
  readonly read: (path: string) => Promise<string | null>
}

/** Symbols that were made before decision 0185, with what they say. */
interface OldSymbol {
  readonly block: Block
  readonly content: string
  readonly style: string
}

const nothing: PlainSymbols = { change: { files: {} }, symbols: [], rival: null }

/**
 * What has to change for the rules of all symbols to be as a person writes them: without a weight that they do not show,
 * and with classes named after the symbol. No element of any page looks another way for it; where a rule of the site
 * would win that has not won, nothing changes and `rival` names it.
 */
export async function planPlainSymbols(request: SymbolsRequest): Promise<PlainSymbols> {
  const { read } = request
  const shared = (await read(paths.symbolsCss)) ?? ''
  const old = await oldSymbols(request, shared)
  if (old.length === 0) return nothing
  const rival = await findRival(request, old)
  if (rival) return { ...nothing, symbols: old.map(({ block }) => block.label), rival }
  const names = await plainNames(request, old)
  const first = await planClassRenames({ ...request, names })
  // Whoever spells a name out goes on to find it.
  for (const name of first.leaving) names.delete(name)
  const { change } = first.leaving.length === 0 ? first : await planClassRenames({ ...request, names })
  const files: Record<string, string> = {}
  for (const [path, text] of Object.entries(change.files)) if (typeof text === 'string') files[path] = text
  let sheet = files[paths.symbolsCss] ?? shared
  for (const { block, style } of old) {
    const mapped = mapSheetClasses(style, (name) => names.get(name) ?? name) ?? style
    const plain = plainStyle(mapped)
    sheet = withBlockStyle(sheet, block.id, plain)
    if (block.pathes) files[block.pathes.style] = plain
  }
  files[paths.symbolsCss] = sheet
  return { change: { ...change, files }, symbols: old.map(({ block }) => block.label), rival: null }
}

async function oldSymbols({ project, read }: SymbolsRequest, shared: string): Promise<readonly OldSymbol[]> {
  const found = Object.values(project.symbols).map(async (block): Promise<OldSymbol | null> => {
    const style = blockStyle(shared, block.id) ?? ''
    if (!isHeavy(style)) return null
    return { block, style, content: (block.pathes && (await read(block.pathes.content))) ?? block.content }
  })
  return (await Promise.all(found)).filter((each) => each !== null)
}

/** New names of the classes that the editor made for a symbol and for what is in it. */
async function plainNames(request: SymbolsRequest, old: readonly OldSymbol[]): Promise<Map<string, string>> {
  const taken = new Set((await siteClasses(request)).map(({ name }) => name))
  const names = new Map<string, string>()
  const give = (name: string, base: string) => {
    let free = base
    for (let number = 2; taken.has(free); number += 1) free = `${base}-${number}`
    taken.add(free)
    names.set(name, free)
    return free
  }
  for (const { block, content } of old) {
    const place = readContent(content)
    const root = place?.tree.node(place.node)
    const own = root && attributeOf(root, markers.className)
    if (!place || !own || !isMadeSelector(`.${own}`)) continue
    const start = names.get(own) ?? give(own, words(block.label) || 'symbol')
    for (const node of descendants(place.tree, place.node)) {
      for (const name of (attributeOf(node, 'class') ?? '').split(/\s+/)) {
        if (isMadeSelector(`.${name}`) && !names.has(name)) give(name, `${start}__${wordOf(node.name)}`)
      }
    }
  }
  return names
}

const tags: Readonly<Record<string, string>> = {
  a: 'link',
  img: 'image',
  p: 'text',
  ul: 'list',
  ol: 'list',
  li: 'item',
}

function wordOf(tag: string): string {
  if (/^h[1-6]$/.test(tag)) return 'heading'
  return Object.hasOwn(tags, tag) ? (tags[tag] ?? tag) : words(tag) || 'element'
}

function words(text: string): string {
  const plain = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
  return /^\p{L}/u.test(plain) ? plain.slice(0, 40) : ''
}

/** Rules as they are, the weight taken from them, and put where they win as they did. */
function plainStyle(style: string): string {
  const sheet = parseCss(style, '')
  for (const { id, selector, ownSelector } of flattenRules(sheet)) {
    if (selector !== ownSelector || !isHeavy(selector)) continue
    const [owner, plain] = [ownerOf(selector), ownerless(selector)]
    const wanted = owner === null || isOfBlock(plain, owner) ? plain : ownedSelector(plain, owner)
    applyCss(sheet, { type: 'css.selector', node: id, selector: wanted })
  }
  return putInSiteScope(printCss(sheet))
}
