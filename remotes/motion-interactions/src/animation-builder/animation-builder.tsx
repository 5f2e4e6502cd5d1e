import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { routes, type Services } from '@pergola/contracts'
import { EmptyState, SearchField } from '@pergola/ui'
import { ReadOnlyNote } from '../read-only-note.tsx'
import { AddAnimationForm } from './add-animation-form.tsx'
import styles from './animation-builder.module.css'
import { createAnimationActions } from './animation-actions.ts'
import { AnimationRow } from './animation-row.tsx'
import type { KeyframeMode } from './create-keyframe-mode.ts'
import { messages } from './messages.ts'
import { ModeBar } from './mode-bar.tsx'
import { usePageAnimations } from './use-page-animations.ts'
import { useSheetEdit } from './use-sheet-edit.ts'
import type { FrameAddress } from './frame-address.ts'

interface AnimationBuilderProps extends Pick<Services, 'canvas' | 'dialogs' | 'navigation' | 'settings' | 'toasts'> {
  mode: KeyframeMode
}

/** Every `@keyframes` of the open page: added, edited frame by frame, played on the selected element. */
export function AnimationBuilder({ mode, ...services }: AnimationBuilderProps) {
  const { canvas, dialogs, navigation, toasts } = services
  const phase = useStore(canvas.state, (state) => state.phase)
  const readOnly = useStore(canvas.state, (state) => state.readOnly)
  const { animations, overridden } = usePageAnimations(canvas)
  const edit = useSheetEdit(canvas)
  // Nobody is left writing to a frame that no panel shows, or that another tab has taken over.
  useEffect(() => {
    if (readOnly) mode.choose(null)
    return () => mode.choose(null)
  }, [mode, readOnly])
  const chosen = useStore(mode.chosen, ({ frame }) => frame)
  const [typed, setTyped] = useState('')
  const [added, setAdded] = useState<string | null>(null)
  const wanted = typed.trim().toLowerCase()
  const found = animations.filter(({ name }) => name.toLowerCase().includes(wanted))

  const actions = createAnimationActions({ canvas, dialogs, toasts, edit })

  function add(name: string) {
    setTyped('')
    setAdded(name)
    actions.add(name)
  }

  function choose(frame: FrameAddress | null) {
    mode.choose(frame)
    if (frame && navigation.state.getState().path !== routes.styling) navigation.go('styling')
  }

  if (phase !== 'ready') return <EmptyState title={messages.noPage} />

  return (
    <section className={styles.builder} aria-label={messages.title}>
      <div className={styles.content}>
        {readOnly && <ReadOnlyNote />}
        <SearchField label={messages.search} value={typed} onChange={setTyped} />
        {!readOnly && <AddAnimationForm taken={animations.map(({ name }) => name)} onAdd={add} />}
        {found.length === 0 && <EmptyState title={messages.empty} text={messages.emptyHint} />}
        <ul className={styles.list}>
          {found.map((animation) => (
            <AnimationRow
              key={`${animation.file} ${animation.nth} ${animation.name}`}
              animation={readOnly ? { ...animation, editable: false } : animation}
              winner={overridden.get(animation)}
              mayCopy={!readOnly}
              isNew={animation.name === added}
              chosen={chosen}
              onChoose={choose}
              onEdit={(change, label) => edit(animation.file, change, label)}
              actions={actions}
            />
          ))}
        </ul>
      </div>
      {chosen && <ModeBar {...services} frame={chosen} onClose={() => mode.choose(null)} />}
    </section>
  )
}
