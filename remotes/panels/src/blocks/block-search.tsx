import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { SearchField } from '@pergola/ui'
import { messages } from './messages.ts'
import { searchWish } from './search-wish.ts'

interface BlockSearchProps {
  query: string
  onChange: (query: string) => void
  /** Adds what was found first; false where nothing was added. */
  onEnter: () => Promise<boolean>
}

/** Narrows the blocks. Whoever asks for the blocks by key types at once; once one is added the keys are the page's again. */
export function BlockSearch({ query, onChange, onEnter }: BlockSearchProps) {
  const field = useRef<HTMLInputElement>(null)
  const isAsked = useStore(searchWish, (state) => state.isAsked)

  useEffect(() => {
    if (!isAsked) return
    searchWish.setState({ isAsked: false })
    field.current?.focus()
    field.current?.select()
  }, [isAsked])

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
