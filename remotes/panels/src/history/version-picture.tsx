import { useEffect, useState } from 'react'
import type { ProjectHistory, ProjectVersion } from '@pergola/contracts'
import styles from './history-panel.module.css'

/** Where one was taken. */
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

  return <span className={styles.picture}>{address && <img src={address} alt="" />}</span>
}
