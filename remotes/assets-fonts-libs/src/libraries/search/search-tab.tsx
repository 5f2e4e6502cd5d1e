import { useState } from 'react'
import { useStore } from 'zustand'
import { Button, EmptyState, TextField } from '@pergola/ui'
import { isWebAddress } from '../fetch-library.ts'
import type { LibraryServices } from '../library-services.ts'
import { libraryMessages as messages } from '../messages.ts'
import { LibrarySearch } from './library-search.tsx'
import { defaultApi } from './search-libraries.ts'
import styles from './library-search.module.css'
import split from '../../list-and-detail.module.css'

const layoutKey = 'library-search'

interface SearchTabProps extends LibraryServices {
  onInstalled: () => void
}

/** Nobody is asked before a person has said that this service may be; the answer is kept in this browser. */
export function SearchTab(props: SearchTabProps) {
  const { settings } = props
  const [api, setApi] = useState(() => String(settings?.readLayout(layoutKey) ?? ''))
  const isRestricted = useStore(props.projects.state, ({ open }) => open?.trust === 'restricted')
  function choose(address: string) {
    settings?.writeLayout(layoutKey, address)
    setApi(address)
  }
  if (isRestricted) return <EmptyState title={messages.search} text={messages.restricted} />
  if (api === '') return <ServiceForm onChoose={choose} />
  return <LibrarySearch {...props} api={api} onLeaveApi={() => choose('')} />
}

function ServiceForm({ onChoose }: { onChoose: (address: string) => void }) {
  const [typed, setTyped] = useState(defaultApi)
  const address = typed.trim()
  const isAddress = isWebAddress(address)
  return (
    <form
      className={styles.service}
      onSubmit={(event) => {
        event.preventDefault()
        if (isAddress) onChoose(address)
      }}
    >
      <p className={split.note}>{messages.serviceHint}</p>
      <TextField
        label={messages.service}
        code
        value={typed}
        onChange={setTyped}
        error={isAddress ? null : messages.notAnAddress}
      />
      <Button type="submit" variant="primary" disabled={!isAddress}>
        {messages.agree}
      </Button>
    </form>
  )
}
