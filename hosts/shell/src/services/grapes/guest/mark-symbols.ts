import type { Component, Editor } from 'grapesjs'

/** As `markers.symbolId` of the contracts, which the guest, a script by itself, does not carry. */
const mark = 'inf-symbol-id'

/** Marks every instance of a symbol with its id, as a page of Pergola does. Symbols inside of others stay plain content. */
export function markSymbols(editor: Editor): { id: string; label: string; html: string }[] {
  const { Components } = editor
  return Components.getSymbols().map((main, index) => {
    const id = `symbol-${index + 1}`
    const instances = Components.getSymbolInfo(main).instances.filter(isOutermost)
    for (const instance of instances) withMark(instance, id)
    withMark(main, id)
    const label = main.getName({ noCustom: false })
    return { id, label, html: main.toHTML() }
  })
}

function isOutermost(instance: Component): boolean {
  for (let at = instance.parent(); at; at = at.parent()) if (mark in at.getAttributes()) return false
  return true
}

/** Silently: GrapesJS would carry a change of one instance to all, and this is none. */
function withMark(component: Component, id: string): void {
  component.set('attributes', { ...component.get('attributes'), [mark]: id }, { silent: true } as never)
}
