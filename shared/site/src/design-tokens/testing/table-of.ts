import { modesOf, readVariables, variableRows } from '../../variables/index.ts'

/** What a browser would say of the values here. */
function supports(property: string, value: string): boolean {
  if (property === 'color')
    return /^(?:#[\da-f]|(?:rgb|hsl|oklch|lab|color|color-mix|light-dark)\(|white$|black$)/i.test(value)
  if (property === 'box-shadow') return /^(?:inset |0|\d)/.test(value)
  return property === 'font-family'
}

/** A sheet as the table of its custom properties. */
export function tableOf(css: string) {
  const file = readVariables({ path: 'a.css', text: css, place: { kind: 'css', label: '' }, isPage: false })
  const files = file ? [file] : []
  const modes = modesOf(files, [])
  return { modes, rows: variableRows(files, modes, supports) }
}
