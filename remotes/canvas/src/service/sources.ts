import { fail, succeed, type CanvasService } from '@pergola/contracts'
import { printCss } from '@pergola/site/css'
import type { SiteOperation } from '@pergola/site/document'
import type { CanvasCore } from './canvas-core.ts'

type Sources = Pick<CanvasService, 'source' | 'replaceSource' | 'sheets' | 'replaceSheet'>

/** The page as texts, for the code manager and for panels that read css. */
export function createSources(core: CanvasCore): Sources {
  function textOf(file: string): string {
    return file === '' ? '' : (core.page?.site.text(file) ?? '')
  }

  return {
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
      const operations = (['html', 'css', 'js'] as const).flatMap((kind): SiteOperation[] => {
        const file = page.record.pathes[kind]
        const text = files[kind]
        if (text === undefined || file === '' || textOf(file) === text) return []
        return [{ type: 'text', file, text }]
      })
      page.run(label, operations)
    },
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
