import { findUrls } from '../css/index.ts'
import { siteFileAt, sourceOf } from './source-of.ts'

/** Sources of a sheet by what is loaded from there. */
export interface SheetNeeds {
  readonly pictures: ReadonlySet<string>
  readonly fonts: ReadonlySet<string>
  readonly sheets: ReadonlySet<string>
}

interface Around {
  readonly base: string
  /** What an imported sheet needs; null for one that is no file of the site. */
  sheetAt(path: string): Promise<SheetNeeds | null>
}

const font = /^data:(?:application\/(?:x-)?font|font)|\.(?:woff2?|ttf|otf|eot)(?:[?#]|$)/i
const importing = /@import\s*(?:url\(\s*)?["']?$/i

/** What a sheet and those that it imports ask of a policy. */
export async function readSheet(css: string, { base, sheetAt }: Around): Promise<SheetNeeds> {
  const needs = { pictures: new Set<string>(), fonts: new Set<string>(), sheets: new Set<string>() }
  for (const { url, start } of findUrls(css)) {
    const isImported = importing.test(css.slice(Math.max(0, start - 30), start))
    const source = sourceOf(url, base)
    const kind = isImported ? 'sheets' : font.test(url) ? 'fonts' : 'pictures'
    if (source !== null) needs[kind].add(source)
    const path = isImported ? siteFileAt(url, base) : null
    const imported = path === null ? null : await sheetAt(path)
    if (imported) for (const each of ['pictures', 'fonts', 'sheets'] as const) addAll(needs[each], imported[each])
  }
  return needs
}

function addAll(to: Set<string>, from: ReadonlySet<string>) {
  for (const each of from) to.add(each)
}
