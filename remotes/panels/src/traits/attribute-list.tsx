import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { Button, IconButton, TextField } from '@pergola/ui'
import { hasElsewhere, listedAttributes } from './attribute-rules.ts'
import { messages } from './messages.ts'
import styles from './traits-panel.module.css'
import { attributeOf, writeAttributes } from './use-traits.ts'
import type { TraitProps } from './use-traits.ts'

export function AttributeList(props: TraitProps) {
  const { element } = props
  const listed = listedAttributes(element.tag, element.attributes)
  return (
    <>
      <IdField {...props} />
      {listed.length === 0 && <p className={styles.none}>{messages.noAttributes}</p>}
      <ul className={styles.attributes}>
        {listed.map(({ name, value }) => (
          <li key={name} className={styles.attribute}>
            <code className={styles.name} title={name}>
              {name}
            </code>
            <TextField
              label={name}
              hideLabel
              value={value}
              onCommit={(typed) => writeAttributes(props, { [name]: typed })}
            />
            <IconButton
              label={messages.removeAttribute(name)}
              icon={<X />}
              onClick={() => writeAttributes(props, { [name]: null })}
            />
          </li>
        ))}
      </ul>
      <NewAttribute {...props} />
    </>
  )
}

/** What links, labels and scripts find the element by. It is no attribute of the list below. */
function IdField(props: TraitProps) {
  function write(typed: string) {
    const id = typed.trim()
    if (/\s/.test(id)) props.services.toasts.error(messages.idWithSpace)
    else writeAttributes(props, { id: id === '' ? null : id })
  }
  return <TextField label={messages.id} value={attributeOf(props.element, 'id') ?? ''} onCommit={write} />
}

function NewAttribute(props: TraitProps) {
  const [name, setName] = useState('')
  const [value, setValue] = useState('')

  function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { element, services } = props
    if (hasElsewhere(element.tag, element.attributes, name.trim()))
      return services.toasts.warning(messages.elsewhere(name.trim()))
    if (!writeAttributes(props, { [name.trim()]: value })) return undefined
    const isShown =
      name.trim().toLowerCase() === 'id' || listedAttributes(element.tag, [{ name: name.trim(), value }]).length > 0
    if (!isShown) services.toasts.info(messages.unlisted(name.trim()))
    setName('')
    setValue('')
    // The next one begins with its name.
    return event.currentTarget.querySelector('input')?.focus()
  }

  return (
    <div data-adds>
      <form className={styles.create} onSubmit={add}>
        <TextField
          label={messages.attributeName}
          hideLabel
          placeholder={messages.attributeNameShort}
          code
          value={name}
          onChange={setName}
        />
        <TextField
          label={messages.attributeValue}
          hideLabel
          placeholder={messages.attributeValue}
          value={value}
          onChange={setValue}
        />
        <Button type="submit" icon={<Plus />}>
          {messages.addAttribute}
        </Button>
      </form>
    </div>
  )
}
