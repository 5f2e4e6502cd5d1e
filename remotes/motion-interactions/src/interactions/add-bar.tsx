import { Button, Combobox, FieldRow, IconButton } from '@pergola/ui'
import type { ComboboxProps } from '@pergola/ui'
import { ClipboardPaste, Plus } from 'lucide-react'
import { useState } from 'react'
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
  return (
    <div data-adds>
      <FieldRow>
        <Combobox {...field} value={typed} nothingFound={messages.nothingFound} onCommit={setTyped} />
        <IconButton label={pasteLabel} icon={<ClipboardPaste />} onClick={onPaste} />
        <Button icon={<Plus />} onClick={() => onAdd(typed) && setTyped('')}>
          {messages.add}
        </Button>
      </FieldRow>
    </div>
  )
}
