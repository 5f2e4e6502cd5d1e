import { isDeclarationValue } from '@pergola/site/css'
import {
  readDesignTokens,
  readFigmaVariables,
  readVariablesCss,
  writeDesignTokens,
  writeFigmaVariables,
  writeTailwindTheme,
  writeVariablesCss,
} from '@pergola/site/design-tokens'
import { readSrgb } from '@pergola/site/makers'
import type { ReadTokens, TokenIssue } from '@pergola/site/design-tokens'
import { setVariables } from '@pergola/site/variables'
import type { VariableMode, VariableRow } from '@pergola/site/variables'
import { saveFile } from '@pergola/ui'
import type { VariableChanges } from './change-variables.ts'
import { readColour } from './makers/read-colour.ts'
import { messages } from './messages.ts'
import { issueText } from './token-messages.ts'
import type { VariableServices } from './variable-services.ts'
import type { VariableSite } from './variable-actions.ts'

/** Bytes. The largest systems in public are a tenth of it. */
const largest = 5_000_000

/** A file of tokens or of Figma is JSON, any other text is a sheet; null for JSON that cannot be read. */
function readFile(text: string): ReadTokens | null {
  if (!/^\s*[{[]/.test(text)) return readVariablesCss(text)
  const figma = readFigmaFile(text)
  if (figma) return figma
  const read = readDesignTokens(text)
  return read.ok ? read.value : null
}

function readFigmaFile(text: string): ReadTokens | null {
  try {
    return readFigmaVariables(JSON.parse(text))
  } catch {
    // Whoever reads it next says what is wrong with it.
    return null
  }
}

/** Words are known to the browser; `transparent` and `currentcolor` are no colours by themselves. */
function readColourText(text: string) {
  const isWord = /^[a-z]+$/i.test(text.trim()) && !/^(?:transparent|currentcolor)$/i.test(text.trim())
  return isWord ? readColour(text) : readSrgb(text)
}

function isSafe({ name, value }: ReadTokens['variables'][number]): boolean {
  return value.trim() !== '' && isDeclarationValue(name, value) && !/<\/style/i.test(value)
}

/** What would break out of its declaration is left out and told. */
function safeOnly({ variables, issues }: ReadTokens): ReadTokens {
  const unsafe = variables.filter((variable) => !isSafe(variable))
  return {
    variables: variables.filter(isSafe),
    issues: [
      ...issues,
      ...unsafe.map(({ name, value }): TokenIssue => ({ path: name, reason: 'bad-value', detail: value })),
    ],
  }
}

interface Importing {
  readonly services: Pick<VariableServices, 'toasts'>
  readonly changes: Pick<VariableChanges, 'editSheets'>
  readonly site: () => Promise<VariableSite>
}

/** Puts what a file says into the sheet of the site, as one step. */
export async function importVariables({ services: { toasts }, changes, site }: Importing, file: File): Promise<void> {
  if (file.size > largest) return toasts.error(messages.tooLarge(file.name))
  const found = readFile(await file.text())
  if (!found) return toasts.error(messages.notTokens(file.name))
  const { variables, issues } = safeOnly(found)
  const { home, names } = await site()
  if (!home) return toasts.warning(messages.noHome)
  if (variables.length > 0) {
    const label = messages.importStep(file.name)
    const edit = (css: string) => setVariables(css, variables)
    if (!(await changes.editSheets([{ sheet: home, edit }], label))) return
    const own = new Set(variables.map(({ name }) => name))
    const known = [...own].filter((name) => names.has(name)).length
    toasts.success(messages.imported(file.name, own.size - known, known))
  } else if (issues.length === 0) return toasts.warning(messages.nothingIn(file.name))
  if (issues.length > 0) toasts.error(messages.leftOut(issues.length), issues.map(issueText).join('\n'))
}

export type ExchangeFormat = 'tokens' | 'figma' | 'css' | 'tailwind'

/** Hands out all variables as a file. */
export function exportVariables(
  { toasts }: Pick<VariableServices, 'toasts'>,
  { rows, modes }: { readonly rows: readonly VariableRow[]; readonly modes: readonly VariableMode[] },
  format: ExchangeFormat,
): void {
  if (format === 'css')
    return saveFile(new Blob([writeVariablesCss(rows, modes)], { type: 'text/css' }), 'variables.css')
  if (format === 'tailwind')
    return saveFile(new Blob([writeTailwindTheme(rows, modes)], { type: 'text/css' }), 'theme.css')
  const isFigma = format === 'figma'
  const { text, left } = isFigma ? writeFigmaVariables(rows, modes, readColourText) : writeDesignTokens(rows, modes)
  saveFile(new Blob([text], { type: 'application/json' }), isFigma ? 'figma-variables.json' : 'design.tokens.json')
  if (left.length > 0) toasts.error(messages.notSaid(left.length), left.join('\n'))
}
