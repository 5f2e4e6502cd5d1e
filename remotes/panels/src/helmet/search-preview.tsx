import type { Page } from '@pergola/contracts'
import { outputPath, pageAddress } from '@pergola/site/project'
import styles from './helmet-panel.module.css'
import { messages } from './messages.ts'

interface SearchPreviewProps {
  page: Page
  /** Address of the site; null while none is said. */
  site: string | null
  title: string
  description: string
  robots: string
}

export function SearchPreview({ page, site, title, description, robots }: SearchPreviewProps) {
  const isHidden = /\b(?:noindex|none)\b/i.test(robots)
  return (
    <section className={styles.preview} aria-label={messages.search}>
      <h3 className={styles.label}>{messages.search}</h3>
      <div className={styles.card} data-muted={isHidden || undefined}>
        <span className={styles.address}>{shownAddress(page, site)}</span>
        <span className={styles.searchTitle} dir="auto">
          {title || messages.untitled}
        </span>
        <span className={styles.searchText} dir="auto">
          {description || messages.noDescription}
        </span>
      </div>
      {isHidden && <p className={styles.hint}>{messages.hidden}</p>}
    </section>
  )
}

function shownAddress(page: Page, site: string | null): string {
  if (site !== null) return pageAddress(site, page).replace(/^https?:\/\//, '')
  return `example.com › ${outputPath(page).replace(/(?:^|\/)index\.html$/, '')}`
}
