import { followText, parseCss } from '@pergola/site/css'
import type { SiteChange } from '@pergola/site/document'
import { classNamesIn, classNamesOf } from '@pergola/site/html'
import { messages } from '../document/messages.ts'
import type { OpenPage } from '../document/open-page.ts'
import { createTurns } from '../frame/turns.ts'
import type { CanvasCore } from './canvas-core.ts'
import { PageDirectives } from './page-directives.ts'
import { unknownApplied } from './utility-messages.ts'

const mentionsApply = (css: string) => /@apply\b/i.test(css)

/** The utilities of a page with Tailwind, from its start until its end. */
export class PageUtilities {
  /** Grows only: a rule that is no longer used does no harm here, and the build makes a sheet of its own. */
  private readonly known = new Set<string>()
  private readonly core: CanvasCore
  private readonly page: OpenPage
  private readonly directives: PageDirectives
  /** What was said of names that nobody knows; said again once it was otherwise. */
  private told = new Set<string>()
  private rules = ''
  private drawn = ''
  private drawing = false
  private ended = false

  constructor(core: CanvasCore, page: OpenPage) {
    this.core = core
    this.page = page
    this.directives = new PageDirectives(page)
  }

  end = (): void => {
    this.ended = true
  }

  readAll(): void {
    const { page } = this
    const body = Object.entries(page.bodyAttributes()).map(([name, value]) => ({ name, value }))
    this.rules = this.directives.rules()
    this.add([...classNamesOf({ attributes: body }), ...classNamesIn(page.tree)])
  }

  follow(changes: readonly SiteChange[]): void {
    const { page } = this
    const isOther = changes.some((change) => change.type === 'file' && change.file === page.record.pathes.html)
    // Its new tree is read in turns first.
    if (isOther) return void page.prepare(createTurns()).then((isRead) => isRead && !this.ended && this.readAll())
    if (this.directives.follow(changes)) {
      this.rules = this.directives.rules()
      void this.draw()
    }
    for (const change of changes) {
      if (change.type === 'inserted') this.add(classNamesIn(page.tree, change.node))
      else if (change.type === 'attributes') this.add(classNamesOf(page.node(change.node) ?? { attributes: [] }))
    }
  }

  /** What of the sheet became another: mostly one class has come, and its rule alone is read. */
  private put(css: string): readonly SiteChange[] {
    const { page } = this
    const { utilitySheet: sheet } = page
    const standing = page.sheet(sheet)
    const changes = standing && followText(standing, css)
    if (changes) return changes.map((change) => ({ ...change, sheet }))
    const removed = page.chunkCount(sheet)
    page.setUtilities(css === '' ? null : parseCss(css, sheet))
    return [{ type: 'chunk', sheet, index: 0, removed, inserted: page.chunkCount(sheet) }]
  }

  private add(names: Iterable<string>): void {
    for (const name of names) this.known.add(name)
    void this.draw()
  }

  /** One question at a time; what comes up meanwhile goes with the next. */
  private async draw(): Promise<void> {
    const { core, known } = this
    const { tailwind } = core.services
    const asked = `${known.size} ${this.rules}`
    if (!tailwind || this.drawing || this.drawn === asked || asked === '0 ') return
    this.drawing = true
    const css = await tailwind.sheet([...known], this.rules)
    this.drawing = false
    if (this.ended) return
    this.drawn = asked
    if (css === null) return core.services.toasts.warning(messages.noTailwind)
    const changes = this.put(css)
    core.frame?.follow(changes)
    core.sheetLoaded.emit()
    await this.tellUnknown()
    await this.draw()
  }

  /** A mistyped name is passed over by the compiler, which would be seen by nobody. */
  private async tellUnknown(): Promise<void> {
    const { tailwind, toasts } = this.core.services
    const found = new Set<string>()
    for (const { file, rules } of tailwind?.unknownApplied ? this.directives.bySheet() : []) {
      if (!mentionsApply(rules)) continue
      for (const unknown of (await tailwind?.unknownApplied?.(rules)) ?? []) found.add(unknownApplied(unknown, file))
    }
    if (this.ended) return
    for (const message of found) if (!this.told.has(message)) toasts.warning(message)
    this.told = found
  }
}
