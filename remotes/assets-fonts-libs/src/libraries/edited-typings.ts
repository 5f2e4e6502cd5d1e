import { currentLists } from './change-libraries.ts'
import { globalsOf, typingsOf } from './library-globals.ts'
import { allLibraries } from './library-lists.ts'
import type { LibraryServices } from './library-services.ts'

/** What completion knows of a library whose own text is edited, as that text now says it: files to be saved with it. */
export async function editedTypings(
  services: LibraryServices,
  path: string,
  text: string,
): Promise<Readonly<Record<string, string>>> {
  const library = allLibraries(currentLists(services)).find(
    (each) => !each.isCDN && each.path === path && /^types\/[^/]+$/.test(each.typesPath),
  )
  if (!library) return {}
  const { globals } = await globalsOf(services, { file: new Blob([text]), fileType: library.fileType })
  return globals.length === 0 ? {} : { [`${library.typesPath}/index.d.ts`]: typingsOf(globals) }
}
