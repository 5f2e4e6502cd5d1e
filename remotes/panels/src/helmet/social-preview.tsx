import { ImageOff } from 'lucide-react'
import { useState } from 'react'
import { useStore } from 'zustand'
import { projectFilesUrl } from '@pergola/contracts'
import type { OpenProject, Page, ProjectsService } from '@pergola/contracts'
import { useServed } from '@pergola/ui'
import { encodePath, outputPath } from '@pergola/site/project'
import styles from './helmet-panel.module.css'
import { messages } from './messages.ts'
import { socialCard } from './social-card.ts'
import type { PageFacts } from './social-card.ts'

interface SocialPreviewProps {
  projects: ProjectsService
  page: Page
  /** Address of the site; null while none is said. */
  site: string | null
  facts: PageFacts
}

export function SocialPreview({ projects, page, site, facts }: SocialPreviewProps) {
  const open = useStore(projects.state, (state) => state.open)
  const card = socialCard(facts)
  return (
    <section className={styles.preview} aria-label={messages.social}>
      <h3 className={styles.label}>{messages.social}</h3>
      <div className={styles.card} data-large={card.isLarge || undefined} data-social>
        <div className={styles.picture}>
          <Picture page={page} address={card.image} image={open && localImage(open, page, card.image)} />
        </div>
        <div className={styles.cardText}>
          <span className={styles.address}>{site === null ? 'example.com' : new URL(site).host}</span>
          <span className={styles.socialTitle} dir="auto">
            {card.title || messages.untitled}
          </span>
          <span className={styles.socialText} dir="auto">
            {card.description}
          </span>
        </div>
      </div>
    </section>
  )
}

function Picture({ page, address, image }: { page: Page; address: string; image: string | null }) {
  const served = useServed()
  const [unreadable, setUnreadable] = useState<string | null>(null)
  const key = `${served} ${image}`
  if (image && unreadable !== key) return <img key={key} src={image} alt="" onError={() => setUnreadable(key)} />
  return (
    <span className={styles.noPicture}>
      <ImageOff aria-hidden="true" />
      {image ? messages.unreadableImage : reasonWithout(page, address)}
    </span>
  )
}

function reasonWithout(page: Page, address: string): string {
  if (address === '') return messages.noImage
  return placeOf(page, address) ? messages.missingImage(address) : messages.remoteImage
}

const root = 'https://project.invalid/'

/** Pictures of the project only: showing one from elsewhere would tell its server who is editing. */
function placeOf(page: Page, address: string): URL | null {
  const place = URL.parse(address, root + outputPath(page))
  return place?.href.startsWith(root) ? place : null
}

function localImage({ id, files, revision }: OpenProject, page: Page, address: string): string | null {
  const path = address === '' ? null : decoded(placeOf(page, address)?.pathname.slice(1) ?? '')
  if (path === null || !Object.hasOwn(files, path)) return null
  return `${projectFilesUrl(id)}${encodePath(path)}?v=${revision}`
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null // A stray percent sign names no file.
  }
}
