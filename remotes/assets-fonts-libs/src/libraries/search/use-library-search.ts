import { useEffect, useState } from 'react'
import { fail, limits } from '@pergola/contracts'
import { askUnderPolicy, policyRefusal, useDebounced } from '@pergola/ui'
import type { LibraryServices } from '../library-services.ts'
import { libraryMessages as messages } from '../messages.ts'
import { searchLibraries, type FoundLibrary } from './search-libraries.ts'

interface Found {
  readonly query: string
  readonly libraries: readonly FoundLibrary[]
}

const nothing: Found = { query: '', libraries: [] }

/** Asks the service for what was typed. Null while it is asked. */
export function useLibrarySearch({ toasts }: Pick<LibraryServices, 'toasts'>, api: string, typed: string) {
  const query = useDebounced(typed.trim(), limits.librarySearchDebounce)
  const [found, setFound] = useState(nothing)

  useEffect(() => {
    if (query === '') return undefined
    const asking = new AbortController()
    const ask = () => searchLibraries(api, query, asking.signal)
    const offline = { answer: fail('offline'), isRefused: false }
    const asked = navigator.onLine ? askUnderPolicy(api, ask) : Promise.resolve(offline)
    void asked.then(({ answer: outcome, isRefused }) => {
      if (asking.signal.aborted) return
      setFound({ query, libraries: outcome.ok ? outcome.value : [] })
      if (outcome.ok) return
      if (outcome.failure === 'offline') toasts.warning(messages.offline)
      else toasts.error(messages.searchFailed, isRefused ? policyRefusal : messages.searchFailedDetail)
    })
    return () => asking.abort()
  }, [api, query, toasts])

  if (typed.trim() === '') return nothing.libraries
  return found.query === typed.trim() ? found.libraries : null
}
