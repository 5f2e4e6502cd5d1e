import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { ViewProps } from '@pergola/contracts'
import { Button, EmptyState, SegmentedControl, Skeleton } from '@pergola/ui'
import { useVariables, type Variables } from '../variables/use-variables.ts'
import type { VariableServices } from '../variables/variable-services.ts'
import { exportGuide } from './export-guide.ts'
import { guideDocument, stateAttribute, type Scheme } from './guide-document.ts'
import { guideOf } from './guide-parts.ts'
import { messages } from './messages.ts'
import styles from './style-guide.module.css'

type Shown = 'both' | Scheme

type GuideProps = VariableServices & ViewProps

/** The system of the site on one sheet, in both schemes, drawn by the site's own sheets. */
export function StyleGuideView(props: GuideProps) {
  const isOpen = useStore(props.canvas.state, (state) => state.document !== null)
  if (!isOpen) return <EmptyState title={messages.noPage} text={messages.noPageText} />
  return <OpenGuide {...props} />
}

function OpenGuide({ close, ...services }: GuideProps) {
  const variables = useVariables(services)
  const readOnly = useStore(services.canvas.state, (state) => state.readOnly)
  const [shown, setShown] = useState<Shown>('both')
  const [isExporting, setIsExporting] = useState(false)

  async function makePage() {
    setIsExporting(true)
    const guide = await guideOf(services.canvas, variables, null)
    const isMade = await exportGuide(services, guide)
    setIsExporting(false)
    if (isMade) close?.()
  }

  if (variables.phase === 'failed') return <EmptyState title={messages.notRead} />
  const schemes: readonly Scheme[] = shown === 'both' ? ['light', 'dark'] : [shown]
  return (
    <section className={styles.guide} aria-label={messages.title}>
      <div className={styles.head}>
        <SegmentedControl<Shown>
          label={messages.schemes}
          value={shown}
          options={[
            { value: 'both', label: messages.both },
            { value: 'light', label: messages.light },
            { value: 'dark', label: messages.dark },
          ]}
          onChange={setShown}
        />
        {!readOnly && (
          <Button
            variant="primary"
            title={messages.exportTitle}
            disabled={isExporting || variables.phase !== 'ready'}
            onClick={() => void makePage()}
          >
            {messages.export}
          </Button>
        )}
      </div>
      <div className={styles.frames}>
        {schemes.map((scheme) => (
          <GuideFrame key={scheme} services={services} variables={variables} scheme={scheme} />
        ))}
      </div>
    </section>
  )
}

interface GuideFrameProps {
  readonly services: VariableServices
  readonly variables: Variables
  readonly scheme: Scheme
}

function GuideFrame({ services, variables, scheme }: GuideFrameProps) {
  const { canvas, projects } = services
  const { phase, rows, modes } = variables
  const [text, setText] = useState<string | null>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    if (phase !== 'ready') return undefined
    let isWanted = true
    const draw = async () => {
      const guide = await guideOf(canvas, { rows, modes }, stateAttribute)
      const drawn = await guideDocument({ canvas, projects, guide, modes, scheme })
      if (isWanted) setText(drawn)
    }
    draw().catch((error: unknown) => {
      console.error('The style guide could not be drawn.', error)
      if (isWanted) setFailed(true)
    })
    return () => {
      isWanted = false
    }
  }, [canvas, projects, phase, rows, modes, scheme])
  if (failed) return <EmptyState title={messages.notRead} />
  if (text === null) return <Skeleton height="100%" />
  return (
    <iframe
      className={styles.frame}
      style={{ colorScheme: scheme }}
      title={messages.frame(messages[scheme])}
      sandbox=""
      srcDoc={text}
    />
  )
}
