import type { NodeId } from '@pergola/contracts'
import type { SiteOperation } from '@pergola/site/document'
import { attributeOf, withAttribute } from '@pergola/site/html'
import type { HtmlNode, HtmlSubtree } from '@pergola/site/html'
import { freeId } from '@pergola/site/ids'
import type { OpenPage } from '../document/open-page.ts'
import { parentElement } from '../service/describe-element.ts'
import { keyedElements, type CopiedElement } from './copied-elements.ts'

type Field = CopiedElement & Pick<HtmlNode, 'name'>

const valueOf = ({ attributes }: Pick<Field, 'attributes'>, wanted: string): string | null =>
  attributes.find(({ name }) => name === wanted)?.value ?? null

const typeOf = (field: Field) => (field.name === 'input' ? valueOf(field, 'type')?.toLowerCase() : undefined) ?? ''

/** Buttons are not among them: several of one name say which of them was pressed. */
function isField(field: Field): boolean {
  return /^(?:input|select|textarea)$/.test(field.name) && !/^(?:submit|image|button|reset)$/.test(typeOf(field))
}

/** `name[]` is a list of values to a server, and `_charset_` a word of HTML. */
const isShared = (name: string) => name.endsWith('[]') || name === '_charset_'

export function formAround(page: OpenPage, from: NodeId | null): NodeId | null {
  let at = from
  while (at !== null && page.node(at)?.name !== 'form') at = parentElement(page, at)
  return at
}

/** The form that a field is sent with: the one it names, or the one around it. */
function formOf(page: OpenPage, field: Field, around: NodeId | null): NodeId | null {
  const named = valueOf(field, 'form')
  if (named === null) return around
  return withAttribute(page.tree, 'id').find((node) => attributeOf(node, 'id') === named)?.id ?? null
}

/** Fields of a copy that are sent with a form of the page, not with one that was copied as well. */
function fieldsInto(page: OpenPage, copy: HtmlSubtree, around: NodeId | null) {
  const nodes = new Map((copy['nodes'] as readonly Field[]).map((node) => [node.id, node]))
  const forms = new Set(
    [...nodes.values()].flatMap((node) => (node.name === 'form' ? (valueOf(node, 'id') ?? '') : [])),
  )
  const isInCopy = (field: Field) => {
    const named = valueOf(field, 'form')
    if (named !== null) return forms.has(named)
    let at: Field | undefined = field
    while (at && at.name !== 'form') at = at.parent === null ? undefined : nodes.get(at.parent)
    return at !== undefined
  }
  const named = keyedElements(copy, (attributes) => valueOf({ attributes } as Field, 'name') || null) as Field[]
  return named.flatMap((field) => {
    const form = isField(field) && !isInCopy(field) ? formOf(page, field, around) : null
    return form === null ? [] : [{ field, form, name: valueOf(field, 'name') ?? '' }]
  })
}

function groupedBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return groups
}

/** By their names, the fields that the page has in a form. */
function fieldsOf(page: OpenPage, form: NodeId): Map<string, Field[]> {
  const fields = withAttribute(page.tree, 'name').filter((field) => {
    return isField(field) && formOf(page, field, formAround(page, field.id)) === form
  })
  return groupedBy(fields, (field) => attributeOf(field, 'name') ?? '')
}

/**
 * Fields that are copied within a form get names of their own: a form sends one value for a name. A radio button that is
 * copied by itself is one more choice of its group, and so is one of several check boxes; a group that is copied is a new
 * one. `parents` are the elements that the copies are put into.
 */
export function namesOfCopies(
  page: OpenPage,
  copies: readonly HtmlSubtree[],
  parents: readonly (NodeId | null)[],
): readonly SiteOperation[] {
  const known = new Map<NodeId, Map<string, Field[]>>()
  return copies.flatMap((copy, index) => {
    const fields = fieldsInto(page, copy, formAround(page, parents[index] ?? null))
    return [...groupedBy(fields, ({ form, name }) => `${form} ${name}`).values()].flatMap((group) => {
      const [{ field, form, name }] = group as [(typeof group)[number]]
      const taken = known.get(form) ?? fieldsOf(page, form)
      known.set(form, taken)
      const others = taken.get(name)
      const isChoice = typeOf(field) === 'radio' || (typeOf(field) === 'checkbox' && (others?.length ?? 0) > 1)
      const isKept = !others || isShared(name) || (isChoice && group.length === 1)
      const own = isKept ? name : freeId(name, (wanted) => taken.has(wanted))
      taken.set(own, [...(taken.get(own) ?? []), field])
      if (own === name) return []
      return group.map((each) =>
        page.inHtml({ type: 'html.attributes', node: each.field.id, attributes: { name: own } }),
      )
    })
  })
}
