import type { ReactNode } from 'react'
import styles from './gallery.module.css'

export function Card({ title, flush, children }: { title: string; flush?: boolean; children: ReactNode }) {
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>{title}</h2>
      <div className={flush ? undefined : styles.stack}>{children}</div>
    </section>
  )
}
