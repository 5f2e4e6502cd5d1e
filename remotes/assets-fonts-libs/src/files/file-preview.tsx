import { Code, X } from 'lucide-react'
import { useId } from 'react'
import { projectFilesUrl } from '@pergola/contracts'
import { encodePath } from '@pergola/site/project'
import { IconButton, useServed } from '@pergola/ui'
import { assetKind, megabytes } from '../assets/asset-kind.ts'
import styles from './project-files.module.css'
import { fileMessages as messages } from './messages.ts'

interface FilePreviewProps {
  projectId: string
  path: string
  size: number
  /** Opens it as the text it is; absent where it is none. */
  onEdit?: (() => void) | undefined
  onClose: () => void
}

/** The file itself, as far as a browser can show it. */
export function FilePreview({ projectId, path, size, onEdit, onClose }: FilePreviewProps) {
  const served = useServed()
  const name = path.slice(path.lastIndexOf('/') + 1)
  const url = projectFilesUrl(projectId) + encodePath(path)
  return (
    <aside className={styles.preview} aria-label={messages.preview(name)}>
      <div className={styles.previewHead}>
        <span className={styles.name}>{name}</span>
        <span className={styles.size}>{megabytes(size)}</span>
        {onEdit && <IconButton label={messages.editAsCode} icon={<Code />} onClick={onEdit} />}
        <IconButton label={messages.closePreview} icon={<X />} onClick={onClose} />
      </div>
      <div className={styles.stage}>
        <Shown key={`${url} ${served}`} name={name} url={url} />
      </div>
    </aside>
  )
}

const types: readonly (readonly [string, RegExp])[] = [
  ['image/any', /\.(?:png|apng|jpe?g|gif|webp|avif|svg|ico|bmp)$/i],
  ['video/any', /\.(?:mp4|m4v|webm|ogv|mov)$/i],
  ['audio/any', /\.(?:mp3|m4a|aac|ogg|oga|opus|wav|flac)$/i],
]

function Shown({ name, url }: { name: string; url: string }) {
  const type = types.find(([, pattern]) => pattern.test(name))?.[0] ?? ''
  switch (assetKind({ name, type })) {
    case 'image':
      return <img src={url} alt={name} />
    case 'video':
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- the user's own file, as it is
      return <video src={url} controls preload="metadata" aria-label={name} />
    case 'audio':
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- the user's own file, as it is
      return <audio src={url} controls preload="metadata" aria-label={name} />
    case 'font':
      return <FontSample url={url} />
    case 'document':
      return <p className={styles.note}>{messages.notShown}</p>
  }
}

const sample = 'ABCDEFGHIJKLM nopqrstuvwxyz 0123456789 ÄÖÜ äöü ß & ? !'

function FontSample({ url }: { url: string }) {
  const family = `preview-${useId().replace(/\W/g, '')}`
  return (
    <div className={styles.font} style={{ fontFamily: family }}>
      <style>{`@font-face { font-family: "${family}"; src: url("${url}") }`}</style>
      <p>{sample}</p>
      <p>{sample}</p>
      <p>{sample}</p>
    </div>
  )
}
