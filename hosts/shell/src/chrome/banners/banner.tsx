import type { ReactNode } from 'react'
import styles from './banners.module.css'

interface BannerProps {
  tone: 'info' | 'warning' | 'danger'
  text: string
  children: ReactNode
}

export function Banner({ tone, text, children }: BannerProps) {
  return (
    <div className={styles.banner} data-region="banner" data-tone={tone} role={tone === 'danger' ? 'alert' : 'status'}>
      <p className={styles.text}>{text}</p>
      {children}
    </div>
  )
}
