type WithClass = HTMLElement & { ownClass?: string }

function classText(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  if (Array.isArray(value)) return value.map(classText).filter(Boolean).join(' ')
  if (typeof value !== 'object' || value === null) return ''
  return Object.entries(value)
    .filter(([, on]) => Boolean(on))
    .map(([name]) => name)
    .join(' ')
}

/** The classes the element came with stay; the bound ones follow. */
export function setClass(el: WithClass, value: unknown): void {
  el.ownClass ??= el.getAttribute('class') ?? ''
  const text = classText([el.ownClass, value]).trim()
  if (text === '' && el.ownClass === '') el.removeAttribute('class')
  else el.setAttribute('class', text)
}

type Declarations = Readonly<Record<string, unknown>>

function declarationsOf(value: unknown): Declarations | null {
  if (Array.isArray(value)) {
    const probe = document.createElement('i')
    const merged: Record<string, unknown> = {}
    for (const each of value) {
      if (typeof each !== 'string') Object.assign(merged, declarationsOf(each))
      else {
        probe.style.cssText = each
        for (const name of probe.style) merged[name] = probe.style.getPropertyValue(name)
      }
    }
    return merged
  }
  return typeof value === 'object' ? (value as Declarations | null) : null
}

const important = /\s*!important$/

function setDeclaration(style: CSSStyleDeclaration, name: string, value: unknown): void {
  // Of several values the last one the browser knows counts.
  if (Array.isArray(value)) return value.forEach((each) => setDeclaration(style, name, each))
  const property = name.startsWith('--') ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const text = value === null || value === undefined || value === false ? '' : String(value)
  style.setProperty(property, text.replace(important, ''), important.test(text) ? 'important' : '')
}

/** A text replaces the element's own style; an object or a list is laid over it. */
export function setStyle(el: HTMLElement, value: unknown, before: unknown): void {
  if (typeof value === 'string') {
    if (value !== before) el.style.cssText = value
    return
  }
  const wanted = declarationsOf(value) ?? {}
  const given = typeof before === 'string' ? {} : (declarationsOf(before) ?? {})
  if (typeof before === 'string') el.style.cssText = ''
  for (const name of Object.keys(given)) if (!(name in wanted)) setDeclaration(el.style, name, null)
  for (const [name, each] of Object.entries(wanted)) setDeclaration(el.style, name, each)
  if (el.getAttribute('style') === '') el.removeAttribute('style')
}
