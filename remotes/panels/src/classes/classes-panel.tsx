import { useRef, useState, type RefObject } from 'react'
import { useStore } from 'zustand'
import type { SiteClass } from '@pergola/contracts'
import { Button, CardGrid, EmptyState, PanelFrame, SearchField, SegmentedControl } from '@pergola/ui'
import { showPage } from '../pages/show-page.ts'
import { openPage } from '../pages/open-page.ts'
import { createRenameClass } from '../styling/source-bar/rename-class.ts'
import type { PageServices } from '../pages/page-services.ts'
import { ClassRow } from './class-row.tsx'
import styles from './classes.module.css'
import { messages } from './messages.ts'
import { removeClass, removeUnused } from './remove-classes.ts'
import { useSiteClasses } from './use-site-classes.ts'

type Kind = 'all' | 'unused'

/** Above that, only rows in view are in the DOM. */
const fewClasses = 200

const kinds = [
  { value: 'all', label: messages.all },
  { value: 'unused', label: messages.unused },
] as const

function found(classes: readonly SiteClass[], query: string, kind: Kind): SiteClass[] {
  const wanted = query.trim().replace(/^\./, '').toLowerCase()
  return classes.filter(
    ({ name, elements }) => name.toLowerCase().includes(wanted) && (kind === 'all' || elements === 0),
  )
}

/** Shows the page and selects the elements of it that have the class. */
async function goTo(name: string, page: string, services: PageServices): Promise<void> {
  const { canvas, toasts } = services
  if (!(await openPage(page, services)) || !(await showPage(page, services))) return
  const elements = canvas.find(`.${CSS.escape(name)}`)
  if (elements.length === 0) toasts.info(messages.notHere(name, page))
  else canvas.select(elements, { scroll: true })
}

/** Every class of the site: where it is used and styled, and what can be done to it everywhere at once. */
export function ClassesPanel(services: PageServices) {
  const { canvas, projects } = services
  const isOpen = useStore(canvas.state, ({ document }) => document !== null)
  const { classes, again } = useSiteClasses(projects)
  const [query, setQuery] = useState('')
  const [kind, setKind] = useState<Kind>('all')
  const scroller = useRef<HTMLDivElement>(null)
  if (!isOpen)
    return (
      <PanelFrame label={messages.title}>
        <EmptyState title={messages.noPage} text={messages.noPageText} />
      </PanelFrame>
    )
  const shown = Array.isArray(classes) ? found(classes, query, kind) : []
  return (
    <PanelFrame
      label={messages.title}
      bodyRef={scroller}
      head={
        <div className={styles.head}>
          <SearchField label={messages.search} value={query} onChange={setQuery} />
          <div className={styles.which}>
            <SegmentedControl label={messages.kinds} value={kind} options={kinds} onChange={setKind} />
            {Array.isArray(classes) && <output className={styles.muted}>{messages.classes(shown.length)}</output>}
          </div>
          {kind === 'unused' && <RemoveUnused shown={shown} services={services} />}
        </div>
      }
    >
      <ClassList
        classes={classes}
        shown={shown}
        query={query}
        kind={kind}
        again={again}
        services={services}
        scroller={scroller}
      />
    </PanelFrame>
  )
}

function RemoveUnused({ shown, services }: { readonly shown: readonly SiteClass[]; readonly services: PageServices }) {
  const readOnly = useStore(services.canvas.state, (state) => state.readOnly)
  // Without a rule there is nothing to delete: only a script speaks of it.
  const names = shown.filter(({ sheets }) => sheets.length > 0).map(({ name }) => name)
  if (readOnly || names.length === 0) return null
  return <Button onClick={() => void removeUnused(names, services)}>{messages.removeUnused(names.length)}</Button>
}

interface ListProps extends Pick<ReturnType<typeof useSiteClasses>, 'classes' | 'again'> {
  readonly shown: readonly SiteClass[]
  readonly query: string
  readonly kind: Kind
  readonly services: PageServices
  readonly scroller: RefObject<HTMLElement | null>
}

function ClassList({ classes, shown, query, kind, again, services, scroller }: ListProps) {
  const readOnly = useStore(services.canvas.state, (state) => state.readOnly)
  const [open, setOpen] = useState<string | null>(null)
  const { rename, canRename } = createRenameClass({
    ...services,
    hasUtilities: () => services.settings.state.getState().settings.enable_tailwind,
  })
  if (classes === null) return <p className={styles.reading}>{messages.reading}</p>
  if (classes === 'failed')
    return (
      <div className={styles.reading}>
        <p>{messages.failed}</p>
        <Button onClick={again}>{messages.again}</Button>
      </div>
    )
  if (classes.length === 0) return <EmptyState title={messages.none} text={messages.noneText} />
  if (shown.length === 0)
    return <EmptyState title={kind === 'unused' && query === '' ? messages.noneUnused : messages.noneFound} />
  const row = (siteClass: SiteClass) => {
    const { name } = siteClass
    return (
      <ClassRow
        siteClass={siteClass}
        isOpen={open === name}
        onToggle={() => setOpen(open === name ? null : name)}
        onGoTo={(page) => void goTo(name, page, services)}
        onRename={readOnly || !canRename ? null : (typed) => void rename(name, typed, () => setOpen(null))}
        onRemove={readOnly ? null : () => void removeClass(name, services)}
      />
    )
  }
  if (shown.length > fewClasses)
    return (
      <CardGrid
        label={messages.title}
        items={shown}
        itemKey={({ name }) => name}
        // One beside the other would be too narrow to read.
        minimumWidth={1000}
        gap={0}
        scroller={scroller}
        render={row}
      />
    )
  return (
    <ul>
      {shown.map((siteClass) => (
        <li key={siteClass.name}>{row(siteClass)}</li>
      ))}
    </ul>
  )
}
