import { Cloud, Download } from 'lucide-react'
import { useState } from 'react'
import { useStore } from 'zustand'
import type { LongWork, Progress } from '@pergola/contracts'
import { Button, ProgressBar, Select } from '@pergola/ui'
import type { FontMap } from '../change-fonts.ts'
import type { FontServices } from '../font-services.ts'
import { fontMessages as messages } from '../messages.ts'
import { withKey } from '../with-key.ts'
import styles from './google-fonts.module.css'
import split from '../../list-and-detail.module.css'
import { cdnKey, entryName, fileNameOf, type GoogleFamily, usualSubset, variantLabel } from './google-family.ts'
import { type GoogleChoice, installAsCdn, installLocally } from './install-google.ts'

interface FamilyVariantsProps extends FontServices {
  family: GoogleFamily
}

const noFonts: FontMap = {}
const none: ReadonlySet<string> = new Set()

/** What a family has, to be installed all at once or one by one. */
export function FamilyVariants({ family, ...services }: FamilyVariantsProps) {
  const fonts = useStore(services.projects.state, (state) => state.open?.project.fonts ?? noFonts)
  const [chosen, setChosen] = useState(none)
  const [subset, setSubset] = useState(() => usualSubset(family.subsets))
  const work = useInstalling()
  const variants = family.variants.filter((variant) => chosen.has(variant))
  const choice = { family, variants, subset }

  async function install(kind: 'cdn' | 'local') {
    if (variants.length === 0) return services.toasts.warning(messages.nothingChosen)
    if (kind === 'local' && !navigator.onLine) return services.toasts.warning(messages.offline)
    const isDone =
      kind === 'cdn'
        ? await installAsCdn(services, choice)
        : await work.run((given) => installLocally(services, choice, given))
    if (isDone) setChosen(none)
  }

  return (
    <section className={styles.variants} aria-label={family.family}>
      <h3 className={styles.title}>{family.family}</h3>
      <div className={styles.row}>
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={variants.length === family.variants.length}
            onChange={(event) => setChosen(event.currentTarget.checked ? new Set(family.variants) : none)}
          />
          {messages.selectAll}
        </label>
        {family.subsets.length > 1 && (
          <Select
            label={messages.subset}
            value={subset}
            options={family.subsets.map((value) => ({ value, label: value }))}
            onChange={setSubset}
          />
        )}
      </div>
      <VariantList choice={choice} fonts={fonts} chosen={chosen} onChoose={setChosen} />
      <div className={styles.actions}>
        {work.progress ? (
          <>
            <div className={styles.progress}>
              <ProgressBar label={messages.installing} {...work.progress} />
            </div>
            <Button onClick={work.cancel}>{messages.cancel}</Button>
          </>
        ) : (
          <>
            <Button icon={<Cloud />} onClick={() => void install('cdn')}>
              {messages.installCdn}
            </Button>
            <Button variant="primary" icon={<Download />} onClick={() => void install('local')}>
              {messages.installLocal}
            </Button>
          </>
        )}
      </div>
    </section>
  )
}

interface VariantListProps {
  choice: GoogleChoice
  fonts: FontMap
  chosen: ReadonlySet<string>
  onChoose: (chosen: ReadonlySet<string>) => void
}

function VariantList({ choice, fonts, chosen, onChoose }: VariantListProps) {
  return (
    <ul className={styles.list} aria-label={messages.variants}>
      {choice.family.variants.map((variant) => (
        <li key={variant}>
          <label className={styles.check}>
            <input
              type="checkbox"
              checked={chosen.has(variant)}
              onChange={({ currentTarget }) => onChoose(withKey(chosen, variant, currentTarget.checked))}
            />
            <span className={styles.variant}>{variantLabel(variant)}</span>
            {isInstalled(fonts, choice, variant) && <span className={split.note}>{messages.isInstalled}</span>}
          </label>
        </li>
      ))}
    </ul>
  )
}

function isInstalled(fonts: FontMap, { family, subset }: GoogleChoice, variant: string) {
  const key = cdnKey(entryName(family.family, variant), family, subset)
  return Object.hasOwn(fonts, key) || Object.hasOwn(fonts, fileNameOf(family, variant, subset))
}

/** Work that says how far it is and can be given up. */
function useInstalling() {
  const [running, setRunning] = useState<{ progress: Pick<Progress, 'done' | 'total'>; abort: AbortController } | null>(
    null,
  )
  return {
    progress: running?.progress ?? null,
    cancel: () => running?.abort.abort(),
    async run(install: (work: LongWork) => Promise<boolean>): Promise<boolean> {
      const abort = new AbortController()
      setRunning({ progress: { done: 0, total: 0 }, abort })
      const onProgress = ({ done, total }: Progress) => setRunning({ progress: { done, total }, abort })
      return install({ signal: abort.signal, onProgress }).finally(() => setRunning(null))
    },
  }
}
