import { editorPrefix } from './projection.ts'

interface ContainerProbe {
  readonly sheet: CSSStyleSheet
  holds(element: Element, query: string): boolean
}

const attribute = `${editorPrefix}probed`

/** Lays a query on one element for a moment and looks whether it took: only layout knows the size of containers. */
export function createContainerProbe(window: Window & typeof globalThis): ContainerProbe {
  const sheet = new window.CSSStyleSheet()
  const names = new Map<string, string>()

  function nameOf(query: string): string {
    const known = names.get(query)
    if (known !== undefined) return known
    const name = `--${attribute}-${names.size}`
    names.set(query, name)
    try {
      sheet.insertRule(`@container ${query} { [${attribute}] { ${name}: 1 } }`)
    } catch {
      // A query the browser does not know holds for nothing, as in the page itself.
    }
    return name
  }

  return {
    sheet,
    holds(element, query) {
      const name = nameOf(query)
      element.setAttribute(attribute, '')
      const value = window.getComputedStyle(element).getPropertyValue(name)
      element.removeAttribute(attribute)
      return value.trim() === '1'
    },
  }
}
