import { useStore } from 'zustand'
import { bindingOf, listViewText, parseListView } from '@pergola/site/collections'
import type { Collection, Field, ListView } from '@pergola/site/collections'
import { parseLoop } from '@pergola/site/directives'
import { Select, TextField } from '@pergola/ui'
import { attributeOf, writeAttributes } from './use-traits.ts'
import type { TraitProps } from './use-traits.ts'
import { messages } from '../collections/messages.ts'
import { useDescription } from '../collections/use-content.ts'

interface ContentTraitsProps extends TraitProps {
  readonly collections: readonly Collection[]
}

/** An entry that the element can show, and what expressions call it. */
interface Reach {
  readonly name: string
  readonly collection: Collection
}

/** What of the content an element shows: the list that it is repeated for, a field as its text, address or picture. */
export function ContentTraits(props: TraitProps) {
  const collections = useDescription(props.services)
  return collections.length > 0 ? <KnownContent {...props} collections={collections} /> : null
}

function KnownContent(props: ContentTraitsProps) {
  const { element, services, collections } = props
  const pageName = useStore(services.canvas.state, (state) => state.document?.pageName ?? '')
  const reach = entriesInReach(props, pageName)
  const stored = parseLoop(attributeOf(element, 'v-for') ?? '')
  const view = stored && parseListView(stored.array)
  const fields = reach.flatMap((each) => each.collection.fields.map((field) => ({ ...each, field })))
  const isVoid = ['img', 'input', 'br', 'hr'].includes(element.tag)
  return (
    <>
      <Select
        label={messages.repeat}
        value={view?.list ?? (stored ? stored.array : '')}
        options={[
          { value: '', label: messages.nothing },
          ...collections.map(({ name, label }) => ({ value: name, label })),
        ]}
        onChange={(list) => writeAttributes(props, { 'v-for': list === '' ? null : `entry in ${list}` })}
      />
      {view && stored && <ViewFields {...props} view={view} item={stored.item} />}
      {fields.length > 0 && !isVoid && <TextBinding {...props} fields={fields} />}
      {reach.length > 0 && element.tag === 'a' && <LinkBinding {...props} reach={reach} />}
      {fields.length > 0 && element.tag === 'img' && <PictureBinding {...props} fields={fields} />}
    </>
  )
}

