import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { SearchField } from '@pergola/ui'
import { messages } from './messages.ts'
import { searchWish, type BlocksPart } from './search-wish.ts'

interface BlockSearchProps {
  query: string
  onChange: (query: string) => void
  /** Whoever asked wants to see this part. */
  onPart: (part: BlocksPart) => void
  /** Adds what was found first; false where nothing was added. */
  onEnter: () => Promise<boolean>
}

/** Narrows the blocks. Whoever asks for the blocks by key types at once; once one is added the keys are the page's again. */
export function BlockSearch({ query, onChange, onPart, onEnter }: BlockSearchProps) {
  const field = useRef<HTMLInputElement>(null)
  const isAsked = useStore(searchWish, (state) => state.isAsked)

  useEffect(() => {
    if (!isAsked) return
    const { part } = searchWish.getState()
    if (part !== null) onPart(part)
    searchWish.setState({ isAsked: false, part: null })
    field.current?.focus()
    field.current?.select()
  }, [isAsked, onPart])

  async function take() {
    if (await onEnter()) onChange('')
    else field.current?.select()
  }

  return (
    <SearchField
      label={messages.search}
      value={query}
      onChange={onChange}
      inputRef={field}
      onEnter={() => void take()}
    />
  )
}
