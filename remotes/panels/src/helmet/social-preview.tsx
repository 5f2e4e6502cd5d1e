import { ImageOff } from 'lucide-react'
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
  facts: PageFacts
}

export function SocialPreview({ projects, page, facts }: SocialPreviewProps) {
  const served = useServed()
  const open = useStore(projects.state, (state) => state.open)
  const card = socialCard(facts)
  const image = open && localImage(open, page, card.image)
  return (
    <section className={styles.preview} aria-label={messages.social}>
      <h3 className={styles.label}>{messages.social}</h3>
      <div className={styles.card} data-large={card.isLarge || undefined} data-social>
        <div className={styles.picture}>
          {image ? (
            <img key={served} src={image} alt="" />
          ) : (
            <span className={styles.noPicture}>
              <ImageOff aria-hidden="true" />
              {card.image === '' ? messages.noImage : messages.remoteImage}
            </span>
          )}
        </div>
        <div className={styles.cardText}>
          <span className={styles.address}>example.com</span>
          <span className={styles.socialTitle}>{card.title || messages.untitled}</span>
          <span className={styles.socialText}>{card.description}</span>
        </div>
      </div>
    </section>
  )
}

/** Pictures of the project only: showing one from elsewhere would tell its server who is editing. */
function localImage({ id, files, revision }: OpenProject, page: Page, address: string): string | null {
  if (address === '' || /^[a-z][\w+.-]*:|^\/\//i.test(address)) return null
  const root = 'https://project.invalid/'
  const path = decoded(new URL(address, root + outputPath(page)).pathname.slice(1))
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
