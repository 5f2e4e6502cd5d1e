import type { FileChange, Library, ScriptGlobal } from '@pergola/contracts'
import { safeFileName, uniqueFileName } from '@pergola/site/files'
import { foldPath } from '@pergola/site/project'
import type { LibraryChoice } from './library-choice.ts'
import { typesFolder, typingsOf } from './library-globals.ts'
import { folderOf, isInOwnFolder, type LibraryGroup } from './library-lists.ts'
import type { LibraryServices } from './library-services.ts'
import type { LibrarySource } from './library-source.ts'

interface NewLibrary {
  readonly library: Library
  readonly change: Partial<FileChange>
}

interface NewLibraryInput {
  readonly choice: LibraryChoice
  readonly source: LibrarySource
  readonly group: LibraryGroup
  /** Whose place it takes. */
  readonly replaced: Library | undefined
  readonly globals: readonly ScriptGlobal[]
  /** Loaded as `type="module"`. */
  readonly isModule: boolean
}

/** The entry of a library, and what becomes of its files. */
export async function newLibrary(
  services: Pick<LibraryServices, 'projects'>,
  { choice, source, group, replaced, globals, isModule }: NewLibraryInput,
): Promise<NewLibrary> {
  const name = choice.name.trim()
  const { file, fileType } = source
  const place = { header: group === 'jsHeaderLibs', footer: group === 'jsFooterLibs' }
  const about = { name, nameWithoutExt: name.replace(/\.(?:js|css)$/i, ''), fileType, size: file.size / 1024 / 1024 }
  const library = { ...emptyLibrary(), ...about, ...place, ...optionsOf(choice, fileType, isModule) }
  if (replaced) library.id = replaced.id
  const types: Record<string, string> = {}
  if (globals.length > 0) {
    const former = replaced?.typesPath ?? ''
    library.typesPath = /^types\/[^/]+$/.test(former) ? former : typesFolder(services, name)
    types[`${library.typesPath}/index.d.ts`] = typingsOf(globals)
  }
  const former = replaced && !replaced.isCDN && isInOwnFolder(replaced.path) ? replaced.path : ''
  if (choice.asCdn) {
    const contents = former === '' ? {} : { [former]: null }
    return { library: { ...library, isCDN: true, isLocal: false }, change: { files: types, contents } }
  }
  const path = former === '' ? freePath(services, folderOf(group), `${name}.${fileType}`) : former
  const { files, contents = {} } = await fileChange(path, file)
  return { library: { ...library, path }, change: { files: { ...files, ...types }, contents } }
}

function emptyLibrary(): Library {
  return {
    id: crypto.randomUUID(),
    type: '',
    fileType: 'js',
    path: '',
    name: '',
    nameWithoutExt: '',
    description: '',
    version: '',
    fileUrl: '',
    isCDN: false,
    isLocal: true,
    header: false,
    footer: false,
    async: false,
    defer: false,
    globalName: '',
    size: 0,
    typesPath: '',
  }
}

/** Of a style nothing is asked but where it comes from. */
function optionsOf(choice: LibraryChoice, fileType: Library['fileType'], isModule: boolean) {
  const { description = '', version = '', url, defer, async } = choice
  const about = { description, version, fileUrl: url.trim() }
  if (fileType === 'css') return { ...about, type: 'text/css' }
  const type = isModule ? 'module' : 'text/javascript'
  return { ...about, type, defer, async, globalName: choice.globalName.trim() }
}

/** As a text where it is one, so that the open page has it at hand; else as the bytes that came. */
export async function fileChange(path: string, file: Blob): Promise<Pick<FileChange, 'files' | 'contents'>> {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(await file.arrayBuffer())
    return { files: { [path]: text } }
  } catch {
    return { files: {}, contents: { [path]: file } }
  }
}

/** The names that a build joins libraries under are left to it. */
const joined = /^(?:lib|header\.lib|footer\.lib)(?:-\d+)?\.(?:css|js)$/i

export function freePath(
  { projects }: Pick<LibraryServices, 'projects'>,
  folder: string,
  wanted: string,
  alsoTaken: readonly string[] = [],
): string {
  const ending = wanted.slice(wanted.lastIndexOf('.'))
  const safe = safeFileName(wanted.replace(/\.(js|css)\.\1$/i, '.$1'))
  const plain = safe.toLowerCase().endsWith(ending) ? safe : `${safe}${ending}`
  const own = joined.test(plain) ? `own-${plain}` : plain
  const files = Object.keys(projects.state.getState().open?.files ?? {})
  const taken = new Set([...files, ...alsoTaken].map(foldPath))
  return folder + uniqueFileName(own, (folded) => taken.has(foldPath(folder) + folded))
}
