import { useState } from 'react'
import type { CanvasService, NodeId } from '@pergola/contracts'
import { Accordion, Combobox, Switch, TextField } from '@pergola/ui'
import { isExpression, parseLoop, splitDirective } from '@pergola/site/directives'
import type { Loop } from '@pergola/site/directives'
import { isVariableName } from '@pergola/site/rest-models'
import { looperAround, loopViewOf, noView, viewEntries } from '@pergola/site/components'
import type { LoopView } from '@pergola/site/components'
import { NamedSection } from '../directives/named-section.tsx'
import { completeFor } from '../expression-field/names-in-reach.ts'
import { ExpressionField } from '../expression-field/expression-field.tsx'
import { ListNote } from './list-note.tsx'
import { listsInReach } from './lists-in-reach.ts'
import { loopEdits, loopPage } from './loop-view-edit.ts'
import { LoopViewFields } from './loop-view-fields.tsx'
import { LoopStateField } from './loop-state-field.tsx'
import { messages } from './messages.ts'
import styles from './traits-panel.module.css'
import { asTemplate } from './template-text.ts'
import { useTemplateText } from './use-template-text.ts'
import { attributeOf } from './use-traits.ts'
import type { TraitProps } from './use-traits.ts'

/** Name of the list that the nearest looper around the element fetches; null outside of one. */
export function loopNameAround({ element, services: { canvas } }: TraitProps): string | null {
  return looperAround(loopPage(canvas), element.id)?.name ?? null
}

/** What an element inside a looper is told on top of its own traits. */
export function LoopItemTraits(props: TraitProps & { list: string }) {
  const { element } = props
  const isRepeated = attributeOf(element, 'v-for') !== null
  return (
    <>
      <LoopSwitch {...props} />
      {!isRepeated && <LoopStateField {...props} />}
      {element.isText && <LoopValue {...props} />}
      <LoopAttributes {...props} />
    </>
  )
}

function LoopSwitch({ list, ...props }: TraitProps & { list: string }) {
  const { element, services } = props
  const stored = attributeOf(element, 'v-for')
  const loop = parseLoop(stored ?? '')
  const item = loop?.item || 'item'
  const index = loop?.index || 'index'
  const view = stored === null ? { ...noView, list } : loopViewOf(loopPage(services.canvas), element.id)
  const write = (part: Partial<Omit<Loop, 'array'>>, change: Partial<LoopView> = {}) => {
    const next = { item, index, ...part }
    const nextView = { ...view, ...change }
    const areNames = isVariableName(next.item) && isVariableName(next.index) && next.item !== next.index
    const isFree = ![next.item, next.index].some((name) => viewEntries(nextView).some(({ key }) => key === name))
    if (areNames && isFree && isExpression(nextView.list)) return writeLoop(props, next, nextView)
    return services.toasts.error(messages.invalid)
  }
  return (
    <>
      <Switch
        label={messages.enableLoop}
        checked={stored !== null}
        onChange={(on) => (on ? write({}) : writeLoop(props, null, noView))}
      />
      {stored !== null && (
        <>
          <div className={styles.pair}>
            <TextField label={messages.loopItem} code value={item} onCommit={(text) => write({ item: text.trim() })} />
            <TextField
              label={messages.loopIndex}
              code
              value={index}
              onCommit={(text) => write({ index: text.trim() })}
            />
          </div>
          <Combobox
            label={messages.loopList}
            code
            value={view.list}
            suggestions={() => listsInReach(services.canvas, element)}
            onCommit={(text) => write({}, { list: text.trim() })}
          />
          <ListNote list={view.list} {...props} />
          <LoopViewFields view={view} list={list} names={[item, index]} onChange={(change) => write({}, change)} />
        </>
      )}
    </>
  )
}

/** The loop, with the data its looper has for it and the buttons in there, as one step. */
function writeLoop({ element, services }: TraitProps, loop: Omit<Loop, 'array'> | null, view: LoopView): void {
  const { canvas, toasts } = services
  const page = loopPage(canvas)
  const looper = looperAround(page, element.id)
  const edits = looper && loopEdits(page, { id: element.id, looper: looper.id, loop, view })
  if (!edits) return toasts.error(messages.dataNotValid, messages.dataNoList)
  if (!canvas.editAttributes(edits, messages.loopInside).ok) toasts.warning(messages.notAllowed)
}

/** The same bindings as in the Commands tab, where the entry of the list is at hand. */
function LoopAttributes(props: TraitProps) {
  const [open, setOpen] = useState<string | null>(null)
  const bound = props.element.attributes.filter(({ name }) => splitDirective(name)?.kind === 'bind')
  const section = {
    id: 'attributes',
    title: messages.loopAttributes,
    mark: bound.length > 0 ? messages.bound(bound.length) : undefined,
    content: <NamedSection {...props} kind="bind" existing={bound} />,
  }
  return <Accordion open={open} onOpenChange={setOpen} sections={[section]} />
}

/** Names of the entry and the index of every loop around an element, itself among them. */
function loopVariables(canvas: CanvasService, id: NodeId): readonly string[] {
  const page = loopPage(canvas)
  const names: string[] = []
  for (let at: NodeId | null = id; at !== null; at = page.parent(at)) {
    const loop = parseLoop(page.attribute(at, 'v-for'))
    if (loop) names.push(loop.item, loop.index)
  }
  return names.filter((name) => name !== '')
}

function LoopValue({ element, services: { canvas } }: TraitProps) {
  const content = useTemplateText(element.id, canvas, (typed) => asTemplate(typed, loopVariables(canvas, element.id)))
  return (
    <ExpressionField
      label={messages.loopValue}
      value={content.text}
      problem={content.problem}
      complete={completeFor(canvas, element.id)}
      onChange={content.change}
      onLeave={() => content.settle()}
    />
  )
}
