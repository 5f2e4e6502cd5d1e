import { Button, Combobox, FieldRow, IconButton } from '@pergola/ui'
import type { ComboboxProps } from '@pergola/ui'
import { ClipboardPaste, Plus } from 'lucide-react'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { messages } from './messages.ts'

interface AddBarProps extends Pick<ComboboxProps, 'label' | 'suggestions' | 'complete' | 'placeholder'> {
  pasteLabel: string
  /** True when it was added: the field is for the next one then. */
  onAdd: (text: string) => boolean
  onPaste: () => void
}

/** A field with suggestions, and what can be done with the text in it. */
export function AddBar({ pasteLabel, onAdd, onPaste, ...field }: AddBarProps) {
  const [typed, setTyped] = useState('')
  function add(event: SubmitEvent) {
    event.preventDefault()
    if (onAdd(typed)) setTyped('')
  }
  return (
    <form data-adds onSubmit={add}>
      <FieldRow>
        <Combobox {...field} value={typed} nothingFound={messages.nothingFound} onCommit={setTyped} />
        <IconButton label={pasteLabel} icon={<ClipboardPaste />} onClick={onPaste} />
        <Button icon={<Plus />} type="submit">
          {messages.add}
        </Button>
      </FieldRow>
    </form>
  )
}
