import type { FileChange } from '@pergola/contracts'
import { changeEntries, collectionsPath, isOfSource, printCollections } from '@pergola/site/collections'
import type { Collection, EntryChange, LoadedCollection } from '@pergola/site/collections'
import { changePages } from '../pages/change-pages.ts'
import type { PageServices } from '../pages/page-services.ts'
import { messages } from './messages.ts'
import { readTexts } from './use-content.ts'

/** Each is one step of the page's history, and stored. False where it was refused, which is told. */
export interface Collections {
  describe(collections: readonly Collection[], label: string, more?: FileChange): Promise<boolean>
  /** Answers the key of the entry that was added, or else an empty text; null where it was refused. */
  edit(collection: LoadedCollection, change: EntryChange): Promise<string | null>
}

export function createCollections(services: PageServices): Collections {
  const { canvas, projects, toasts } = services

  async function change(given: FileChange, label: string): Promise<boolean> {
    const problem = await changePages(services, given, label)
    if (problem !== null) toasts.error(messages.notChanged, problem)
    return problem === null
  }

  return {
    describe: (collections, label, more = { files: {} }) =>
      change({ ...more, files: { ...more.files, [collectionsPath]: printCollections(collections) } }, label),
    async edit(collection, entryChange) {
      const paths = Object.keys(projects.state.getState().open?.files ?? {})
      const sources = paths.filter((path) => isOfSource(path, collection.source))
      const texts = await readTexts(canvas, sources)
      const files = changeEntries(collection, texts, entryChange)
      if (!(await change({ files }, messages.steps[entryChange.kind]))) return null
      if (entryChange.kind !== 'add') return ''
      return collection.source.kind === 'folder' ? (Object.keys(files)[0] ?? '') : String(collection.entries.length)
    },
  }
}
