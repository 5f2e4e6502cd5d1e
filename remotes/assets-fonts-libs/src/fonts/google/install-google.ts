import { limits } from '@pergola/contracts'
import type { AssetsService, Font, LongWork } from '@pergola/contracts'
import { fetchElsewhere } from '@pergola/ui'
import { currentProject, type FontMap } from '../change-fonts.ts'
import type { FontServices } from '../font-services.ts'
import { installAddresses, installFiles, type NewFont } from '../install-fonts.ts'
import { fontMessages as messages } from '../messages.ts'
import { cdnKey, entryName, faceOf, fileNameOf, type GoogleFamily } from './google-family.ts'

export interface GoogleChoice {
  readonly family: GoogleFamily
  readonly variants: readonly string[]
  readonly subset: string
}

/** Pages fetch the files themselves: nothing is asked for here. */
export function installAsCdn(services: FontServices, choice: GoogleChoice): Promise<boolean> {
  const { family, variants, subset } = choice
  const fonts = variants.map((variant): [string, Font] => {
    const name = entryName(family.family, variant)
    const place = { url: family.addressOf(variant, subset), fileName: '', path: '', isCDN: true, size: 0 }
    return [
      cdnKey(name, family, subset),
      { id: crypto.randomUUID(), name, ...place, ...faceOf(variant), format: 'woff2' },
    ]
  })
  const inPlaceOf = filesHere(services, choice)
  return installAddresses(services, Object.fromEntries(fonts) satisfies FontMap, { inPlaceOf })
}

/** Keys of the same fonts where they were installed locally. */
function filesHere(services: FontServices, { family, variants, subset }: GoogleChoice): string[] {
  const fonts = currentProject(services)?.fonts ?? {}
  return variants.flatMap((variant) => {
    const key = fileNameOf(family, variant, subset)
    return fonts[key]?.name === entryName(family.family, variant) ? [key] : []
  })
}

/** The files come into the project, which then needs nobody. What arrives is kept when others do not. */
export async function installLocally(services: FontServices, choice: GoogleChoice, work: LongWork): Promise<boolean> {
  const { toasts, assets } = services
  const { family, variants } = choice
  const fetched: NewFont[] = []
  const lost: string[] = []
  for (const [at, variant] of variants.entries()) {
    if (work.signal?.aborted) return false
    const name = entryName(family.family, variant)
    const font = await fetchFont(assets, choice, variant, work)
    if (font) fetched.push(font)
    else lost.push(name)
    work.onProgress?.({ done: at + 1, total: variants.length, label: name })
  }
  if (work.signal?.aborted) return false
  if (lost.length > 0) toasts.error(messages.notFetched(lost), messages.notFetchedDetail)
  const keys = fetched.map(({ name }) => cdnKey(name, family, choice.subset))
  return fetched.length > 0 && installFiles(services, fetched, { replaces: true, inPlaceOf: keys })
}

async function fetchFont(
  assets: AssetsService,
  { family, subset }: GoogleChoice,
  variant: string,
  { signal }: LongWork,
): Promise<NewFont | null> {
  const bytes = await fetchBytes(family.addressOf(variant, subset), signal)
  if (!bytes || !assets.readFont) return null
  const file = new File([bytes], fileNameOf(family, variant, subset), { type: 'font/woff2' })
  const read = await assets.readFont(file)
  // What a family says of its variant goes before what its file says.
  return read.ok
    ? { file, name: entryName(family.family, variant), facts: { ...read.value, ...faceOf(variant) } }
    : null
}

async function fetchBytes(url: string, signal: LongWork['signal']): Promise<ArrayBuffer | null> {
  const abort = new AbortController()
  const stop = () => abort.abort()
  signal?.addEventListener('abort', stop)
  try {
    const limit = AbortSignal.any([abort.signal, AbortSignal.timeout(limits.requestTimeout)])
    const response = await fetchElsewhere(url, { signal: limit, referrerPolicy: 'no-referrer', credentials: 'omit' })
    return response.ok ? await response.arrayBuffer() : null
  } catch {
    return null // The one who asked names what did not come.
  } finally {
    signal?.removeEventListener('abort', stop)
  }
}
