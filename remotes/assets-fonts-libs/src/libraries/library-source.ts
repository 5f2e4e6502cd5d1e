import { limits, type Library } from '@pergola/contracts'
import { askUnderPolicy } from '@pergola/ui'
import { fetchLibrary, isWebAddress, kindByEnding, kindOfFile } from './fetch-library.ts'
import type { LibraryServices } from './library-services.ts'
import { libraryMessages as messages } from './messages.ts'

/** A file that may be a library. */
export interface LibrarySource {
  readonly file: Blob
  readonly fileType: Library['fileType']
}

const moduleSyntax =
  /(?:^|[;}])\s*(?:export\s*[{*]|export\s+(?:default|const|let|var|class|function|async)\b|import\s*["'{*]|import\s+[\p{ID_Continue}$]+\s*(?:,|from\b))/mu

const commonJsSyntax = /(?:^|[^.\p{ID_Continue}$])(?:require\(|module\.exports\b|exports\.[\p{ID_Continue}$]+\s*=)/mu

/** What a script was made for; null where it says nothing, and for styles. */
export type ScriptKind = 'modules' | 'node' | null

/** Scripts that were made for something else than being run by a page as libraries are. */
export async function madeFor({ file, fileType }: LibrarySource): Promise<ScriptKind> {
  if (fileType !== 'js') return null
  const text = await file.text()
  if (moduleSyntax.test(text)) return 'modules'
  return commonJsSyntax.test(text) ? 'node' : null
}

const none = (_told: void) => null

/** A failure may be read when others have been told meanwhile: it says of which library it is. */
function failed({ toasts }: Pick<LibraryServices, 'toasts'>, name: string, reason: string): null {
  return none(toasts.error(messages.failed, messages.about(name, reason)))
}

/** Null for what cannot be one, after that was said. */
export function sourceOfFile(
  services: Pick<LibraryServices, 'toasts'>,
  { file, name }: { readonly file: File; readonly name: string },
): LibrarySource | null {
  const fileType = kindByEnding(file.name)
  if (!fileType) return none(services.toasts.error(messages.notCssOrJs))
  if (file.size > limits.assetBytes) return failed(services, name, messages.tooLarge)
  if (file.size === 0) return failed(services, name, messages.empty)
  return { file, fileType }
}

/** The same for an address. A project from elsewhere fetches nothing until it is trusted. */
export async function sourceOfAddress(
  services: Pick<LibraryServices, 'toasts' | 'projects'>,
  { url, name, giveUp }: { readonly url: string; readonly name: string; readonly giveUp?: AbortSignal | undefined },
): Promise<LibrarySource | null> {
  const { toasts, projects } = services
  if (projects.state.getState().open?.trust === 'restricted') return none(toasts.warning(messages.restricted))
  if (!isWebAddress(url)) return failed(services, name, messages.notAnAddress)
  if (!navigator.onLine) return none(toasts.warning(messages.offline))
  const { answer: fetched, isRefused } = await askUnderPolicy(url, () => fetchLibrary(url, giveUp))
  if (!fetched.ok) {
    if (fetched.status !== null) return none(toasts.error(messages.notFetched(url, fetched.status)))
    if (fetched.problem === 'givenUp') return null
    return failed(services, name, isRefused ? messages.policy : messages[fetched.problem])
  }
  const fileType = kindOfFile(fetched.type, url)
  if (!fileType) return none(toasts.error(messages.notCssOrJs))
  if (fetched.file.size === 0) return failed(services, name, messages.empty)
  return { file: fetched.file, fileType }
}
