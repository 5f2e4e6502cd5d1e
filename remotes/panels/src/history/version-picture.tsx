import { FileText, House } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { ProjectHistory, ProjectVersion } from '@pergola/contracts'
import styles from './history-panel.module.css'

/** Where one was taken; else the sign of the index page, or the first letter of another. */
export function VersionPicture({ version, history }: { version: ProjectVersion; history: ProjectHistory }) {
  const [address, setAddress] = useState<string | null>(null)
  const { revision, hasPicture } = version

  useEffect(() => {
    if (!hasPicture) return undefined
    let made: string | null = null
    let isOver = false
    void history.readPicture(revision).then(async (picture) => {
      if (!picture || isOver) return
      made = URL.createObjectURL(new Blob([await picture.arrayBuffer()], { type: 'image/webp' }))
      if (isOver) URL.revokeObjectURL(made)
      else setAddress(made)
    })
    return () => {
      isOver = true
      if (made) URL.revokeObjectURL(made)
    }
  }, [history, revision, hasPicture])

  const [page] = version.pages
  return (
    <span className={styles.picture} aria-hidden>
      {address ? <img src={address} alt="" /> : <span className={styles.sign}>{signOf(page)}</span>}
    </span>
  )
}

function signOf(page: string | undefined) {
  if (page === undefined) return <FileText size={16} strokeWidth={1.5} />
  return page === 'index' ? <House size={16} strokeWidth={1.5} /> : [...page][0]
}
