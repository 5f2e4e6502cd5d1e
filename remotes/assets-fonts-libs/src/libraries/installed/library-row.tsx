import { Cloud, Ellipsis, GripVertical, Pencil, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { isIdentifier } from '@pergola/contracts'
import type { Library } from '@pergola/contracts'
import { IconButton, Menu, TextField } from '@pergola/ui'
import { megabytes } from '../../assets/asset-kind.ts'
import { editLibrary } from '../edit-library.ts'
import type { LibraryPlace } from '../library-lists.ts'
import type { LibraryServices } from '../library-services.ts'
import { libraryMessages as messages } from '../messages.ts'
import { removeLibrary } from '../remove-library.ts'
import styles from './installed-libraries.module.css'
import { useLibraryPickup } from './use-library-drag.ts'

interface LibraryRowProps extends LibraryServices {
  library: Library
  place: LibraryPlace
  isLast: boolean
  isMissing: boolean
  /** Of its file as it is now: it may have been edited since it was installed. */
  bytes: number
  isReader: boolean
  mark: 'before' | 'after' | null
  onMove: (from: LibraryPlace, to: LibraryPlace) => void
  onEdit: (path: string) => void
}

export function LibraryRow(props: LibraryRowProps) {
  const { library, place, isLast, isMissing, bytes, isReader, mark, onMove, onEdit, ...services } = props
  const row = useRef<HTMLLIElement>(null)
  useLibraryPickup(row, place, isReader)
  const { group, index } = place
  const isScript = group !== 'cssLibs'

  function step(by: -1 | 1) {
    if (by < 0 ? index === 0 : isLast) return
    onMove(place, { group, index: index + by })
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    event.stopPropagation()
    step(event.key === 'ArrowUp' ? -1 : 1)
  }

  return (
    <li ref={row} className={styles.row} data-library-row data-mark={mark ?? undefined}>
      {!isReader && (
        <IconButton
          data-drag
          className={styles.grip}
          label={messages.drag(library.name)}
          icon={<GripVertical />}
          onKeyDown={onKeyDown}
        />
      )}
      <Words library={library} isMissing={isMissing} bytes={bytes} />
      {isScript && <ScriptOptions {...services} library={library} place={place} isReader={isReader} />}
      <IconButton
        label={messages.edit(library.name)}
        icon={<Pencil />}
        disabled={library.isCDN || isMissing}
        onClick={() => onEdit(library.path)}
      />
      {!isReader && (
        <>
          <RowMenu place={place} name={library.name} isLast={isLast} onMove={onMove} />
          <IconButton
            label={messages.delete(library.name)}
            icon={<Trash2 />}
            danger
            onClick={() => void removeLibrary(services, place)}
          />
        </>
      )}
    </li>
  )
}

function Words({ library, isMissing, bytes }: Pick<LibraryRowProps, 'library' | 'isMissing' | 'bytes'>) {
  const { name, version, description, isCDN, fileUrl, path } = library
  return (
    <div className={styles.words}>
      <p className={styles.name} title={description === '' ? name : `${name}: ${description}`}>
        {name}
        {version !== '' && <span className={styles.version}>{version}</span>}
      </p>
      {isMissing ? (
        <p className={styles.problem}>{messages.missing}</p>
      ) : (
        <p className={styles.facts} title={isCDN ? fileUrl : path}>
          {isCDN && (
            <span className={styles.cdn}>
              <Cloud aria-hidden="true" /> {messages.cdn}
            </span>
          )}
          {isCDN ? fileUrl : `${path} · ${megabytes(bytes)}`}
        </p>
      )}
    </div>
  )
}

type ScriptOptionsProps = LibraryServices & Pick<LibraryRowProps, 'library' | 'place' | 'isReader'>

function ScriptOptions({ library, place, isReader, ...services }: ScriptOptionsProps) {
  const { name, globalName } = library
  const [refused, setRefused] = useState<string | null>(null)
  function rename(typed: string) {
    const next = typed.trim()
    const isName = next === '' || isIdentifier(next)
    setRefused(isName ? null : messages.notAName)
    if (isName && next !== globalName) void editLibrary(services, place, { globalName: next })
  }
  return (
    <>
      <div className={styles.globalName}>
        <TextField
          // A name that is refused, or taken back, shows what counts.
          key={globalName}
          label={messages.globalName(name)}
          hideLabel
          code
          placeholder={messages.globalPlaceholder}
          value={globalName}
          disabled={isReader}
          error={refused}
          onCommit={rename}
        />
      </div>
      {(['defer', 'async'] as const).map((option) => (
        <label key={option} className={styles.check}>
          <input
            type="checkbox"
            aria-label={option === 'defer' ? messages.deferOf(name) : messages.asyncOf(name)}
            checked={library[option]}
            disabled={isReader}
            onChange={(event) => void editLibrary(services, place, { [option]: event.currentTarget.checked })}
          />
          {messages[option]}
        </label>
      ))}
    </>
  )
}

type RowMenuProps = Pick<LibraryRowProps, 'place' | 'isLast' | 'onMove'> & { name: string }

function RowMenu({ place, name, isLast, onMove }: RowMenuProps) {
  const { group, index } = place
  const other = group === 'jsHeaderLibs' ? 'jsFooterLibs' : 'jsHeaderLibs'
  const across = {
    label: group === 'jsHeaderLibs' ? messages.toFooter : messages.toHeader,
    onSelect: () => onMove(place, { group: other, index: Number.MAX_SAFE_INTEGER }),
  }
  return (
    <Menu
      align="end"
      trigger={<IconButton label={messages.more(name)} icon={<Ellipsis />} />}
      items={[
        {
          label: messages.up,
          disabled: index === 0,
          onSelect: () => onMove(place, { group, index: index - 1 }),
        },
        {
          label: messages.down,
          disabled: isLast,
          onSelect: () => onMove(place, { group, index: index + 1 }),
        },
        ...(group === 'cssLibs' ? [] : [across]),
      ]}
    />
  )
}
