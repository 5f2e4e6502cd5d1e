import { useState } from 'react'
import { limits } from '@pergola/contracts'
import { Button, EmptyState, SearchField, Skeleton } from '@pergola/ui'
import { installLibrary } from '../install-library.ts'
import type { LibraryServices } from '../library-services.ts'
import { libraryMessages as messages } from '../messages.ts'
import { InstallForm } from '../upload/install-form.tsx'
import styles from './library-search.module.css'
import split from '../../list-and-detail.module.css'
import type { FoundLibrary } from './search-libraries.ts'
import { useLibrarySearch } from './use-library-search.ts'

interface LibrarySearchProps extends LibraryServices {
  api: string
  onLeaveApi: () => void
  onInstalled: () => void
}

export function LibrarySearch({ api, onLeaveApi, onInstalled, ...services }: LibrarySearchProps) {
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<FoundLibrary | null>(null)
  const found = useLibrarySearch(services, api, typed)
  return (
    <div className={split.area}>
      <div className={split.list}>
        <SearchField label={messages.searchLibraries} value={typed} onChange={setTyped} />
        <p className={split.note}>
          {found === null ? messages.searching : messages.found(found.length)} · {new URL(api).host}
        </p>
        {found === null && <Skeleton />}
        <FoundList key={typed} libraries={found ?? []} chosen={chosen} onChoose={setChosen} />
        {found?.length === 0 && <EmptyState {...emptyWords(typed)} />}
        <Button onClick={onLeaveApi}>{messages.otherService}</Button>
      </div>
      {chosen ? (
        <ChosenLibrary key={chosen.url} {...services} library={chosen} onInstalled={onInstalled} />
      ) : (
        <EmptyState title={messages.chooseLibrary} text={messages.chooseLibraryHint} />
      )}
    </div>
  )
}

function emptyWords(typed: string) {
  return typed.trim() === ''
    ? { title: messages.typeName, text: messages.typeNameHint }
    : { title: messages.none, text: messages.nothingFound }
}

interface FoundListProps {
  libraries: readonly FoundLibrary[]
  chosen: FoundLibrary | null
  onChoose: (library: FoundLibrary) => void
}

/** The best of them first; few look at more. */
function FoundList({ libraries, chosen, onChoose }: FoundListProps) {
  const [count, setCount] = useState<number>(limits.listChunk)
  if (libraries.length === 0) return null
  return (
    <ul className={styles.cards} aria-label={messages.foundList}>
      {libraries.slice(0, count).map((each) => (
        <li key={each.url}>
          <button
            type="button"
            className={split.entry}
            aria-pressed={each.url === chosen?.url}
            onClick={() => onChoose(each)}
          >
            <span className={split.entryName}>{each.name}</span>
            <span className={split.note}>{each.version}</span>
          </button>
        </li>
      ))}
      {count < libraries.length && (
        <li>
          <Button onClick={() => setCount(count + limits.listChunk)}>{messages.showMore}</Button>
        </li>
      )}
    </ul>
  )
}

interface ChosenProps extends LibraryServices {
  library: FoundLibrary
  onInstalled: () => void
}

function ChosenLibrary({ library, onInstalled, ...services }: ChosenProps) {
  const { name, url, version, description, home } = library
  return (
    <section className={styles.chosen} aria-label={name}>
      <h3 className={styles.title}>
        {name} <span className={split.note}>{version}</span>
      </h3>
      {description !== '' && <p className={styles.words}>{description}</p>}
      <p className={split.note}>{home === null ? url : `${url} · github.com/${home}`}</p>
      <InstallForm
        toasts={services.toasts}
        address={url}
        mayLink
        onInstall={(options, giveUp) =>
          installLibrary(services, { ...options, url, file: null, name, version, description }, giveUp)
        }
        onInstalled={onInstalled}
      />
    </section>
  )
}
