import type { ScriptGlobal } from '@pergola/contracts'
import { safeFileName, uniqueFileName } from '@pergola/site/files'
import type { LibraryServices } from './library-services.ts'
import type { LibrarySource } from './library-source.ts'
import { libraryMessages as messages } from './messages.ts'

type Running = Pick<LibraryServices, 'preview' | 'projects' | 'toasts'>

export interface FoundGlobals {
  readonly globals: readonly ScriptGlobal[]
  /** `no-end`: it said nothing in time. `not-run`: nobody could, or was to, run it. */
  readonly run: 'done' | 'no-end' | 'not-run'
}

/** What a script puts on `window`. Nothing of a project from elsewhere runs before it is trusted. */
export async function globalsOf({ preview, projects, toasts }: Running, source: LibrarySource): Promise<FoundGlobals> {
  const isRestricted = projects.state.getState().open?.trust === 'restricted'
  if (source.fileType !== 'js' || isRestricted || !preview?.globalsOf) return { globals: [], run: 'not-run' }
  const done = toasts.loading(messages.installingTypes)
  try {
    const globals = await preview.globalsOf(await source.file.text())
    return globals ? { globals, run: 'done' } : { globals: [], run: 'no-end' }
  } finally {
    done()
  }
}

const plainName = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '')

/** The one that is called as the library is, else the first that something can be done with. */
export function mainGlobal(globals: readonly ScriptGlobal[], libraryName: string): string {
  const wanted = plainName(libraryName)
  const isLike = ({ name }: ScriptGlobal) => plainName(name).length > 1 && wanted.includes(plainName(name))
  const same =
    globals.find(({ name }) => name.toLowerCase() === libraryName.toLowerCase()) ??
    globals.find(({ name }) => plainName(name) === wanted) ??
    globals.find(isLike)
  return (same ?? globals.find(({ kind }) => kind !== 'value') ?? globals[0])?.name ?? ''
}

const anything = '(...given: any[]): any'

/** For completion: the names are known, what they take and give is not. */
export function typingsOf(globals: readonly ScriptGlobal[]): string {
  const declared = globals.map(({ name, kind, members }) => {
    if (kind === 'value') return `declare const ${name}: any\n`
    const called = kind === 'function' ? [`new ${anything}`, anything] : []
    const known = members.map((member) => member.name + (member.kind === 'function' ? anything : ': any'))
    return `declare const ${name}: {\n${[...called, ...known, '[name: string]: any'].map((line) => `  ${line}\n`).join('')}}\n`
  })
  return declared.join('')
}

/** The folder that its typings get. */
export function typesFolder(
  { projects }: Pick<LibraryServices, 'projects'>,
  name: string,
  alsoTaken: readonly string[] = [],
): string {
  const files = [...Object.keys(projects.state.getState().open?.files ?? {}), ...alsoTaken]
  const taken = new Set(files.map((path) => /^types\/([^/]+)/i.exec(path)?.[1]?.toLowerCase()))
  return `types/${uniqueFileName(safeFileName(name), (folded) => taken.has(folded))}`
}
