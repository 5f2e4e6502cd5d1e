import { fail, type FileLike, type GrapesFailure, succeed } from '@pergola/contracts'
import type { Outcome } from '@pergola/contracts'
import { readArchive, writeArchive } from '@pergola/site/archive'
import type { ArchiveEntry } from '@pergola/site/archive'
import { grapesFiles, projectJsonProblem } from '@pergola/site/grapes'
import type { JsonProblem, NotCarried } from '@pergola/site/grapes'
import { decodeText } from '@pergola/site/project'
import { messages } from '../messages.ts'
import { grapesMessages, grapesReasons, notCarriedNotice } from './grapes-messages.ts'
import { type LoadedProject, type LoadServices, type LoadWork, sayLoaded } from './say-loaded.ts'

interface FoundProject {
  readonly text: string
  /** Files of the zip beside it, such as pictures. */
  readonly others: readonly ArchiveEntry[]
}

type Found = Outcome<FoundProject, JsonProblem | 'no-pages'>

const textOf = (bytes: Uint8Array) => decodeText(bytes)?.replace(/^\uFEFF/, '') ?? null

/** The one JSON of a zip without pages that is a project. */
async function projectInZip(file: FileLike): Promise<Found> {
  const entries = await readArchive(file)
  if (!entries.ok) return fail('no-pages')
  for (const entry of entries.value.filter(({ path }) => /\.json$/i.test(path))) {
    const bytes = await entry.read()
    const text = bytes.ok ? textOf(bytes.value) : null
    const problem = text === null ? 'no-json' : projectJsonProblem(text)
    if (text !== null && problem === null)
      return succeed({ text, others: entries.value.filter((other) => other !== entry) })
    if (problem === 'too-deep' || problem === 'too-large') return fail(problem)
  }
  return fail('no-pages')
}

async function projectInFile(file: FileLike): Promise<Found> {
  const text = textOf(new Uint8Array(await file.arrayBuffer()))
  const problem = text === null ? 'no-json' : projectJsonProblem(text)
  return text === null || problem !== null ? fail(problem ?? 'no-json') : succeed({ text, others: [] })
}

type Packed = Outcome<{ readonly zip: File; readonly notCarried: NotCarried }, GrapesFailure | 'damaged-zip'>

/** What GrapesJS reads in the project, packed as a site: it is loaded like any other, through the same guard. */
async function packed({ grapes }: LoadServices, { text, others }: FoundProject, name: string): Promise<Packed> {
  const read = grapes ? await grapes.readProject(text) : fail('no-frame')
  if (!read.ok) return read
  const { files, notCarried } = grapesFiles(read.value, { name, ids: () => crypto.randomUUID() })
  const inputs = new Map(files)
  for (const entry of others) {
    const bytes = inputs.has(entry.path) ? null : await entry.read()
    if (bytes?.ok === false) return fail('damaged-zip', entry.path)
    if (bytes) inputs.set(entry.path, bytes.value)
  }
  const pieces: Uint8Array<ArrayBuffer>[] = []
  for await (const piece of writeArchive([...inputs].map(([path, bytes]) => ({ path, read: () => bytes }))))
    pieces.push(piece as Uint8Array<ArrayBuffer>)
  return succeed({ zip: new File(pieces, `${name}.zip`), notCarried })
}

/** Loads a project of GrapesJS, by itself or in a zip that has no pages, as a new project. Null when nothing was added. */
export async function loadGrapesProject(
  services: LoadServices,
  { file, isZip }: { readonly file: FileLike; readonly isZip: boolean },
  work: LoadWork,
): Promise<LoadedProject | null> {
  const { toasts, dialogs, projects } = services
  const found = isZip ? await projectInZip(file) : await projectInFile(file)
  if (!found.ok) {
    if (found.failure === 'no-pages') return sayLoaded(services, fail('no-pages'))
    toasts.error(messages.loadError(grapesReasons[found.failure]))
    return null
  }
  work.onProgress({ done: 0, total: 0, label: grapesMessages.reading })
  const name = (file.name ?? '').replace(/\.(?:zip|json)$/i, '') || grapesMessages.unnamed
  const site = await packed(services, found.value, name)
  if (work.signal.aborted) return sayLoaded(services, fail('cancelled'))
  if (!site.ok) {
    toasts.error(messages.loadError(grapesReasons[site.failure]), site.detail)
    return null
  }
  const loaded = sayLoaded(services, await projects.importZip(site.value.zip, work))
  const notice = loaded && notCarriedNotice(site.value.notCarried)
  if (notice)
    await dialogs.confirm({ title: grapesMessages.leftOut, message: notice, confirmLabel: messages.understood })
  return loaded
}
