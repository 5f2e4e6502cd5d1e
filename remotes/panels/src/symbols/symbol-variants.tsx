import { useState } from 'react'
import { useStore } from 'zustand'
import { markers } from '@pergola/contracts'
import type { DialogsService, NodeId } from '@pergola/contracts'
import { isMadeSelector } from '@pergola/site/css'
import { printVariants, readVariants, variantClass, variantLabel, withVariant } from '@pergola/site/symbols'
import { Button, Chip, RenameInput, TextField } from '@pergola/ui'
import type { TraitProps, TraitServices } from '../traits/use-traits.ts'
import { messages } from './messages.ts'
import { attributeIn } from './symbol-places.ts'
import styles from './symbol-traits.module.css'

/** Whether a class is had or styled on the page. */
function isKnown({ canvas }: TraitServices, name: string): boolean {
  if (canvas.find(`.${CSS.escape(name)}`).length > 0) return true
  return canvas.sheets().some(({ css }) => css.includes(`.${name}`))
}

/** The variants that the selected instance's symbol has: more are added, and those there renamed or removed everywhere. */
export function SymbolVariants({ element, services }: TraitProps) {
  const { canvas, dialogs } = services
  const [renamed, setRenamed] = useState<string | null>(null)
  const properties = readVariants(attributeIn(canvas, element.id, markers.symbolVariants))
  return (
    <>
      {properties.map(({ name, classes }) => (
        <div key={name} className={styles.properties}>
          <p className={styles.hint}>{messages.variantsOf(name)}</p>
          {classes.map((each) => {
            if (each === renamed && dialogs)
              return (
                <RenameInput
                  key={each}
                  label={messages.renameVariant(variantLabel(each))}
                  value={variantLabel(each)}
                  className={styles.rename}
                  onEnd={(typed) => {
                    setRenamed(null)
                    void renameVariant(each, typed, { ...services, dialogs })
                  }}
                />
              )
            return (
              <Chip
                key={each}
                label={variantLabel(each)}
                onRename={dialogs && (() => setRenamed(each))}
                onRemove={dialogs && (() => void removeVariant(each, { ...services, dialogs }))}
              />
            )
          })}
        </div>
      ))}
      {properties.length > 0 && <p className={styles.hint}>{messages.renameHint}</p>}
      <AddVariant element={element} services={services} />
    </>
  )
}

/** What the classes of a symbol are named after; symbols of before have a class that nobody would call it by. */
function blockOf(canvas: TraitServices['canvas'], id: NodeId): string | null {
  const block = attributeIn(canvas, id, markers.className) ?? ''
  return block === '' || isMadeSelector(`.${block}`) ? null : block
}

function AddVariant({ element, services }: TraitProps) {
  const { canvas, toasts } = services
  const { id } = element
  const project = useStore(canvas.record, (state) => state.project)
  const properties = readVariants(attributeIn(canvas, id, markers.symbolVariants))
  const [property, setProperty] = useState(properties.at(-1)?.name ?? '')
  const [choice, setChoice] = useState('')
  const isComplete = property.trim() !== '' && choice.trim() !== ''

  function add() {
    const symbol = blockOf(canvas, id) ?? project?.symbols[element.symbol?.id ?? '']?.label ?? element.tag
    const declared = new Set(properties.flatMap(({ classes }) => classes))
    const name = variantClass(symbol, { property, choice }, (each) => declared.has(each) || isKnown(services, each))
    if (!isComplete || name === null) return
    const next = withVariant(properties, property, name)
    const marker = printVariants(next)
    if (marker === null) return
    const others = new Set(next.find(({ classes }) => classes.includes(name))?.classes)
    const list = (attributeIn(canvas, id, 'class') ?? '')
      .split(/\s+/)
      .filter((each) => each !== '' && !others.has(each))
    const attributes = { [markers.symbolVariants]: marker, class: [...list, name].join(' ') }
    if (!canvas.editAttributes([{ id, attributes }], messages.addVariant).ok) {
      return void toasts.warning(messages.notAllowed)
    }
    // Somebody who makes a variant is about to style it.
    canvas.styles.selectClass(name)
    setChoice('')
  }

  return (
    <div data-adds>
      <div className={styles.variant}>
        <TextField label={messages.variantProperty} value={property} onChange={setProperty} onEnter={add} />
        <TextField label={messages.variantChoice} value={choice} onChange={setChoice} onEnter={add} />
        <Button disabled={!isComplete} onClick={add}>
          {messages.addVariant}
        </Button>
      </div>
    </div>
  )
}

type Asking = TraitServices & { dialogs: DialogsService }

/** Its rules and the class of every instance go with it, on all pages, after a question that counts them. */
async function removeVariant(name: string, services: Asking): Promise<void> {
  const { removeClass } = await import('../classes/remove-classes.ts')
  await removeClass(name, services)
}

/** On every page, as one step. */
async function renameVariant(name: string, typed: string | null, services: Asking): Promise<void> {
  const [label, word] = [variantLabel(name), (typed ?? '').replace(/\s+/g, '-')]
  if (word === '' || word === label) return
  const { createRenameClass } = await import('../styling/source-bar/rename-class.ts')
  const start = name.slice(0, name.length - label.length)
  await createRenameClass({ ...services, hasUtilities: () => false }).rename(name, start + word, () => {})
}
