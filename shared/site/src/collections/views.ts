import { builtPagePath } from '@pergola/contracts'
import type { Project } from '@pergola/contracts'
import { encodePath, findPage, isComposed } from '../project/index.ts'
import type { Collection, Field } from './definition.ts'
import { addressPart } from './entry.ts'
import type { Entry } from './entry.ts'
import { fieldValue, textValue } from './field-value.ts'
import type { Content, LoadedCollection } from './load-content.ts'

/** An entry as expressions see it. */
export type EntryView = Readonly<Record<string, unknown>>

/** Names of pages that are made of entries, and what expressions see of entries. */
export interface Views {
  /** Without drafts where the site is exported. */
  entriesOf(collection: string): readonly Entry[]
  /** Name of the page of an entry, as that of a page of the project; empty where it has none. */
  nameOf(collection: Collection, entry: Entry): string
  /** Where the page of an entry lies in the built site; empty where it has none. */
  pathOf(collection: Collection, entry: Entry): string
  /** What expressions see of an entry on a page from which `root` leads to the root of the site. */
  viewOf(collection: LoadedCollection, entry: Entry, root: string): EntryView
  listOf(collection: LoadedCollection, root: string): readonly EntryView[]
}

/** `withDrafts`: for looking at a site that is not exported. */
export function createViews(content: Content, project: Project, withDrafts: boolean): Views {
  const byName = new Map(content.collections.map((collection) => [collection.name, collection]))
  const known = new Map<string, Map<Entry, EntryView>>()
  const lists = new Map<string, readonly EntryView[]>()
  const shown = new Map<string, readonly Entry[]>()

  function entriesOf(name: string): readonly Entry[] {
    const before = shown.get(name)
    if (before) return before
    const entries = (byName.get(name)?.entries ?? []).filter(({ isDraft }) => withDrafts || !isDraft)
    shown.set(name, entries)
    return entries
  }

  const nameOf = (collection: Collection, entry: Entry) => nameOfEntry(collection, entry, project)
  const pathOf = (collection: Collection, entry: Entry) => pathOfEntry(collection, entry, project)

  function viewOf(collection: LoadedCollection, entry: Entry, root: string): EntryView {
    const place = `${collection.name}\n${root}`
    const views = known.get(place) ?? new Map<Entry, EntryView>()
    known.set(place, views)
    const view = views.get(entry) ?? createView(collection, entry, root)
    views.set(entry, view)
    return view
  }

  function createView(collection: LoadedCollection, entry: Entry, root: string): EntryView {
    const path = pathOf(collection, entry)
    const view = { slug: entry.slug, url: path === '' ? '' : root + encodePath(path), draft: entry.isDraft }
    for (const field of collection.fields) {
      // Worked out when they are asked for: a list of titles needs no markup of articles, and references may go round.
      let read: { readonly value: unknown } | null = null
      const get = () => (read ??= { value: valueOf(field, entry, root) }).value
      Object.defineProperty(view, field.name, { get, enumerable: true, configurable: true })
    }
    return view
  }

  function valueOf(field: Field, entry: Entry, root: string): unknown {
    if (field.type !== 'reference') return fieldValue(field, entry, root)
    const target = byName.get(field.to)
    const wanted = addressPart(textValue(entry.stored.get(field.name)))
    const found = target && wanted !== '' ? entriesOf(target.name).find(({ slug }) => slug === wanted) : undefined
    return target && found ? viewOf(target, found, root) : null
  }

  return {
    entriesOf,
    nameOf,
    pathOf,
    viewOf,
    listOf(collection, root) {
      const place = `${collection.name}\n${root}`
      const before = lists.get(place)
      if (before) return before
      const list = entriesOf(collection.name).map((entry) => viewOf(collection, entry, root))
      lists.set(place, list)
      return list
    },
  }
}

function nameOfEntry({ address, page }: Collection, entry: Entry, project: Project): string {
  if (address === '' || !findPage(project, page)) return ''
  return address.replaceAll(/\{([^{}/]+)\}/g, (_all, field: string) => {
    if (field === 'slug') return entry.slug
    return addressPart(textValue(entry.stored.get(field)).slice(0, 200)) || entry.slug
  })
}

function pathOfEntry(collection: Collection, entry: Entry, project: Project): string {
  const name = nameOfEntry(collection, entry, project)
  const page = findPage(project, collection.page)
  if (name === '' || !page) return ''
  return isComposed(page) ? builtPagePath(name) : `${name}.html`
}
