import type { Progress, ProjectsState } from '@pergola/contracts'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { Button, EmptyState, PanelFrame, ProgressBar } from '@pergola/ui'
import { BudgetFields } from './budget-fields.tsx'
import { accessNotes } from './access-findings.ts'
import { createChecks } from './create-checks.ts'
import { createSiteChecks, type SiteCheckServices } from './create-site-checks.ts'
import { FindingGroup } from './finding-group.tsx'
import { checkKinds } from './finding.ts'
import { messages } from './messages.ts'
import styles from './page-checks.module.css'
import { SiteChecksSection } from './site-checks.tsx'

/** What is wrong with the open page, found anew whenever edits have been still for a while. */
export function PageChecks(services: SiteCheckServices) {
  const { canvas, navigation } = services
  const [checks] = useState(() => createChecks(services))
  const [site] = useState(() => createSiteChecks(services))
  const isOfSite = useStore(site.state, (state) => state.progress !== null)
  const hasPages = useStore(services.projects.state, hasSeveralPages)
  const { running, progress, checked, findings, weight, budget, access } = useStore(checks.state)
  const isOpen = useStore(canvas.state, (state) => state.document !== null)
  // Pages that come and go while all are checked are not checked beside.
  useEffect(() => (isOfSite ? undefined : checks.start()), [checks, isOfSite])
  useEffect(() => site.cancel, [site])

  if (!isOpen) {
    return (
      <PanelFrame label={messages.title}>
        <EmptyState title={messages.noPage} text={messages.noPageText} />
      </PanelFrame>
    )
  }
  const note = accessNotes[access]
  return (
    <PanelFrame
      label={messages.title}
      head={
        <div className={styles.head}>
          <output className={styles.count}>
            {running ? messages.running : checked ? messages.found(findings.length) : ''}
          </output>
          <Button disabled={running || isOfSite} onClick={() => void checks.run()}>
            {messages.run}
          </Button>
        </div>
      }
    >
      <BudgetFields weight={weight} budget={budget} onChange={checks.setBudget} />
      {note && <p className={styles.note}>{note}</p>}
      {running && (!checked || progress) && <CheckProgress progress={progress} onCancel={checks.cancel} />}
      {checked && !running && findings.length === 0 && (
        // Below the weight, not as tall as the whole panel.
        <div>
          <EmptyState title={messages.none} text={access === 'whole' ? messages.noneText : messages.noneAsked} />
        </div>
      )}
      {checkKinds.map((kind) => (
        <FindingGroup
          key={kind}
          kind={kind}
          findings={findings.filter((each) => each.kind === kind)}
          canvas={canvas}
          go={navigation.go}
        />
      ))}
      {hasPages && <SiteChecksSection checks={site} />}
    </PanelFrame>
  )
}

function hasSeveralPages({ open }: ProjectsState): boolean {
  return Object.values(open?.project.pages ?? {}).filter(({ hidden }) => !hidden).length > 1
}

function CheckProgress({ progress, onCancel }: { progress: Progress | null; onCancel: () => void }) {
  return (
    <div className={styles.progress}>
      <ProgressBar label={messages.running} done={progress?.done ?? 0} total={progress?.total ?? 0} />
      {progress && <Button onClick={onCancel}>{messages.cancel}</Button>}
    </div>
  )
}
