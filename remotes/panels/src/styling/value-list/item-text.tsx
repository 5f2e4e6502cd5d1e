import { useState } from 'react'
import { Combobox } from '@pergola/ui'
import { useCompletion } from '../fields/use-completion.ts'
import { useTyped } from '../fields/use-typed.ts'
import { messages } from './messages.ts'

export interface ItemEditorProps {
  property: string
  /** As it stands in the sheet. */
  text: string
  /** The reason why the browser would not take the item, or null. */
  refuse: (text: string) => string | null
  /** One undo step; empty removes the item. */
  onChange: (text: string) => void
  onPreview: (text: string) => void
  onCancel: () => void
}

/** What no other editor understands, as it is written. */
export function ItemText({ property, text, refuse, onChange, onPreview, onCancel }: ItemEditorProps) {
  const accepts = (typed: string) => refuse(typed) === null
  const [refused, setRefused] = useState<{ typed: string; reason: string } | null>(null)
  const complete = useCompletion(property)
  const read = useTyped(property, accepts)
  return (
    <Combobox
      label={messages.text}
      code
      value={refused?.typed ?? text}
      suggestions={[]}
      complete={complete}
      read={read}
      error={refused?.reason ?? null}
      onPreview={(next) => (next === null ? onCancel() : onPreview(next))}
      onCommit={(typed) => {
        const reason = typed.trim() === '' ? null : refuse(typed.trim())
        setRefused(reason === null ? null : { typed, reason })
        if (reason === null && typed.trim() !== text) onChange(typed.trim())
      }}
    />
  )
}
