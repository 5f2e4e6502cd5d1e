import type { StyleSurface } from '@pergola/contracts'
import type { CanvasCore } from '../service/canvas-core.ts'
import { classesOf } from '../service/describe-element.ts'
import { attributeOperation } from '../structure/attributes.ts'
import { messages } from './messages.ts'
import { readableClass } from './named-class.ts'
import { styledClasses } from './style-state.ts'
import { selectedNodes, type Choice } from './target.ts'

interface ClassVerbsOptions {
  readonly core: CanvasCore
  readonly choice: () => Choice
  readonly choose: (part: Partial<Choice>) => void
}

/** Classes of everything that is selected, given and taken in one step of the page's history. */
export function createClassVerbs({
  core,
  choice,
  choose,
}: ClassVerbsOptions): Required<Pick<StyleSurface, 'addClass' | 'removeClass' | 'classSuggestions' | 'proposeClass'>> {
  function change(label: string, work: (classes: readonly string[]) => readonly string[]): void {
    const { page } = core
    if (!page || !core.canEdit()) return
    const operations = selectedNodes(core).flatMap((node) => {
      const classes = classesOf(page.attributesOf(node))
      const next = work(classes)
      if (next.join(' ') === classes.join(' ')) return []
      return [attributeOperation(page, node.id, { class: next.length > 0 ? next.join(' ') : null })]
    })
    page.run(label, operations)
  }

  return {
    addClass(name) {
      const given = name.trim().replace(/^\./, '')
      if (given === '' || /\s/.test(given)) return
      change(messages.addClass, (classes) => (classes.includes(given) ? classes : [...classes, given]))
      choose({ className: given, selector: null })
    },
    removeClass(name) {
      change(messages.removeClass, (classes) => classes.filter((other) => other !== name))
      if (choice().className === name) choose({ className: null })
    },
    proposeClass() {
      const node = selectedNodes(core).at(-1)
      return node ? readableClass(core, node) : ''
    },
    classSuggestions: () => (core.page ? [...styledClasses(core.page)].toSorted() : []),
  }
}
