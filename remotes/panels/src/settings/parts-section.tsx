import type { RemoteInfo, RemotesService } from '@pergola/contracts'
import { Button, IconButton, Switch } from '@pergola/ui'
import { RotateCw, Trash2 } from 'lucide-react'
import { useStore } from 'zustand'
import { AddPart } from './add-part.tsx'
import { partMessages as messages } from './parts-messages.ts'
import styles from './parts-section.module.css'

/** Every part of the editor with its state; parts of strangers are added and removed here. */
export function PartsSection({ remotes }: { remotes: RemotesService }) {
  const list = useStore(remotes.state, (state) => state.list)
  const leaving = list.some(({ phase }) => phase === 'leaving')
  return (
    <section className={styles.section} aria-label={messages.title}>
      <h3 className={styles.title}>{messages.title}</h3>
      <p className={styles.text}>{messages.text}</p>
      <ul className={styles.list}>
        {list.map((info) => (
          <Part key={info.name} info={info} remotes={remotes} />
        ))}
      </ul>
      {leaving && (
        <div className={styles.reload}>
          <span>{messages.reloadText}</span>
          <Button onClick={() => globalThis.location.reload()}>{messages.reload}</Button>
        </div>
      )}
      <AddPart remotes={remotes} />
    </section>
  )
}

function Part({ info, remotes }: { info: RemoteInfo; remotes: RemotesService }) {
  const { name, title, origin, added, phase, problem, final, refused = [] } = info
  return (
    <li className={styles.part} aria-label={title}>
      <span className={styles.name}>{title}</span>
      <span className={styles.origin}>{origin ?? messages.own}</span>
      <span className={styles.state} data-phase={phase}>
        {messages.phases[phase]}
      </span>
      <span className={styles.actions}>
        {phase === 'failed' && !final && (
          <IconButton label={messages.retry(title)} icon={<RotateCw />} onClick={() => remotes.retry(name)} />
        )}
        {added && phase !== 'leaving' && (
          <IconButton label={messages.remove(title)} icon={<Trash2 />} danger onClick={() => remotes.remove(name)} />
        )}
      </span>
      {problem && (
        <p className={styles.problem}>
          {problem.title}. {problem.text} {problem.detail && <code>{problem.detail}</code>}
        </p>
      )}
      {refused.length > 0 && <Refused title={title} sentences={refused} />}
      <Switches info={info} remotes={remotes} />
    </li>
  )
}

/** A part that is loaded and brought something that cannot be used: its author, and whoever added it, read why. */
function Refused({ title, sentences }: { title: string; sentences: readonly string[] }) {
  return (
    <div className={styles.problem}>
      <p>{messages.refused(title)}</p>
      <ul className={styles.refused}>
        {sentences.map((sentence) => (
          <li key={sentence}>
            <code>{sentence}</code>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Switches of the part's own. */
function Switches({ info, remotes }: { info: RemoteInfo; remotes: RemotesService }) {
  const { settings = [] } = info
  if (settings.length === 0) return null
  return (
    <ul className={styles.switches} aria-label={messages.settings(info.title)}>
      {settings.map(({ name, label, hint, value }) => (
        <li key={name}>
          <Switch label={label} hint={hint} checked={value} onChange={(next) => remotes.setSetting?.(name, next)} />
        </li>
      ))}
    </ul>
  )
}
