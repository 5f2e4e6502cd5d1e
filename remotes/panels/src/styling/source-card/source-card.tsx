import { createPortal } from 'react-dom'
import type { StyleRule, StyleValue, ValueSource } from '@pergola/contracts'
import { Button, focusOnMount } from '@pergola/ui'
import { useStyleEdit } from '../fields/use-style-edit.ts'
import { useComputed, useStyleValue } from '../fields/use-style-value.ts'
import { messages } from '../messages.ts'
import { selectorText, splitStates } from '../source-bar/selector-text.ts'
import { useReadOnly, useStyling } from '../styling-context.ts'
import { LiteralOffer } from './literal-offer.tsx'
import styles from './source-card.module.css'
import type { ShownSource } from './use-source-card.ts'

interface SourceCardProps {
  shown: ShownSource
  onKeep: () => void
  onLeave: () => void
  onClose: () => void
}

/** Property, value and exact source, with the way there and the way back to nothing. */
export function SourceCard({ shown, onKeep, onLeave, onClose }: SourceCardProps) {
  const { property, top, left } = shown
  const value = useStyleValue(property)
  const computed = useComputed(property)

  function close() {
    onClose()
    shown.from?.focus()
  }

  return createPortal(
    <dialog
      open
      ref={shown.from ? focusOnMount : undefined}
      tabIndex={-1}
      className={styles.card}
      aria-label={messages.sourceCard(property)}
      style={{ top: Math.min(top, window.innerHeight - 200), right: window.innerWidth - left + 8 }}
      onPointerEnter={onKeep}
      onPointerLeave={onLeave}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        close()
      }}
    >
      <Declaration property={property} value={value} computed={computed} />
      {value && <Actions property={property} value={value} onClose={close} />}
    </dialog>,
    document.body,
  )
}

interface DeclarationProps {
  property: string
  value: StyleValue | undefined
  computed: string
}

function Declaration({ property, value, computed }: DeclarationProps) {
  const origin = value?.origin ?? 'default'
  return (
    <>
      <p className={styles.declaration}>
        <span className={styles.property}>{property}</span>: {value?.value ?? computed}
        {value?.important && ' !important'}
      </p>
      <p className={styles.origin} data-origin={origin}>
        {messages.origin[origin]}
      </p>
      {value?.source && <Source source={value.source} />}
      {value?.winner && <Winner winner={value.winner} />}
    </>
  )
}

function Winner({ winner }: { winner: NonNullable<StyleValue['winner']> }) {
  return (
    <>
      <p className={styles.origin}>
        {messages.wins}: <code>{winner.value}</code>
      </p>
      <Source source={winner.source} />
    </>
  )
}

interface ActionsProps {
  property: string
  value: StyleValue
  onClose: () => void
}

function Actions({ property, value, onClose }: ActionsProps) {
  const { surface } = useStyling()
  const edit = useStyleEdit()
  const target = value.origin === 'here' ? null : ruleOf(value.winner?.source ?? value.source)
  const readOnly = useReadOnly()
  const canReset = !readOnly && (value.origin === 'here' || value.origin === 'overridden')
  const andClose = (run: () => void) => () => {
    run()
    onClose()
  }
  return (
    <div className={styles.actions}>
      <InlineActions property={property} value={value} onClose={onClose} />
      {target && <Button onClick={andClose(() => surface.selectRule(target))}>{messages.goTo}</Button>}
      {canReset && <Button onClick={andClose(() => edit.reset(property))}>{messages.reset}</Button>}
      <LiteralOffer property={property} value={value.value} onClose={onClose} />
    </div>
  )
}

/** The way to a style attribute that decides, and past it. */
function InlineActions({ property, value, onClose }: ActionsProps) {
  const { surface } = useStyling()
  const readOnly = useReadOnly()
  const { inline } = surface
  const isDecided = value.origin === 'elsewhere' || value.origin === 'overridden'
  if (!inline || !isDecided || (value.winner?.source ?? value.source)?.file !== 'inline') return null
  const andClose = (run: () => void) => () => {
    run()
    onClose()
  }
  return (
    <>
      <Button onClick={andClose(() => inline.select())}>{messages.goToInline}</Button>
      {value.winner && !readOnly && (
        <Button onClick={andClose(() => inline.remove([property]))}>{messages.thisWins}</Button>
      )}
    </>
  )
}

function Source({ source }: { source: ValueSource }) {
  return (
    <p className={styles.source}>
      {source.atRule && <span>{source.atRule} </span>}
      <code>{selectorText(source.selector)}</code>
      <span className={styles.file}>
        {source.file === 'inline' ? 'style attribute' : `${source.file}:${source.line}`}
      </span>
    </p>
  )
}

/** An inline style has no rule to go to. */
function ruleOf(source: ValueSource | null): StyleRule | null {
  if (!source || source.file === 'inline') return null
  return { ...splitStates(source.selector), atRule: source.atRule }
}
