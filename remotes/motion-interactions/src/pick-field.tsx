import { Combobox, FieldRow, IconButton } from '@pergola/ui'
import type { ComboboxProps } from '@pergola/ui'
import { Crosshair } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import type { CanvasService, NodeId } from '@pergola/contracts'
import styles from './pick-field.module.css'

const messages = {
  hint: 'self or .class',
  picking: 'Click an element on the canvas, or walk to it with the arrow keys and press Enter. Esc cancels.',
  picked: (label: string, selector: string) => `${label}: ${selector}`,
  notPicked: 'Nothing picked.',
  within: (name: string, parent: string) => `${name} in ${parent}`,
}

/** As those who do not see the canvas know it. */
function nameOf(canvas: CanvasService, id: NodeId): string {
  const layer = canvas.layer(id)
  const parent = layer && layer.parent !== null ? canvas.layer(layer.parent) : undefined
  const name = layer?.label || layer?.tag || ''
  return parent ? messages.within(name, parent.label || parent.tag) : name
}

interface PickFieldProps {
  canvas: CanvasService
  label: string
  pickLabel: string
  value: string
  /** What may be typed, where that is no selector. */
  placeholder?: string
  /** Selectors that have a meaning here. */
  suggestions: ComboboxProps['suggestions']
  error?: string | null
  /** The selector of an element that was picked. */
  selectorOf: (id: NodeId) => string
  onCommit: (selector: string) => void
}

/** One field at a time waits for an element of the canvas; its button, or Escape, takes the wish back. */
function usePicking({ canvas, label, selectorOf, onCommit }: PickFieldProps) {
  const [picking, setPicking] = useState(false)
  const [said, setSaid] = useState('')

  const answer = useEffectEvent((id: NodeId | null) => {
    setPicking(false)
    if (id === null) return setSaid(messages.notPicked)
    const selector = selectorOf(id)
    onCommit(selector)
    setSaid(messages.picked(label, selector))
  })

  useEffect(() => {
    if (!picking) return undefined
    let before = `${messages.picking} `
    return canvas.pickElement(answer, (id) => {
      setSaid(before + nameOf(canvas, id))
      before = ''
    })
  }, [canvas, picking])

  function toggle() {
    setPicking(!picking)
    setSaid(picking ? messages.notPicked : messages.picking)
  }

  return { picking, said, toggle }
}

/** A selector, typed or pressed on the canvas. */
export function PickField(props: PickFieldProps) {
  const { picking, said, toggle } = usePicking(props)
  const { label, value, suggestions, error, placeholder = messages.hint, onCommit } = props
  const hint = picking ? messages.picking : undefined
  const field = { label, value, error, hint, placeholder, onCommit }
  return (
    <>
      <FieldRow>
        <Combobox {...field} code suggestions={suggestions} />
        <IconButton label={props.pickLabel} icon={<Crosshair />} pressed={picking} onClick={toggle} />
      </FieldRow>
      <p className={styles.said} aria-live="polite">
        {said}
      </p>
    </>
  )
}
