import { paths } from '@pergola/contracts'
import { findRule, isDeclarationValue, isSelectorText, splitSelector, styleOperations } from '../css/index.ts'
import { setVariable, readVariables, variablesHome } from '../variables/index.ts'
import { messages } from './messages.ts'
import { homeSheet, sheetsOf } from './page-sheets.ts'
import { ToolFailure } from './tool-failure.ts'
import type { ToolHandlers } from './tool-handler.ts'
import type { ToolSite } from './tool-site.ts'

interface WantedRule {
  readonly selector: string
  readonly media?: string
  readonly declarations: Readonly<Record<string, string | null>>
}

const atRuleOf = (media: string | undefined) =>
  media === undefined || media === '' ? null : media.startsWith('@') ? media : `@media ${media}`

/** Tools that edit rules and custom properties. */
export const styleHandlers: ToolHandlers = {
  async set_styles({ page, sheet, rules }: { page?: string; sheet?: string; rules: readonly WantedRule[] }, site) {
    const open = await site.page(page)
    const written = new Set<string>()
    for (const wanted of rules) {
      const rule = ruleOf(wanted)
      const sheets = await sheetsOf(site, open)
      const holder = sheets.findLast((each) => findRule(each.sheet, rule) !== null)
      const key = sheet ?? holder?.key ?? homeSheet(open, sheets)
      if (key === null) throw new ToolFailure('sheet-missing', messages.noSheetOfPage)
      const target = await openSheet(site, key)
      const edits = Object.entries(wanted.declarations).map(([property, value]) => editOf(property, value))
      for (const operation of styleOperations(target, rule, edits)) site.apply({ sheet: key, ...operation })
      written.add(key)
    }
    return { sheets: [...written] }
  },

  async set_tokens({ tokens, selector = ':root', media }: TokensInput, site) {
    const place = { selector, atRule: atRuleOf(media) }
    const written = new Set<string>()
    for (const [name, value] of Object.entries(tokens)) {
      const path = await sheetOfToken(site, name)
      const css = (await site.text(path)) ?? ''
      const next = name.startsWith('--') ? setVariable(css, { ...place, name, value }) : null
      if (!next?.ok) throw new ToolFailure('wrong-argument', messages.noToken(name))
      if (next.value !== css) site.apply({ type: 'text', file: path, text: next.value })
      written.add(path)
    }
    return { sheets: [...written] }
  },
}

interface TokensInput {
  readonly tokens: Readonly<Record<string, string>>
  readonly selector?: string
  readonly media?: string
}

function ruleOf({ selector, media }: WantedRule) {
  if (!isSelectorText(selector)) throw new ToolFailure('wrong-argument', messages.noRuleSelector(selector))
  const { base, states } = splitSelector(selector)
  return { selector: base, states, atRule: atRuleOf(media) }
}

function editOf(property: string, written: string | null) {
  if (written === null) return { property, value: null }
  const [, value = written, important] = /^(.*?)\s*(!\s*important)?\s*$/is.exec(written) ?? []
  if (!isDeclarationValue(property, value) || value === '') {
    throw new ToolFailure('wrong-argument', messages.noStyle(property, written))
  }
  return { property, value, important: important !== undefined }
}

async function openSheet(site: ToolSite, key: string) {
  // A page that was made here has no sheet of its own before it needs one.
  const isNew = !key.includes('#') && (await site.text(key)) === null
  if (isNew && Object.values(site.record.pages).some(({ pathes }) => pathes.css === key) && !site.has(key)) {
    site.apply({ type: 'text', file: key, text: '' })
  }
  const sheet = site.document.sheet(key)
  if (!sheet || sheet.problem !== null) throw new ToolFailure('sheet-missing', messages.noSheet(key))
  return sheet
}

/** The sheet that declares it; for a new one the sheet that declares most. */
async function sheetOfToken(site: ToolSite, name: string): Promise<string> {
  const files = []
  for (const path of site.paths().filter((each) => each.endsWith('.css'))) {
    const text = await site.text(path)
    const file =
      text === null ? null : readVariables({ path, text, place: { kind: 'css', label: path }, isPage: false })
    if (file) files.push(file)
  }
  const holder = files.find(({ sheets }) =>
    sheets.some(({ declarations }) => declarations.some((each) => each.name === name)),
  )
  const { isComposed, file } = await site.page(undefined)
  const home = holder?.path ?? variablesHome(files, { isComposed, page: file })?.path ?? paths.globalCss
  if (site.has(home)) return home
  throw new ToolFailure('sheet-missing', messages.noSheet(home))
}
