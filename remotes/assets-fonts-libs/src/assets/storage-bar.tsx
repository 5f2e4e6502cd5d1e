import { useStore } from 'zustand'
import type { AssetsService } from '@pergola/contracts'
import { messages } from '../messages.ts'
import { megabytes } from './asset-kind.ts'
import styles from './assets-manager.module.css'

export function StorageBar({ assets }: { assets: AssetsService }) {
  const { assets: list, available, used, total } = useStore(assets.state)
  const facts = [
    [messages.files, String(list.length)],
    [messages.available, megabytes(available)],
    [messages.used, megabytes(used)],
    [messages.total, megabytes(total)],
  ] as const

  return (
    <dl className={styles.stats}>
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
