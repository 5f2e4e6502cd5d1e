import type { ExportedZip, ShareOffer, ShareTarget } from '@pergola/contracts'
import { useStore } from 'zustand'
import { useShell } from '../../context/shell-context.tsx'
import { messages, sizeText } from './messages.ts'
import styles from './share.module.css'

interface ShareQuestionProps {
  zip: ExportedZip
  target: ShareTarget
  offered: ShareOffer | null
  isTooLarge: boolean
  /** What went wrong the last time. */
  problem?: string
}

/** Everything somebody needs to know before a copy of the site leaves. */
export function ShareQuestion({ zip, target, offered, isTooLarge, problem }: ShareQuestionProps) {
  const { projects } = useShell().services
  const name = useStore(projects.state, (state) => offered?.name ?? state.open?.project.name ?? '')
  const { host } = new URL(target.upload, location.origin)
  const place = target.kind === 'own' ? messages.ownPlace(host) : messages.foreignPlace(host)
  const kept = target.kind === 'own' ? messages.keptFor(target.seconds) : messages.expires(target.seconds)
  const trouble = isTooLarge ? messages.tooLarge(sizeText(target.bytes ?? 0)) : problem
  return (
    <div className={styles.question}>
      <p className={styles.intro}>{messages.question(name)}</p>
      <dl className={styles.facts}>
        <dt>{messages.place}</dt>
        <dd>{place}</dd>
        <dt>{messages.size}</dt>
        <dd>{sizeText(zip.file.size)}</dd>
        <dt>{messages.kept}</dt>
        <dd>{kept}</dd>
        <dt>{messages.secret}</dt>
        <dd>{messages.encrypted}</dd>
      </dl>
      {trouble !== undefined && (
        <p className={styles.trouble} role="alert">
          {trouble}
        </p>
      )}
    </div>
  )
}
