import { ImagePlus, Trash2 } from 'lucide-react'
import { useStore } from 'zustand'
import { paths, projectFilesUrl } from '@pergola/contracts'
import type { CanvasService, FileLike, Page, ProjectsService, ToastsService } from '@pergola/contracts'
import { IconButton, UploadButton, useServed } from '@pergola/ui'
import { addressFrom, readAddedFiles } from '@pergola/site/project'
import styles from './helmet-panel.module.css'
import { messages } from './messages.ts'
import { writeIcons } from './site-icons.ts'
import { toPng } from './to-png.ts'
import type { HelmetDraft } from './use-helmet.ts'

interface SiteIconProps {
  canvas: CanvasService
  projects: ProjectsService
  toasts: ToastsService
  page: Page
  helmet: HelmetDraft
  readOnly: boolean
}

/** One icon for the whole project; a page with a head of its own links to it. */
export function SiteIcon({ canvas, projects, toasts, page, helmet, readOnly }: SiteIconProps) {
  const served = useServed()
  const open = useStore(projects.state, (state) => state.open)
  const hasLogo = open !== null && Object.hasOwn(open.files, paths.logo)
  const address = hasLogo ? `${projectFilesUrl(open.id)}${paths.logo}?v=${open.revision}` : null

  async function upload(file: File) {
    const image = await toPng(file)
    if (!image) return toasts.error(messages.iconFailed)
    const written = await projects.writeFile(paths.logo, image as FileLike)
    if (!written.ok) return toasts.error(messages.iconNotStored, written.detail)
    const project = canvas.record.getState().project
    const icons = project ? readAddedFiles(project).icons : []
    if (icons.length > 0 && !(await writeIcons(projects, icons))) toasts.error(messages.added.iconsNotMade)
    const link = helmet.isOwnHead ? addressFrom(page, paths.logo) : paths.logo
    if (helmet.values.icon !== link) helmet.set('icon', link)
  }

  async function remove() {
    const removed = await projects.removeFiles([paths.logo])
    if (!removed.ok) return toasts.error(messages.iconNotStored, removed.detail)
    if (helmet.values.icon.endsWith(paths.logo)) helmet.set('icon', '')
  }

  return (
    <div className={styles.icon}>
      <div className={styles.iconBox}>
        {address ? <img key={served} src={address} alt={messages.icon} /> : <ImagePlus aria-hidden="true" />}
      </div>
      <div className={styles.iconText}>
        <span className={styles.label}>{messages.icon}</span>
        <span className={styles.hint}>{messages.iconHint}</span>
      </div>
      <UploadButton
        label={messages.chooseIcon}
        fieldLabel={messages.icon}
        accept="image/*"
        icon={null}
        disabled={readOnly}
        onFiles={([file]) => void upload(file)}
      />
      {hasLogo && !readOnly && (
        <IconButton label={messages.removeIcon} icon={<Trash2 />} onClick={() => void remove()} />
      )}
    </div>
  )
}
