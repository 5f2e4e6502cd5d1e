import { flattenRules, atRuleText, splitSelector } from '../css/index.ts'
import { ancestors, attributeOf, descendants, elementChildren, printNode, textContent } from '../html/index.ts'
import { isComposed, outputPath, pageTitle, readHead } from '../project/index.ts'
import { findElement, referenceOf } from './find-element.ts'
import { messages } from './messages.ts'
import { lineOf, outlineOf } from './outline.ts'
import { sheetsOf } from './page-sheets.ts'
import { elementTest, selectElements } from './select-elements.ts'
import { ToolFailure } from './tool-failure.ts'
import type { ToolHandlers } from './tool-handler.ts'
import type { ToolPage, ToolSite } from './tool-site.ts'

const [someLines, manyLines, someDepth] = [200, 400, 8]

export const readHandlers: ToolHandlers = {
  get_guide: async () => ({ guide: messages.guide }),

  async get_status(_input, site) {
    const changed = Object.keys(site.document.changedFiles())
    const { name, description } = site.record
    return {
      content: { project: name, description },
      page: site.current,
      pages: site.pageNames().length,
      unsaved: changed,
    }
  },

  async list_pages(_input, site) {
    const pages = []
    for (const page of Object.values(site.record.pages).filter(({ hidden }) => !hidden)) {
      const html = (await site.text(page.pathes.html)) ?? ''
      pages.push({
        name: page.name,
        title: isComposed(page) ? pageTitle(site.record, page) : readHead(html).title,
        address: outputPath(page),
        files: page.pathes,
      })
    }
    return { content: pages }
  },

  async get_outline({ page, at, depth = someDepth, lines = someLines }: OutlineInput, site) {
    const open = await site.page(page)
    const root = findElement(open, at ?? referenceOf(open.tree.body()))
    const { lines: content, left } = outlineOf(open.tree, root, { depth, lines })
    return { page: open.page.name, content, ...(left > 0 && { more: left }) }
  },

  async find_elements({ page, selector = '*', text = '', lines = someLines }: FindInput, site) {
    const open = await site.page(page)
    const wanted = text.toLowerCase()
    const holds = (id: number) => textContent(open.tree, id).toLowerCase().includes(wanted)
    const found = selectElements(open.tree, selector).filter(
      // The innermost: everything around holds the text, too.
      ({ id }) => wanted === '' || (holds(id) && !elementChildren(open.tree, id).some((child) => holds(child.id))),
    )
    const content = found.slice(0, lines).map((node) => lineOf(open.tree, node))
    return { page: open.page.name, content, ...(found.length > lines && { more: found.length - lines }) }
  },

  async get_element({ page, at }: ElementInput, site) {
    const open = await site.page(page)
    const node = findElement(open, at)
    const attributes = Object.fromEntries(node.attributes.map(({ name, value }) => [name, value]))
    const around = ancestors(open.tree, node.id).filter(({ kind }) => kind === 'element')
    return {
      reference: referenceOf(node.id),
      content: { tag: node.name, attributes, html: printNode(open.tree, node.id) },
      inside: around.map(({ id }) => referenceOf(id)),
    }
  },

  async get_source({ page, file = 'html', from = 1, lines = manyLines }: SourceInput, site) {
    const path = await filePath(site, { page, file })
    const text = await site.text(path)
    if (text === null) throw new ToolFailure('file-missing', messages.noText(path))
    const all = text.split('\n')
    const content = all.slice(from - 1, from - 1 + lines).join('\n')
    return { file: path, from, content, lines: all.length }
  },

  async get_styles({ page, at }: ElementInput, site) {
    const open = await site.page(page)
    const node = findElement(open, at)
    const found = []
    for (const { key, sheet } of await sheetsOf(site, open)) {
      for (const rule of flattenRules(sheet)) {
        const { base } = splitSelector(rule.selector)
        if (!matches(open, base, node.id)) continue
        const declarations = Object.fromEntries(
          rule.declarations.map(({ property, value, important }) => [
            property,
            important ? `${value} !important` : value,
          ]),
        )
        const media = atRuleText(rule.atRules)
        found.push({ sheet: key, line: rule.line, selector: rule.selector, ...(media && { media }), declarations })
      }
    }
    const style = attributeOf(node, 'style')
    return { reference: referenceOf(node.id), content: found, ...(style !== null && { style }) }
  },

  async search_site({ text, lines = someLines }: SearchInput, site) {
    const wanted = text.toLowerCase()
    const found: string[] = []
    for (const path of site.paths().filter(isTextPath)) {
      for (const [at, line] of ((await site.text(path)) ?? '').split('\n').entries()) {
        if (line.toLowerCase().includes(wanted)) found.push(`${path}:${at + 1}: ${excerpt(line, wanted)}`)
      }
    }
    return { content: found.slice(0, lines), ...(found.length > lines && { more: found.length - lines }) }
  },

  async list_tokens(_input, site) {
    const found = []
    for (const path of site.paths().filter((each) => each.endsWith('.css'))) {
      if (!(await site.text(path))?.includes('--')) continue
      const sheet = site.document.sheet(path)
      for (const rule of sheet ? flattenRules(sheet) : []) {
        const own = rule.declarations.filter(({ property }) => property.startsWith('--'))
        const media = atRuleText(rule.atRules)
        const tokens = Object.fromEntries(own.map(({ property, value }) => [property, value]))
        if (own.length > 0) found.push({ sheet: path, selector: rule.selector, ...(media && { media }), tokens })
      }
    }
    return { content: found }
  },

  async list_files({ folder = '' }: { readonly folder?: string }, site) {
    const top = folder === '' || folder.endsWith('/') ? folder : `${folder}/`
    const content = site
      .paths()
      .filter((path) => path.startsWith(top))
      .map((path) => ({ path, size: site.document.text(path)?.length ?? site.source.files.get(path) ?? 0 }))
    return { content }
  },
}

interface ElementInput {
  readonly page?: string
  readonly at: string
}

interface OutlineInput {
  readonly page?: string
  readonly at?: string
  readonly depth?: number
  readonly lines?: number
}

interface FindInput {
  readonly page?: string
  readonly selector?: string
  readonly text?: string
  readonly lines?: number
}

interface SourceInput {
  readonly page?: string
  readonly file?: string
  readonly from?: number
  readonly lines?: number
}

interface SearchInput {
  readonly text: string
  readonly lines?: number
}

const isTextPath = (path: string) => /\.(?:x?html?|css|m?js|json|svg|txt|xml)$/i.test(path) && !/\.min\.\w+$/.test(path)

/** `html`, `css` and `js` are those of a page. */
export async function filePath(
  site: ToolSite,
  { page, file }: { readonly page: string | undefined; readonly file: string },
): Promise<string> {
  if (file !== 'html' && file !== 'css' && file !== 'js') return file
  return (await site.page(page)).page.pathes[file]
}

/** A rule whose selector says what nobody can tell here, such as a state in its middle, is left out. */
function matches({ tree }: ToolPage, selector: string, id: number): boolean {
  try {
    const test = elementTest(tree, selector)
    const [node] = descendants(tree, id)
    return node !== undefined && test(node)
  } catch (error) {
    if (error instanceof ToolFailure) return false
    throw error
  }
}

function excerpt(line: string, wanted: string): string {
  const at = line.toLowerCase().indexOf(wanted)
  return line.slice(Math.max(0, at - 60), at + wanted.length + 60).trim()
}
