import { useState } from 'react'
import { EmptyState, SegmentedControl, Skeleton } from '@pergola/ui'
import { messages } from './messages.ts'
import { pathFrom, type StarterPage, type StarterSite } from './read-starter.ts'
import type { Starter } from './starter-list.ts'
import styles from './starter-preview.module.css'
import { useStarter } from './use-starter.ts'

/** Pixels of the window that the page is laid out for. */
const widths = { wide: 1280, narrow: 390 } as const
type Width = keyof typeof widths
type Scheme = 'light' | 'dark'

const browserScheme = (): Scheme => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')

/** The pages of a starter as they will be: links lead from page to page, nothing runs and nothing is asked for. */
export function StarterPreview({ starter }: { readonly starter: Starter }) {
  const site = useStarter(starter)
  const [wanted, setWanted] = useState('index')
  const [width, setWidth] = useState<Width>('wide')
  const [scheme, setScheme] = useState<Scheme>(browserScheme)
  const page = site?.pages.find(({ name }) => name === wanted) ?? site?.pages[0]

  return (
    <>
      <p className={styles.about}>{starter.about}</p>
      <div className={styles.bar}>
        <SegmentedControl
          label={messages.pages}
          value={page?.name ?? ''}
          options={(site?.pages ?? []).map(({ name }) => ({ value: name, label: name }))}
          onChange={setWanted}
        />
        <SegmentedControl
          label={messages.width}
          value={width}
          options={[
            { value: 'wide', label: messages.wide },
            { value: 'narrow', label: messages.narrow },
          ]}
          onChange={setWidth}
        />
        <SegmentedControl
          label={messages.scheme}
          value={scheme}
          options={[
            { value: 'light', label: messages.light },
            { value: 'dark', label: messages.dark },
          ]}
          onChange={setScheme}
        />
      </div>
      <div className={styles.window} data-width={width}>
        {site === undefined && <Skeleton height="100%" />}
        {site === null && <EmptyState title={messages.notFetched} />}
        {site && page && <Frame {...{ site, page, width, scheme }} onFollow={setWanted} />}
      </div>
    </>
  )
}

interface FrameProps {
  readonly site: StarterSite
  readonly page: StarterPage
  readonly width: Width
  readonly scheme: Scheme
  readonly onFollow: (page: string) => void
}

function Frame({ site, page, width, scheme, onFollow }: FrameProps) {
  const [source] = useState(() => new Map<string, string>())
  if (!source.has(page.name)) source.set(page.name, site.document(page))

  function follow(event: MouseEvent) {
    // An element of the frame is of another window: nothing here is its class.
    const link = (event.target as Element | null)?.closest('a')
    const address = link?.getAttribute('href')
    if (!link || address === undefined || address === null) return
    // The frame has no address of its own to go on from.
    event.preventDefault()
    const [path = '', hash] = address.split('#')
    if (path === '') return link.ownerDocument.getElementById(hash ?? '')?.scrollIntoView()
    const next = URL.canParse(path) ? undefined : site.pages.find((each) => each.path === pathFrom(path, page.path))
    if (next) onFollow(next.name)
  }

  // Laid out for its own width, drawn as wide as there is room.
  function fit(frame: HTMLIFrameElement) {
    const room = frame.parentElement
    if (!room) return undefined
    const observer = new ResizeObserver(() => {
      const scale = room.clientWidth / widths[width]
      frame.style.transform = `scale(${scale})`
      frame.style.height = `${room.clientHeight / scale}px`
    })
    observer.observe(room)
    return () => observer.disconnect()
  }

  return (
    <iframe
      key={`${page.name} ${width}`}
      ref={fit}
      className={styles.frame}
      style={{ width: widths[width], colorScheme: scheme }}
      title={messages.preview(page.title)}
      sandbox="allow-same-origin"
      srcDoc={source.get(page.name)}
      onLoad={({ currentTarget }) => currentTarget.contentDocument?.addEventListener('click', follow)}
    />
  )
}
