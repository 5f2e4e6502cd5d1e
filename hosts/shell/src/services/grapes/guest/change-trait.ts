import type { Component, ComponentDefinition, Trait } from 'grapesjs'
import { propsOf } from './component-script.ts'
import { propsMark, typeMark } from './marks.ts'
import type { GuestQuestion } from './question.ts'
import { openWithPlugin } from './read-plugin.ts'

type Change = Extract<GuestQuestion, { readonly ask: 'traits' }>

type Definition = ComponentDefinition & { readonly attributes?: Readonly<Record<string, string>> }

/** Marked elements become components of their type again, which few plugins see in their own markup. */
function withTypes(definition: Definition): Definition {
  const { components } = definition
  const { [typeMark]: type, [propsMark]: props, ...attributes } = definition.attributes ?? {}
  const children = Array.isArray(components) ? components.map((child) => withTypes(child as Definition)) : components
  return {
    ...definition,
    ...(type && { ...(JSON.parse(props ?? '{}') as object), type }),
    attributes,
    ...(children !== undefined && { components: children }),
  }
}

function optionsOf(trait: Trait) {
  const options = (trait.getOptions() ?? []) as readonly Readonly<Record<string, unknown>>[]
  return options.slice(0, 200).map((option) => {
    const id = String(option['id'] ?? option['value'] ?? '')
    return { id, label: String(option['label'] ?? option['name'] ?? id) }
  })
}

function describe(trait: Trait) {
  const value = trait.getValue() as unknown
  const isPlain = ['string', 'number', 'boolean'].includes(typeof value)
  return {
    name: trait.getId(),
    label: trait.getLabel() || trait.getId(),
    type: trait.getType() || 'text',
    value: isPlain ? (value as string) : '',
    options: optionsOf(trait),
    min: numberOf(trait.get('min')),
    max: numberOf(trait.get('max')),
    step: numberOf(trait.get('step')),
    placeholder: String(trait.get('placeholder') ?? ''),
  }
}

const numberOf = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : null)

function stateOf(component: Component) {
  const attributes = Object.entries(component.getAttrToHTML()).map(
    ([name, value]) => [name, String(value ?? '')] as const,
  )
  return {
    attributes: new Map(attributes),
    inner: component.getInnerHTML(),
    tag: String(component.get('tagName') ?? ''),
    props: JSON.stringify(propsOf(component)),
  }
}

/** Only what became different: whatever GrapesJS writes anew by itself stands in both states. */
function difference(before: ReturnType<typeof stateOf>, after: ReturnType<typeof stateOf>) {
  const changed = [...after.attributes].filter(([name, value]) => before.attributes.get(name) !== value)
  const removed = [...before.attributes.keys()].filter((name) => !after.attributes.has(name))
  const attributes: Record<string, string | null> = Object.fromEntries(changed)
  for (const name of removed) attributes[name] = null
  if (before.props !== after.props) attributes[propsMark] = after.props
  return {
    attributes,
    inner: before.inner === after.inner ? null : after.inner,
    tag: before.tag === after.tag ? null : after.tag,
  }
}

/** The traits of an element, and what a change of one of them makes of it. */
export function changeTrait({ plugin, component: html, change }: Change) {
  const { editor } = openWithPlugin(plugin)
  const parsed = editor.Parser.parseHtml(html).html
  const [definition] = [parsed].flat() as Definition[]
  if (!definition) throw new Error('The element cannot be read.')
  const [component] = [editor.addComponents(withTypes(definition) as never)].flat()
  if (!component) throw new Error('The element cannot be read.')
  const before = stateOf(component)
  if (change) component.getTrait(change.trait)?.setValue(change.value)
  return {
    type: String(component.get('type') ?? ''),
    traits: component.getTraits().map(describe),
    change: change && difference(before, stateOf(component)),
  }
}
