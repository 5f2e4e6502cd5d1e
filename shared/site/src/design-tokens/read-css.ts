import { isBase, readVariables } from '../variables/index.ts'
import type { ReadTokens } from './read-tokens.ts'

/** Custom properties of a sheet of CSS, the theme of Tailwind among them; those of components stay where they are. */
export function readVariablesCss(css: string): ReadTokens {
  const file = readVariables({ path: 'import.css', text: css, place: { kind: 'css', label: '' }, isPage: false })
  const declarations = file?.sheets.flatMap((sheet) => sheet.declarations) ?? []
  return {
    variables: declarations
      // `--color-*: initial` empties a namespace of Tailwind, and names no property.
      .filter(({ name, selector, atRule }) => !name.endsWith('-') && !/(?:^|@)keyframes/.test(`${atRule}${selector}`))
      .map(({ name, value, selector, atRule, description }) => {
        const place = isBase({ selector, atRule }) ? { selector: ':root', atRule: null } : { selector, atRule }
        return { name, value, description, ...place }
      }),
    issues: [],
  }
}
