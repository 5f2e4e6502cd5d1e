import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useStore } from 'zustand'
import { projectFilesUrl } from '@pergola/contracts'
import type { OpenProject } from '@pergola/contracts'
import { familyOf } from '@pergola/site/fonts'
import { encodePath } from '@pergola/site/project'
import { Button, CardGrid, EmptyState, SearchField } from '@pergola/ui'
import type { FontServices } from '../font-services.ts'
import { fontMessages as messages } from '../messages.ts'
import { removeFonts } from '../remove-fonts.ts'
import { withKey } from '../with-key.ts'
import { FontCard, type InstalledFont } from './font-card.tsx'
import styles from './installed-fonts.module.css'

interface InstalledFontsProps extends FontServices {
  onUpload: () => void
  onGoogle: () => void
}

const none: ReadonlySet<string> = new Set()

/** Every font of the project: searched, looked at, chosen, deleted. */
export function InstalledFonts({ onUpload, onGoogle, ...services }: InstalledFontsProps) {
  const open = useStore(services.projects.state, (state) => state.open)
  const isReader = open?.role === 'reader'
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState(none)
  const all = open ? installedIn(open) : []
  const wanted = typed.trim().toLowerCase()
  const shown = all.filter(({ key, font }) => `${familyOf(font)}\n${key}`.toLowerCase().includes(wanted))
  const selected = new Set(shown.map(({ key }) => key).filter((key) => chosen.has(key)))

  async function remove(keys: ReadonlySet<string>) {
    if (await removeFonts(services, keys)) setChosen(none)
  }

  if (all.length === 0)
    return isReader ? <EmptyState title={messages.none} /> : <NoFonts onUpload={onUpload} onGoogle={onGoogle} />
  return (
    <div className={styles.installed}>
      <div className={styles.tools}>
        <SearchField label={messages.search} value={typed} onChange={setTyped} />
        {!isReader && (
          <Button
            variant="danger"
            icon={<Trash2 />}
            disabled={selected.size === 0}
            onClick={() => void remove(selected)}
          >
            {messages.deleteSelected(selected.size)}
          </Button>
        )}
      </div>
      <div className={styles.summary}>
        {!isReader && (
          <ChooseAll
            isChosen={shown.length > 0 && selected.size === shown.length}
            onChange={(isAll) => setChosen(isAll ? new Set(shown.map(({ key }) => key)) : none)}
          />
        )}
        <span>{messages.count(shown.length, all.length)}</span>
      </div>
      {shown.length === 0 && <EmptyState title={messages.none} text={messages.nothingFound} />}
      <CardGrid
        label={messages.installed}
        items={shown}
        itemKey={({ key }) => key}
        minimumWidth={360}
        gap={8}
        render={(entry) => (
          <FontCard
            entry={entry}
            isSelected={chosen.has(entry.key)}
            {...(!isReader && {
              onSelect: (isSelected) => setChosen((before) => withKey(before, entry.key, isSelected)),
              onDelete: () => void remove(new Set([entry.key])),
            })}
          />
        )}
      />
    </div>
  )
}

function ChooseAll({ isChosen, onChange }: { isChosen: boolean; onChange: (all: boolean) => void }) {
  return (
    <label className={styles.all}>
      <input type="checkbox" checked={isChosen} onChange={(event) => onChange(event.currentTarget.checked)} />
      {messages.selectAll}
    </label>
  )
}

function NoFonts({ onUpload, onGoogle }: Pick<InstalledFontsProps, 'onUpload' | 'onGoogle'>) {
  const action = (
    <span className={styles.ways}>
      <Button variant="primary" onClick={onUpload}>
        {messages.upload}
      </Button>
      <Button onClick={onGoogle}>{messages.google}</Button>
    </span>
  )
  return <EmptyState title={messages.none} text={messages.noneHint} action={action} />
}

function installedIn({ id, project, files }: OpenProject): InstalledFont[] {
  return Object.entries(project.fonts).map(([key, font]) => {
    const isMissing = !font.isCDN && !Object.hasOwn(files, font.path)
    const url = font.isCDN || isMissing ? null : projectFilesUrl(id) + encodePath(font.path)
    return { key, font, url, isMissing }
  })
}
