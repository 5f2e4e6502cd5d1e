import { fail, succeed, type CanvasService, type FileChange, type FileLike, type Outcome } from '@pergola/contracts'
import { printCss } from '@pergola/site/css'
import type { SiteOperation } from '@pergola/site/document'
import { isXmlPath } from '@pergola/site/html'
import { bringSymbols } from '../document/late-symbols.ts'
import type { OpenPage } from '../document/open-page.ts'
import type { CanvasCore } from './canvas-core.ts'
import { knownContents, uploadedFiles, type GivenFile, type KeptFile } from './given-files.ts'

type Sources = Pick<
  CanvasService,
  'source' | 'replaceSource' | 'sheets' | 'replaceSheet' | 'readFile' | 'replaceFiles'
> &
  Required<Pick<CanvasService, 'changeFiles' | 'keepUploaded'>>

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
function apply({ core, page }: Applying, change: KnownChange, label: string): ReturnType<Sources['changeFiles']> {
  const operations = operationsOf(page, change)
  const { pages } = change.record ?? {}
  if (core.leave && pages && !Object.hasOwn(pages, page.name)) return core.leave({ label, operations })
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

/** What a change needs is here, and no page of XML breaks by it. */
async function readyFor(
  page: OpenPage,
  change: FileChange,
): Promise<Outcome<undefined, 'worker-lost' | 'not-well-formed'>> {
  const kept = await bringSymbols({ record: { ...change.record } })
  if (!kept.ok || !Object.keys(change.files).some(isXmlPath)) return kept
  const part = await import('../document/xml-pages.ts').catch(() => null)
  if (part === null) return fail('worker-lost')
  return part.breaksXml(page, change) ? fail('not-well-formed') : succeed()
}

/** The page as texts, for the code manager and for panels that read css. */
export function createSources(core: CanvasCore): Sources {
  function textOf(file: string): string {
    return file === '' ? '' : (core.page?.site.text(file) ?? '')
  }

  /** Has the file in the open page, read from the project where the page did without it so far. */
  async function admit(page: OpenPage, path: string): Promise<Outcome<string, 'file-missing' | 'worker-lost'>> {
    const known = page.site.text(path)
    if (known !== null) return succeed(known)
    const stored = await core.services.projects.readText(path)
    if (stored.ok && core.page === page) page.site.admit(path, stored.value)
    return stored
  }

  const changeFiles: Sources['changeFiles'] = async (wanted, label, work) => {
    const { page } = core
    if (core.store.getState().readOnly) return fail('read-only')
    if (!page || !core.canEdit()) return fail('not-allowed')
    const change = await taken(page, wanted)
    if (change === null) return fail('worker-lost')
    for (const path of Object.keys(change.files)) {
      const present = await admit(page, path)
      if (!present.ok && present.failure === 'worker-lost') return fail('worker-lost')
    }
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

  return {
    async readFile(path) {
      core.settle.emit()
      const { page } = core
      return page ? admit(page, path) : core.services.projects.readText(path)
    },
    replaceFiles: (files, label, record) => changeFiles({ files, ...(record && { record }) }, label),
    changeFiles,
    keepUploaded: (uploaded, label, replaced = {}) => keepUploaded(core, { uploaded, replaced }, label),
    source() {
      core.settle.emit()
      const pathes = core.page?.record.pathes
      if (!pathes) return { html: '', css: '', js: '' }
      return { html: textOf(pathes.html), css: textOf(pathes.css), js: textOf(pathes.js) }
    },
    replaceSource(files, label) {
      const { page } = core
      if (!page || !core.canEdit()) return
      core.settle.emit()
      const given = (['html', 'css', 'js'] as const).flatMap((kind): [string, string][] => {
        const [file, text] = [page.record.pathes[kind], files[kind]]
        return text === undefined || file === '' ? [] : [[file, text]]
      })
      page.run(label, operationsOf(page, { files: Object.fromEntries(given), given: [] }))
    },
    ...sheetVerbs(core),
  }
}

interface Uploaded {
  readonly uploaded: readonly string[]
  readonly replaced: Readonly<Record<string, FileLike>>
}

async function keepUploaded(core: CanvasCore, { uploaded, replaced }: Uploaded, label: string) {
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

function sheetVerbs(core: CanvasCore): Pick<Sources, 'sheets' | 'replaceSheet'> {
  return {
    sheets() {
      const { page } = core
      return (page?.sheets() ?? []).flatMap(({ sheet, editable }) => {
        const found = page?.site.sheet(sheet)
        return found ? [{ file: sheet, css: printCss(found), editable }] : []
      })
    },
    replaceSheet(file, css, label) {
      const { page } = core
      if (core.store.getState().readOnly) return fail('read-only')
      if (!page || !core.canEdit()) return fail('not-allowed')
      const entry = page.sheets().find(({ sheet }) => sheet === file)
      const sheet = page.site.sheet(file)
      if (!sheet) return fail('file-missing')
      if (entry && !entry.editable) return fail('not-allowed')
      if (printCss(sheet) !== css) page.run(label, [page.inSheet(file, { type: 'css.replace', text: css })])
      return succeed()
    },
  }
}
