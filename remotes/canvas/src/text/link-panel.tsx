import { useState } from 'react'
import styles from './format-bar.module.css'
import { FormatPanel } from './format-panel.tsx'
import type { Formatting, TextFacts } from './formatting.ts'
import type { LinkTarget } from './link-address.ts'
import { messages } from './messages.ts'

/** Shown at once; typing narrows further. */
const mostTargets = 8

function narrowed(targets: readonly LinkTarget[], typed: string): readonly LinkTarget[] {
  const wanted = typed.trim().toLowerCase()
  return targets
    .filter(({ label, href }) => label.toLowerCase().includes(wanted) || href.includes(wanted))
    .slice(0, mostTargets)
}

function Targets({ targets, onChoose }: { targets: readonly LinkTarget[]; onChoose: (href: string) => void }) {
  return (
    <ul className={styles.targets} aria-label={messages.pages}>
      {targets.map(({ label, href }) => (
        <li key={`${label} ${href}`}>
          <button type="button" className={styles.target} data-stop onClick={() => onChoose(href)}>
            {label}
          </button>
        </li>
      ))}
    </ul>
  )
}

interface LinkPanelProps {
  readonly formatting: Formatting
  readonly link: TextFacts['link']
  readonly onDone: () => void
}

/** Where a link leads: an address that is typed, a page of the site or an anchor of this page. */
export function LinkPanel({ formatting, link, onDone }: LinkPanelProps) {
  const known = link?.href ?? ''
  const [address, setAddress] = useState(known)
  const [isNewTab, setNewTab] = useState(link?.isNewTab ?? false)
  const accept = (href: string) => {
    formatting.link(href, isNewTab)
    onDone()
  }
  return (
    <FormatPanel label={messages.link} onDone={onDone} onSubmit={() => accept(address)}>
      <input
        className={styles.field}
        type="text"
        data-stop
        aria-label={messages.address}
        placeholder={messages.addressHint}
        value={address}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => setAddress(event.currentTarget.value)}
      />
      <Targets targets={narrowed(formatting.targets(), address === known ? '' : address)} onChoose={accept} />
      <label className={styles.choice}>
        <input type="checkbox" checked={isNewTab} onChange={(event) => setNewTab(event.currentTarget.checked)} />
        {messages.newTab}
      </label>
      <div className={styles.actions}>
        <button type="submit" className={styles.main}>
          {messages.setLink}
        </button>
        {link && (
          <button type="button" className={styles.other} onClick={() => accept('')}>
            {messages.removeLink}
          </button>
        )}
      </div>
    </FormatPanel>
  )
}
