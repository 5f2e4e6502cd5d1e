import { fail, succeed, type CanvasService, type Outcome } from '@pergola/contracts'
import { printCss } from '@pergola/site/css'
import type { OpenPage } from '../document/open-page.ts'
import type { CanvasCore } from './canvas-core.ts'
import { lazyPart } from './lazy-part.ts'

type Sources = Pick<
  CanvasService,
  'source' | 'replaceSource' | 'sheets' | 'replaceSheet' | 'readFile' | 'replaceFiles'
> &
  Required<Pick<CanvasService, 'changeFiles' | 'keepUploaded' | 'previewSheets'>>

/** Few change files, so what does comes with the first use; null where it did not come. */
function fileChanges() {
  return import('./change-files.ts').catch(() => null)
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

  const changeFiles: Sources['changeFiles'] = async (change, label, work) => {
    const part = await fileChanges()
    return part ? part.changeFiles({ core, admit }, change, { label, work }) : fail('worker-lost')
  }

  return {
    async readFile(path) {
      core.settle.emit()
      const { page } = core
      return page ? admit(page, path) : core.services.projects.readText(path)
    },
    replaceFiles: (files, label, record) => changeFiles({ files, ...(record && { record }) }, label),
    changeFiles,
    async keepUploaded(uploaded, label, replaced = {}) {
      const part = await fileChanges()
      return part ? part.keepUploaded(core, { uploaded, replaced }, label) : fail('not-allowed')
    },
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
      const changed = given.filter(([file, text]) => page.site.text(file) !== text)
      page.run(
        label,
        changed.map(([file, text]) => ({ type: 'text', file, text })),
      )
    },
    ...sheetVerbs(core),
    previewSheets: sheetPreview(core),
  }
}

/** The last one that was asked for counts, however long the code for it takes. */
function sheetPreview(core: CanvasCore): Sources['previewSheets'] {
  const part = lazyPart(async () => (await import('./preview-sheets.ts')).createSheetPreview(core))
  let wanted: Parameters<Sources['previewSheets']>[0] = null
  return (sheets) => {
    wanted = sheets
    const show = part.now()
    if (show) show(sheets)
    // Where it does not come nothing is previewed: the edit itself goes without.
    else if (sheets)
      void part.load().then(
        (loaded) => loaded(wanted),
        () => {},
      )
  }
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
