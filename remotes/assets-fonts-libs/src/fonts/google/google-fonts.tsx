import { useState } from 'react'
import { limits } from '@pergola/contracts'
import { CardGrid, EmptyState, SearchField, Skeleton, useDebounced } from '@pergola/ui'
import type { FontServices } from '../font-services.ts'
import { fontMessages as messages } from '../messages.ts'
import { ApiKeyForm } from './api-key-form.tsx'
import { FamilyVariants } from './family-variants.tsx'
import split from '../../list-and-detail.module.css'
import type { GoogleFamily } from './google-family.ts'
import { useGoogleFamilies } from './use-google-families.ts'

/** Nothing is asked of anybody before somebody presses a button that says so. */
export function GoogleFonts(services: FontServices) {
  const google = useGoogleFamilies(services.toasts)
  const [typed, setTyped] = useState('')
  const [name, setName] = useState<string | null>(null)
  const wanted = useDebounced(typed.trim().toLowerCase(), limits.googleFontsDebounce)
  const { list } = google
  // Of the list that is shown: the other one has its files elsewhere.
  const family = list?.families.find((each) => each.family === name)
  const found = list?.families.filter((each) => each.family.toLowerCase().includes(wanted)) ?? []

  return (
    <div className={split.area}>
      <div className={split.list}>
        <SearchField label={messages.searchGoogle} value={typed} onChange={setTyped} />
        {list ? (
          <p className={split.note}>
            {messages.families(found.length)} · {messages.from(list.host)}
          </p>
        ) : (
          <Skeleton />
        )}
        <FamilyList families={found} chosen={name} onChoose={setName} />
        {list && found.length === 0 && <EmptyState title={messages.none} text={messages.noFamily} />}
        <ApiKeyForm google={google} settings={services.settings} />
      </div>
      {list && family ? (
        <FamilyVariants key={`${list.host} ${family.family}`} family={family} {...services} />
      ) : (
        <EmptyState title={messages.chooseFamily} text={messages.chooseFamilyHint} />
      )}
    </div>
  )
}

interface FamilyListProps {
  families: readonly GoogleFamily[]
  chosen: string | null
  onChoose: (family: string) => void
}

function FamilyList({ families, chosen, onChoose }: FamilyListProps) {
  return (
    <CardGrid
      label={messages.familyList}
      items={families}
      itemKey={({ family }) => family}
      minimumWidth={200}
      gap={0}
      render={(each) => (
        <button
          type="button"
          className={split.entry}
          aria-pressed={each.family === chosen}
          onClick={() => onChoose(each.family)}
        >
          <span className={split.entryName}>{each.family}</span>
          <span className={split.note}>{each.category}</span>
        </button>
      )}
    />
  )
}
