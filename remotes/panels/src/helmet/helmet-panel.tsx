import { useStore } from 'zustand'
import type { Page } from '@pergola/contracts'
import { pageTitle, siteAddress } from '@pergola/site/project'
import { EmptyState, ReadOnlyNotice, Skeleton } from '@pergola/ui'
import { HelmetFields } from './helmet-fields.tsx'
import styles from './helmet-panel.module.css'
import { messages } from './messages.ts'
import { SearchPreview } from './search-preview.tsx'
import { SocialPreview } from './social-preview.tsx'
import { useHelmet } from './use-helmet.ts'
import type { HelmetPanelProps } from './helmet-panel-props.ts'

interface AskedHelmet extends HelmetPanelProps {
  /** The page it was asked for; what another one says meanwhile is not shown. */
  readonly argument?: unknown
}

/** The head of the open page, and how the page looks where others show it. */
export function HelmetPanel({ argument, ...services }: AskedHelmet) {
  const { canvas } = services
  const name = useStore(canvas.state, (state) => state.document?.pageName ?? '')
  const page = useStore(canvas.record, ({ project }): Page | undefined => project?.pages[name])
  if (typeof argument === 'string' && argument !== name) return <Skeleton height="100%" />
  if (!page) return <EmptyState title={messages.unavailable} />
  return <OpenHelmet key={name} {...services} page={page} />
}

function OpenHelmet({ page, ...services }: HelmetPanelProps & { page: Page }) {
  const { canvas, toasts } = services
  const readOnly = useStore(canvas.state, (state) => state.readOnly)
  const helmet = useHelmet(canvas, page, toasts)
  const { description, robots, customMetaTags } = helmet.values
  const name = useStore(canvas.record, ({ project }) => project?.name ?? '')
  const site = useStore(canvas.record, ({ project }) => project && siteAddress(project))
  const unnamed = helmet.isOwnHead
    ? ''
    : pageTitle({ name }, { name: page.name, helmet: { ...page.helmet, title: '' } })
  const title = helmet.values.title || unnamed
  return (
    <div className={styles.panel} onBlur={helmet.keep}>
      {readOnly && <ReadOnlyNotice text={messages.readOnly} />}
      <h3 className={styles.heading}>{messages.heading}</h3>
      <div className={styles.columns}>
        <HelmetFields {...services} page={page} helmet={helmet} unnamed={unnamed} readOnly={readOnly} />
        <aside className={styles.previews}>
          <SearchPreview page={page} site={site} title={title} description={description} robots={robots} />
          <SocialPreview {...services} page={page} site={site} facts={{ title, description, tags: customMetaTags }} />
        </aside>
      </div>
    </div>
  )
}
