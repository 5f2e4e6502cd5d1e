import { Button, Combobox, IconButton, shortName } from '@pergola/ui'
import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import type { AttributeEntry } from '@pergola/contracts'
import {
  bindNames,
  directiveName,
  eventNames,
  isExpression,
  isStatements,
  isWrappedObject,
  splitDirective,
  unheardEvent,
  unknownModifiers,
} from '@pergola/site/directives'
import type { DirectiveName } from '@pergola/site/directives'
import { ExpressionField } from '../expression-field/expression-field.tsx'
import styles from './directives-panel.module.css'
import { ModifierPicker } from './modifier-picker.tsx'
import { completeFor } from '../expression-field/names-in-reach.ts'
import { isObserved, writeDirectives } from './directive-props.ts'
import type { DirectiveProps } from './directive-props.ts'
import { messages } from './messages.ts'
import { StoredExpression } from './stored-expression.tsx'

type NamedKind = 'bind' | 'on'
type NamedProps = DirectiveProps & { kind: NamedKind; existing: readonly AttributeEntry[] }

/** What is wrong with a value; class and style need an object. */
function valueProblem(kind: NamedKind, argument: string, text: string): string | null {
  if (kind === 'on') return isStatements(text) ? null : messages.notValid
  if (argument === 'class' || argument === 'style') return isWrappedObject(text) ? null : messages.objectNotValid
  return isExpression(text) ? null : messages.notValid
}

/** `v-bind:name` and `v-on:event`: a form for another one, and those that are there. */
export function NamedSection(props: NamedProps) {
  return (
    <div className={styles.form}>
      <NewNamed {...props} />
      {props.existing.length > 0 && (
        <ul className={styles.list} aria-label={messages.sections[props.kind]}>
          {props.existing.map((entry) => (
            <Existing key={entry.name} {...props} entry={entry} />
          ))}
        </ul>
      )}
    </div>
  )
}

/** What keeps a handler from ever running. */
function noteOn(props: DirectiveProps, directive: DirectiveName): string | null {
  const [unknown] = unknownModifiers(directive)
  if (unknown !== undefined) return messages.modifierUnknown(shortName(unknown))
  if (directive.kind !== 'on') return null
  const isElsewhere = directive.modifiers.some((name) => ['window', 'document', 'outside'].includes(name))
  const unheard = isElsewhere ? null : unheardEvent(props.services.canvas, props.element.id, directive.argument)
  if (unheard) return messages.unheard(unheard)
  const isOfView = ['view', 'enterview', 'leaveview'].includes(directive.argument)
  return isOfView && !isObserved(props) ? messages.unobserved : null
}

function Existing({ entry, ...props }: NamedProps & { entry: AttributeEntry }) {
  const { kind, services, element } = props
  const directive = splitDirective(entry.name)
  const argument = directive?.argument ?? ''
  const note = directive && noteOn(props, directive)
  return (
    <li className={styles.existing}>
      <code className={styles.code} title={entry.name}>
        {entry.name}
      </code>
      <IconButton
        label={messages.remove(entry.name)}
        icon={<X />}
        onClick={() => writeDirectives(props, { [entry.name]: null })}
      />
      {note && (
        <p className={styles.problem} role="alert">
          {note}
        </p>
      )}
      <StoredExpression
        {...props}
        label={entry.name}
        hideLabel
        value={entry.value}
        complete={completeFor(services.canvas, element.id, kind === 'on')}
        onStore={(text) => {
          const problem = text.trim() === '' ? null : valueProblem(kind, argument, text)
          return problem ?? writeDirectives(props, { [entry.name]: text })
        }}
      />
    </li>
  )
}

interface Draft {
  readonly argument: string
  readonly modifiers: readonly string[]
  readonly value: string
}

/** A name as it may be typed or pasted, with its sign and modifiers: `:title`, `v-on:click`, `@click.prevent`. */
function readNamed(kind: NamedKind, typed: string): Omit<Draft, 'value'> {
  // `data-*` stands for any name that begins so.
  const name = typed
    .trim()
    .replace(/\*$/, '')
    .replace(/^(?:v-bind:|v-on:|[:@])/i, '')
  const directive = kind === 'on' ? splitDirective(`v-on:${name}`) : null
  return directive ?? { argument: name, modifiers: [] }
}

const nothing: Draft = { argument: '', modifiers: [], value: '' }

function NewNamed(props: NamedProps) {
  const { kind, existing, services, element } = props
  const [draft, setDraft] = useState(nothing)
  const isOn = kind === 'on'

  function nameIt(typed: string) {
    const { argument, modifiers } = readNamed(kind, typed)
    if (/^(?:v-|[:@])/i.test(typed.trim())) services.toasts.info(messages.nameAlone(argument))
    setDraft((now) => ({ ...now, argument, modifiers: [...new Set([...now.modifiers, ...modifiers])] }))
  }

  function add() {
    const argument = draft.argument.trim()
    if (argument === '' || draft.value.trim() === '') return services.toasts.warning(messages.fillRequired)
    const name = directiveName({ kind, argument, modifiers: draft.modifiers })
    const isTaken = existing.some((entry) => entry.name === name)
    const isNamed = /^(?![:@#.])[^\s"'<>/=*]*[^\s"'<>/=*-]$/.test(argument)
    const problem = isNamed ? valueProblem(kind, argument, draft.value) : messages.notValid
    const [unknown] = unknownModifiers({ kind, argument, modifiers: draft.modifiers })
    if (isTaken) return services.toasts.warning(messages.existing(name))
    if (unknown !== undefined)
      return services.toasts.error(messages.modifierUnknown(shortName(unknown)), messages.modifiersAre)
    const refused = problem ?? writeDirectives(props, { [name]: draft.value })
    if (refused) return services.toasts.error(refused)
    setDraft(nothing)
  }

  return (
    // No form: Enter takes a suggestion or starts a new line, and must not add what is half typed.
    <div data-adds>
      <div className={styles.form}>
        <Combobox
          label={isOn ? messages.event : messages.attribute}
          value={draft.argument}
          suggestions={isOn ? eventNames : bindNames}
          placeholder={isOn ? 'click' : 'title'}
          code
          onCommit={nameIt}
        />
        {isOn && (
          <ModifierPicker
            event={draft.argument}
            chosen={draft.modifiers}
            onChange={(modifiers) => setDraft((now) => ({ ...now, modifiers }))}
          />
        )}
        <ExpressionField
          label={isOn ? messages.handler : messages.value}
          value={draft.value}
          placeholder={isOn ? 'count++' : 'name'}
          hint={!isOn && ['class', 'style'].includes(draft.argument) ? messages.wrapObject : undefined}
          complete={completeFor(services.canvas, element.id, isOn)}
          onChange={(value) => setDraft((now) => ({ ...now, value }))}
        />
        <Button icon={<Plus />} onClick={add}>
          {isOn ? messages.addHandler : messages.addBinding}
        </Button>
      </div>
    </div>
  )
}