/** The nearest first. */
function entriesInReach({ element, services: { canvas }, collections }: ContentTraitsProps, pageName: string): Reach[] {
  const named = (name: string) => collections.find((each) => each.name === name)
  const loops = element.path.toReversed().flatMap(({ id }): Reach[] => {
    const text = canvas.attributesOf(id).find((attribute) => attribute.name === 'v-for')?.value ?? ''
    const loop = parseLoop(text)
    const collection =
      loop && named(/[\p{ID_Start}$_][\p{ID_Continue}$]*/u.exec(loop.array.replace(/^\s*paged\(/, ''))?.[0] ?? '')
    return loop && collection ? [{ name: loop.item, collection }] : []
  })
  const own = collections.find(({ page, address }) => page === pageName && address !== '')
  const all = own ? [...loops, { name: 'entry', collection: own }] : loops
  return all.filter((each, at) => all.findIndex(({ name }) => name === each.name) === at)
}

interface FieldInReach extends Reach {
  readonly field: Field
}

const keyOf = ({ name, field }: FieldInReach) => `${name}.${field.name}`

function choicesOf(fields: readonly FieldInReach[]) {
  return [
    { value: '', label: messages.nothing },
    ...fields.map((each) => ({ value: keyOf(each), label: `${each.collection.label}: ${each.field.name}` })),
  ]
}

function TextBinding({ fields, ...props }: TraitProps & { fields: readonly FieldInReach[] }) {
  const shown = attributeOf(props.element, 'v-text') ?? attributeOf(props.element, 'v-html') ?? ''
  return (
    <Select
      label={messages.showsText}
      value={shown}
      options={choicesOf(fields.filter(({ field }) => field.type !== 'image'))}
      onChange={(value) => {
        const chosen = fields.find((each) => keyOf(each) === value)
        const bound = chosen ? bindingOf(chosen.field, chosen.name, 'span') : {}
        writeAttributes(props, { 'v-text': null, 'v-html': null, ...bound })
      }}
    />
  )
}

function LinkBinding({ reach, ...props }: TraitProps & { reach: readonly Reach[] }) {
  const links = reach.flatMap(({ name, collection }) => [
    ...(collection.address === '' ? [] : [{ value: `${name}.url`, label: messages.pageOf(collection.label) }]),
    ...collection.fields
      .filter(({ type }) => type === 'link')
      .map((field) => ({ value: `${name}.${field.name}`, label: `${collection.label}: ${field.name}` })),
  ])
  if (links.length === 0) return null
  return (
    <Select
      label={messages.leadsToEntry}
      value={attributeOf(props.element, 'v-bind:href') ?? ''}
      options={[{ value: '', label: messages.nothing }, ...links]}
      onChange={(value) => writeAttributes(props, { 'v-bind:href': value || null })}
    />
  )
}

function PictureBinding({ fields, ...props }: TraitProps & { fields: readonly FieldInReach[] }) {
  return (
    <Select
      label={messages.showsPicture}
      value={attributeOf(props.element, 'v-bind:src') ?? ''}
      options={choicesOf(fields.filter(({ field }) => field.type === 'image'))}
      onChange={(value) => writeAttributes(props, { 'v-bind:src': value || null })}
    />
  )
}

const count = (typed: string) => Math.max(0, Math.min(999_999, Math.floor(Number(typed)) || 0))

interface ViewProps extends ContentTraitsProps {
  readonly view: ListView
  readonly item: string
}

/** Which entries are repeated, in which order and how many. */
function ViewFields({ view, item, ...props }: ViewProps) {
  const collection = props.collections.find(({ name }) => name === view.list)
  const fields = collection?.fields ?? []
  const write = (part: Partial<ListView>) =>
    void writeAttributes(props, { 'v-for': `${item} in ${listViewText({ ...view, ...part })}` })
  const filters = fields.flatMap(({ name, type, options }) => [
    ...(type === 'boolean' ? [{ value: `${name}=true`, label: name }] : []),
    ...options.map((each) => ({
      value: `${name}='${each.replaceAll(/['\\]/g, String.raw`\$&`)}'`,
      label: `${name}: ${each}`,
    })),
  ])
  const sorts = fields
    .filter(({ type }) => ['text', 'number', 'date', 'choice'].includes(type))
    .flatMap(({ name }) => [
      { value: name, label: messages.ascending(name) },
      { value: `-${name}`, label: messages.descending(name) },
    ])
  return (
    <>
      {filters.length > 0 && (
        <Select
          label={messages.onlyWhere}
          value={view.filterField === '' ? '' : `${view.filterField}=${view.filterValue}`}
          options={[{ value: '', label: messages.allEntries }, ...filters]}
          onChange={(chosen) => {
            const at = chosen.indexOf('=')
            write({ filterField: chosen.slice(0, Math.max(at, 0)), filterValue: chosen.slice(at + 1) })
          }}
        />
      )}
      <Select
        label={messages.sortBy}
        value={view.sort}
        options={[{ value: '', label: messages.ownOrder }, ...sorts]}
        onChange={(sort) => write({ sort })}
      />
      <TextField
        label={messages.atMost}
        placeholder={messages.allEntries}
        value={view.limit === 0 ? '' : String(view.limit)}
        onCommit={(typed) => write({ limit: count(typed) })}
      />
      <TextField
        label={messages.perPage}
        placeholder={messages.onePage}
        value={view.pageSize === 0 ? '' : String(view.pageSize)}
        onCommit={(typed) => write({ pageSize: count(typed) })}
      />
    </>
  )
}
