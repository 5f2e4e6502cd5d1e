import { useRef, useState } from 'react'
import { useStore } from 'zustand'
import type { Library, Project } from '@pergola/contracts'
import { Button, EmptyState } from '@pergola/ui'
import { moveLibrary } from '../edit-library.ts'
import { installLocally, notHere } from '../install-locally.ts'
import { allLibraries, libraryGroups, listsOf, type LibraryGroup, type LibraryPlace } from '../library-lists.ts'
import type { LibraryServices } from '../library-services.ts'
import { libraryMessages as messages } from '../messages.ts'
import { useProject } from '../use-library-lists.ts'
import styles from './installed-libraries.module.css'
import { LibraryRow } from './library-row.tsx'
import { useLibraryDrop, type DropMark } from './use-library-drag.ts'

export interface InstalledLibrariesProps extends LibraryServices {
  onEdit: (path: string) => void
  onUpload: () => void
}

/** Every library of the project, in the order of the page. */
export function InstalledLibraries({ onUpload, onEdit, ...services }: InstalledLibrariesProps) {
  const project = useProject(services)
  const lists = listsOf(project)
  const isReader = useStore(services.projects.state, (state) => state.open?.role === 'reader')
  const all = useRef<HTMLDivElement>(null)
  const [said, setSaid] = useState('')

  async function move(from: LibraryPlace, to: LibraryPlace) {
    const library = lists[from.group][from.index]
    if (library && (await moveLibrary(services, from, to)))
      setSaid(messages.moved(library.name, messages.groups[to.group], to.index))
  }

  const mark = useLibraryDrop(all, (from, to) => void move(from, to))
  const isEmpty = allLibraries(lists).length === 0
  const action = isReader ? null : (
    <Button variant="primary" onClick={onUpload}>
      {messages.upload}
    </Button>
  )
  return (
    <div className={styles.installed} ref={all}>
      {!isReader && <Distant project={project} {...services} />}
      {isEmpty && <EmptyState title={messages.none} text={messages.noneHint} action={action} />}
      {!isEmpty && <NotReached project={project} />}
      {!isEmpty &&
        libraryGroups.map((group) => (
          <Group
            key={group}
            {...services}
            group={group}
            libraries={lists[group]}
            mark={mark}
            onMove={(from, to) => void move(from, to)}
            onEdit={onEdit}
          />
        ))}
      <output className={styles.said}>{said}</output>
    </div>
  )
}

/** Pages that are no text go out as they came. */
function NotReached({ project }: { project: Project | null }) {
  const documents = Object.values(project?.pages ?? {}).filter((page) => page.editable === false)
  if (documents.length === 0) return null
  const names = documents.slice(0, 3).map(({ name }) => name)
  const more = documents.length > 3 ? [...names, '…'] : names
  return <p className={styles.note}>{messages.notReached(more.join(', '))}</p>
}

/** Without a network pages do without what they fetch from elsewhere. */
function Distant({ project, ...services }: LibraryServices & { project: Project | null }) {
  const [isBusy, setBusy] = useState(false)
  const { distant, untyped, models } = notHere(services, project)
  if (distant + untyped + models === 0) return null
  async function bring() {
    setBusy(true)
    await installLocally(services).finally(() => setBusy(false))
  }
  return (
    <div className={styles.note}>
      <span>
        {distant > 0 && `${messages.downloadHint(distant)} `}
        {untyped > 0 && `${messages.typingsHint(untyped)} `}
        {models > 0 && messages.modelsHint(models)}
      </span>
      <Button disabled={isBusy} onClick={() => void bring()}>
        {messages.download}
      </Button>
    </div>
  )
}

/** A library that is moved keeps its key, and so the keyboard. Ids of a record from outside may stand twice. */
function keysOf(libraries: readonly Library[]): readonly string[] {
  const counts = new Map<string, number>()
  return libraries.map(({ id }) => {
    const count = (counts.get(id) ?? 0) + 1
    counts.set(id, count)
    return `${id} ${count}`
  })
}

interface GroupProps extends LibraryServices {
  group: LibraryGroup
  libraries: readonly Library[]
  mark: DropMark | null
  onMove: (from: LibraryPlace, to: LibraryPlace) => void
  onEdit: (path: string) => void
}

function Group({ group, libraries, mark, onMove, onEdit, ...services }: GroupProps) {
  const files = useStore(services.projects.state, (state) => state.open?.files)
  const keys = keysOf(libraries)
  const markAt = mark?.group === group ? mark.index : null
  const isReader = useStore(services.projects.state, (state) => state.open?.role === 'reader')
  return (
    <section className={styles.group} data-library-group={group}>
      <h3 className={styles.title}>
        {messages.groups[group]}
        <span className={styles.hint}>{messages.groupHints[group]}</span>
      </h3>
      <ol className={styles.rows} aria-label={messages.groups[group]}>
        {libraries.map((library, index) => (
          <LibraryRow
            key={keys[index]}
            {...services}
            library={library}
            place={{ group, index }}
            isLast={index === libraries.length - 1}
            bytes={files?.[library.path] ?? library.size * 1024 * 1024}
            isMissing={!library.isCDN && files !== undefined && !Object.hasOwn(files, library.path)}
            isReader={isReader}
            mark={markAt === index ? 'before' : markAt === index + 1 && index === libraries.length - 1 ? 'after' : null}
            onMove={onMove}
            onEdit={onEdit}
          />
        ))}
      </ol>
      {libraries.length === 0 && (
        <p className={styles.empty} data-marked={markAt !== null || undefined}>
          {messages.emptyGroup}
        </p>
      )}
    </section>
  )
}
