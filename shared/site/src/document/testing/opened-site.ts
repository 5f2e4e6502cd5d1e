import type { Project } from '@pergola/contracts'
import { flattenRules } from '../../css/index.ts'
import { findAll } from '../../html/index.ts'
import type { SiteDocument, SiteOperation } from '../index.ts'
import { createHistory, createSiteDocument } from '../index.ts'

export const page = `<!doctype html>\r\n<html>\r\n<head>\r\n<style id=s>\r\n.a { color: red }\r\n.b { color: blue; }\r\n</style>\r\n<style></style>
</head>\r\n<body>\r\n<h1 class="a">Hello</h1>\r\n<p>Text <b>bold</b></p>\r\n</body></html>\r\n`
export const files = { 'index.html': page, 'css/a.css': '.x {\n  y: z;\n}\n', 'js/a.js': 'let a = 1\n' }
export const record = { name: 'Site', pages: {}, colors: ['red'], logo: '' } as unknown as Project

export function opened() {
  const document = createSiteDocument({ files, record })
  return { document, history: createHistory(document, { limit: 100 }) }
}

export const nodeIn = (document: SiteDocument, name: string, nth = 0) =>
  [...findAll(document.html('index.html'), (node) => node.name === name)][nth]?.id ?? -1
export const styleKey = (document: SiteDocument, nth = 0) =>
  document.sheetKey('index.html', nodeIn(document, 'style', nth))
export const ruleIn = (document: SiteDocument, key: string, nth = 0) => {
  const sheet = document.sheet(key)
  return sheet === null ? -1 : (flattenRules(sheet)[nth]?.id ?? -1)
}
export const setIn = (document: SiteDocument, key: string, value: string, nth = 0): SiteOperation => ({
  sheet: key,
  type: 'css.set',
  rule: ruleIn(document, key, nth),
  property: 'color',
  value,
})
export const texts = (document: SiteDocument) =>
  Object.fromEntries(document.files().map((file) => [file, document.text(file)]))
export const name = (value: string): SiteOperation => ({ type: 'record', key: 'name', value })
export const broken: SiteOperation = { sheet: 'css/a.css', type: 'css.remove', node: 999 }
