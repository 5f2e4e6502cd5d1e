import { editorPrefix } from './shown-attributes.ts'

interface ContainerProbe {
  readonly sheet: CSSStyleSheet
  /** Of a query; of one that was asked before with all others that were: the browser lays out once for them together. */
  verdicts(element: Element, query: string): ReadonlyMap<string, boolean>
}

const attribute = `${editorPrefix}probed`

/** Lays queries on one element for a moment and looks which of them took: only layout knows the size of containers. */
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
    verdicts(element, query) {
      const asked = names.has(query) ? [...names.keys()] : [query]
      const wanted = asked.map((each) => [each, nameOf(each)] as const)
      element.setAttribute(attribute, '')
      // Lays out: of an element that asked nothing of its container so far, styles alone would be of the size before.
      element.getBoundingClientRect()
      const style = window.getComputedStyle(element)
      const verdicts = wanted.map(([each, name]) => [each, style.getPropertyValue(name).trim() === '1'] as const)
      element.removeAttribute(attribute)
      return new Map(verdicts)
    },
  }
}
