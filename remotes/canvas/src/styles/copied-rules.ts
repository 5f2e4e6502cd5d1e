import { copyRules } from '@pergola/site/css'
import type { CopySelector } from '@pergola/site/css'
import type { HtmlOperation, HtmlSubtree } from '@pergola/site/html'
import type { SiteOperation } from '@pergola/site/document'
import type { PayloadStyles } from '../clipboard/payload-rules.ts'
import type { OpenPage } from '../document/open-page.ts'
import type { CopiesToLook, LooksOfCopies } from '../structure/block-fitting.ts'
import type { CopiedElement } from '../structure/copied-elements.ts'

/** What ids are called in copies, by what they are called in the originals; as selectors say them. */
type CopiedIds = ReadonlyMap<string, string>

function copiedIds(inserted: readonly HtmlSubtree[], edits: readonly HtmlOperation[]): CopiedIds {
  const all = inserted.flatMap(({ nodes }) => nodes as readonly CopiedElement[])
  const nodes = new Map(all.map((node) => [node.id, node]))
  return new Map(
    edits.flatMap((edit): [string, string][] => {
      const next = edit.type === 'html.attributes' ? edit.attributes.id : undefined
      const node = edit.type === 'html.attributes' ? nodes.get(edit.node) : undefined
      const before = node?.kind === 'element' ? node.attributes.find(({ name }) => name === 'id') : undefined
      return before && next ? [[CSS.escape(before.value), CSS.escape(next)]] : []
    }),
  )
}

const idName = /#((?:[\w-]|[^\0-\x7f]|\\[^])+)/g

function copySelector(ids: CopiedIds): CopySelector {
  return (member) => {
    const copied = member.replace(idName, (whole, id: string) => (ids.has(id) ? `#${ids.get(id)}` : whole))
    return copied === member ? null : copied
  }
}

/** An id is one element's: a copy has another, and looks the same by rules of its own. */
function rulesForCopies(page: OpenPage, ids: CopiedIds): readonly SiteOperation[] {
  if (ids.size === 0) return []
  const copyOf = copySelector(ids)
  return page.sheets().flatMap(({ sheet: key, editable }) => {
    const sheet = editable ? page.site.sheet(key) : null
    return sheet ? copyRules(sheet, copyOf).map((operation) => page.inSheet(key, operation)) : []
  })
}

/** Rules that come along speak of what the copies are called here. */
function stylesForCopies(styles: PayloadStyles, ids: CopiedIds): PayloadStyles {
  if (ids.size === 0) return styles
  const copyOf = copySelector(ids)
  const rules = styles.rules.map((each) => {
    const { selector } = each.rule
    return { ...each, rule: { ...each.rule, selector: copyOf(selector) ?? selector } }
  })
  return { ...styles, rules }
}

export function looksOfCopies(
  page: OpenPage,
  inserted: readonly HtmlSubtree[],
  { edits, styles, haveRules }: CopiesToLook,
): LooksOfCopies {
  const ids = copiedIds(inserted, edits)
  return { rules: haveRules ? rulesForCopies(page, ids) : [], styles: stylesForCopies(styles, ids) }
}
