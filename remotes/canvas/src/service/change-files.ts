import { fail, succeed } from '@pergola/contracts'
import type { EditFailure, FileChange, FileLike, LongWork, Outcome } from '@pergola/contracts'
import type { SiteOperation } from '@pergola/site/document'
import { isXmlPath } from '@pergola/site/html'
import { bringSymbols } from '../document/lazy-symbols.ts'
import type { OpenPage } from '../document/open-page.ts'
import type { CanvasCore } from './canvas-core.ts'
import { knownContents, uploadedFiles, type GivenFile, type KeptFile } from './given-files.ts'

type Changed = Outcome<undefined, EditFailure | 'worker-lost'>

/** A change with what undo has to give back. */
interface KnownChange extends FileChange {
  readonly given: readonly GivenFile[]
}

/** What makes the files say what is given; those that say it already are left alone. */
function operationsOf(
  page: OpenPage,
  { files, moved = {}, given = [], record = {} }: KnownChange,
): readonly SiteOperation[] {
  const changed = Object.entries(files).filter(([file, text]) => page.site.text(file) !== text)
  return [
    ...Object.entries(moved).map(([to, from]): SiteOperation => ({ type: 'move', from, to })),
    ...given,
    ...changed.map(([file, text]): SiteOperation => ({ type: 'text', file, text })),
    ...Object.entries(record).map(([key, value]): SiteOperation => ({ type: 'record', key, value })),
  ]
}

interface Applying {
  readonly core: CanvasCore
  readonly page: OpenPage
}

/** One step; one that leaves no page of this name is done by who opens pages. */
function apply({ core, page }: Applying, change: KnownChange, label: string): Promise<Changed> {
  const operations = operationsOf(page, change)
  const { pages } = change.record ?? {}
  // Another page may come to have its name.
  if (core.leave && pages && pages[page.name]?.id !== page.record.id) return core.leave({ label, operations })
  page.run(label, operations)
  return Promise.resolve(succeed())
}

/**
 * Rarely needed, so its code comes when it is. Null where that did not come: written as it is the document would nest, so
 * nothing is written.
 */
async function taken(page: OpenPage, change: FileChange): Promise<FileChange | null> {
  const html = change.files[page.record.pathes.html] ?? ''
  if (!page.composed || !/<(?:!doctype|html|head|body)\b/i.test(html)) return change
  const part = await import('./take-document.ts').catch(() => null)
  return part && part.takeDocument(page, change)
}

/** Whether the page comes to have more elements than are drawn unasked; one that has them already may be edited. */
async function comesToHaveTooMany(page: OpenPage, { files }: FileChange): Promise<boolean> {
  const { html } = page.record.pathes
  const text = files[html] ?? ''
  const part = await import('../document/rare-pages.ts').catch(() => null)
  return (
    part !== null && part.tooManyElements(text) !== null && part.tooManyElements(page.site.text(html) ?? '') === null
  )
}

/** What a change needs is here, and no page breaks by it. */
async function readyFor(
  page: OpenPage,
  change: FileChange,
): Promise<Outcome<undefined, 'worker-lost' | 'not-well-formed' | 'too-large'>> {
  if (await comesToHaveTooMany(page, change)) return fail('too-large')
  const kept = await bringSymbols({ record: { ...change.record } })
  if (!kept.ok || !Object.keys(change.files).some(isXmlPath)) return kept
  const part = await import('../document/xml-pages.ts').catch(() => null)
  if (part === null) return fail('worker-lost')
  return part.breaksXml(page, change) ? fail('not-well-formed') : succeed()
}

/** What `changeFiles` needs of the service that offers it. */
interface Changing {
  readonly core: CanvasCore
  /** Has the file in the open page, read from the project where the page did without it so far. */
  readonly admit: (page: OpenPage, path: string) => Promise<Outcome<string, 'file-missing' | 'worker-lost'>>
}

/** `changeFiles` of the canvas. */
export async function changeFiles(
  { core, admit }: Changing,
  wanted: FileChange,
  { label, work }: { readonly label: string; readonly work: LongWork | undefined },
): Promise<Changed> {
  const { page } = core
  if (core.store.getState().readOnly) return fail('read-only')
  if (!page || !core.canEdit()) return fail('not-allowed')
  const change = await taken(page, wanted)
  if (change === null) return fail('worker-lost')
  // All at once, which is many times faster for many.
  const present = await Promise.all(Object.keys(change.files).map((path) => admit(page, path)))
  if (present.some((each) => !each.ok && each.failure === 'worker-lost')) return fail('worker-lost')
  const ready = await readyFor(page, change)
  if (!ready.ok) return ready
  await page.mayBecome(Object.values(change.files))
  const known = await knownContents({ page, projects: core.services.projects }, change.contents ?? {}, work)
  if (!known.ok) return fail(known.failure === 'cancelled' ? 'not-allowed' : known.failure, known.detail)
  if (core.page !== page || !core.canEdit()) return fail('not-allowed')
  const { texts, given } = known.value
  core.settle.emit()
  return apply({ core, page }, { ...change, files: { ...change.files, ...texts }, given }, label)
}

interface Uploaded {
  readonly uploaded: readonly string[]
  readonly replaced: Readonly<Record<string, FileLike>>
}

/** `keepUploaded` of the canvas. */
export async function keepUploaded(core: CanvasCore, { uploaded, replaced }: Uploaded, label: string) {
  const { page } = core
  if (core.store.getState().readOnly) return fail('read-only')
  if (!page) return fail('not-allowed')
  const { projects } = core.services
  const kept = await uploadedFiles({ page, projects }, { paths: uploaded, replaced })
  if (!kept.ok || core.page !== page || !core.canEdit()) return fail('not-allowed')
  core.settle.emit()
  const { changed } = core.store.getState()
  if (kept.value.length > 0) page.run(label, kept.value)
  // What came as a text is stored already, as all of it is.
  page.site.markSaved(textsIn(kept.value))
  core.publish({ changed })
  return succeed()
}

function textsIn(kept: readonly KeptFile[]): Readonly<Record<string, string>> {
  return Object.fromEntries(kept.flatMap((each) => (each.type === 'text' ? [[each.file, each.text]] : [])))
}
