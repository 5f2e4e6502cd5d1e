import { printCss } from '@pergola/site/css'
import type { SheetKey, SiteChange } from '@pergola/site/document'
import { directiveRules, mentionsDirectives } from '@pergola/site/tailwind-directives'
import type { OpenPage } from '../document/open-page.ts'

/** What only Tailwind understands of a page's own sheets. A sheet is read anew when an edit may have changed that. */
export class PageDirectives {
  private readonly page: OpenPage
  private readonly known = new Map<SheetKey, string>()

  constructor(page: OpenPage) {
    this.page = page
  }

  rules(): string {
    return this.bySheet()
      .map(({ rules }) => rules)
      .join('\n')
  }

  /** The same by the file that they stand in. */
  bySheet(): readonly { readonly file: string; readonly rules: string }[] {
    const own = this.page.sheets().filter(({ sheet, editable }) => editable && sheet !== this.page.utilitySheet)
    return own.map(({ sheet, file }) => ({ file, rules: this.rulesOf(sheet) })).filter(({ rules }) => rules !== '')
  }

  /** Whether they may be others after these changes. Most edits of a sheet touch one rule that has none. */
  follow(changes: readonly SiteChange[]): boolean {
    let isOther = false
    for (const change of changes) {
      if (change.type === 'file' || change.type === 'removed') isOther ||= change.type === 'file' || this.known.size > 0
      if (change.type === 'file') this.known.clear()
      if (!('sheet' in change) || change.sheet === this.page.utilitySheet || !this.matters(change)) continue
      this.known.delete(change.sheet)
      isOther = true
    }
    return isOther
  }

  private matters({ sheet, index, inserted }: Extract<SiteChange, { sheet: SheetKey }>): boolean {
    if (this.known.get(sheet) !== '') return true
    const end = Math.min(index + inserted, this.page.chunkCount(sheet))
    for (let at = index; at < end; at += 1) if (mentionsDirectives(this.page.chunk(sheet, at))) return true
    return false
  }

  private rulesOf(key: SheetKey): string {
    const known = this.known.get(key)
    if (known !== undefined) return known
    const sheet = this.page.sheet(key)
    const rules = sheet ? directiveRules(printCss(sheet)) : ''
    this.known.set(key, rules)
    return rules
  }
}
