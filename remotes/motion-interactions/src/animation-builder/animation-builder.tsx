import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { Services } from '@pergola/contracts'
import { EmptyState, SearchField } from '@pergola/ui'
import { AddAnimationForm } from './add-animation-form.tsx'
import styles from './animation-builder.module.css'
import { AnimationRow } from './animation-row.tsx'
import { addAnimation, removeAnimation } from './keyframe-edits.ts'
import type { KeyframeMode } from './create-keyframe-mode.ts'
import { messages } from './messages.ts'
import { ModeBar } from './mode-bar.tsx'
import type { PageAnimation } from './page-animations.ts'
import { usePageAnimations } from './use-page-animations.ts'
import { useSheetEdit } from './use-sheet-edit.ts'

interface AnimationBuilderProps extends Pick<Services, 'canvas' | 'dialogs' | 'toasts'> {
  mode: KeyframeMode
}

/** Every `@keyframes` of the open page: added, edited frame by frame, played on the selected element. */
export function AnimationBuilder({ canvas, dialogs, toasts, mode }: AnimationBuilderProps) {
  const phase = useStore(canvas.state, (state) => state.phase)
  const animations = usePageAnimations(canvas)
  const edit = useSheetEdit(canvas)
  // Nobody is left writing to a frame that no panel shows.
  useEffect(() => () => mode.choose(null), [mode])
  const chosen = useStore(mode.chosen, ({ frame }) => frame)
  const [typed, setTyped] = useState('')
  const wanted = typed.trim().toLowerCase()
  const found = animations.filter(({ name }) => name.toLowerCase().includes(wanted))

  if (phase !== 'ready') return <EmptyState title={messages.noPage} />

  function add(name: string) {
    const target = canvas.sheets().findLast(({ editable }) => editable)
    if (target) edit(target.file, addAnimation(name), messages.addLabel(name))
    else canvas.replaceSource({ css: addAnimation(name)(canvas.source().css, '') }, messages.addLabel(name))
  }

  function play({ name }: PageAnimation) {
    const outcome = canvas.playAnimation(name, { duration: 1000 })
    if (!outcome.ok) toasts.warning(messages.selectFirst)
  }

  async function remove({ name, file }: PageAnimation) {
    const answer = await dialogs.confirm({
      title: messages.remove(name),
      message: messages.removeQuestion(name),
      confirmLabel: messages.removeLabel,
      danger: true,
    })
    if (answer === 'confirm') edit(file, removeAnimation(name), messages.removeStep(name))
  }

  return (
    <section className={styles.builder} aria-label={messages.title}>
      {chosen && <ModeBar canvas={canvas} toasts={toasts} frame={chosen} onClose={() => mode.choose(null)} />}
      <SearchField label={messages.search} value={typed} onChange={setTyped} />
      <AddAnimationForm taken={animations.map(({ name }) => name)} onAdd={add} />
      {found.length === 0 && <EmptyState title={messages.empty} text={messages.emptyHint} />}
      <ul className={styles.list}>
        {found.map((animation) => (
          <AnimationRow
            key={`${animation.file} ${animation.id}`}
            animation={animation}
            chosen={chosen}
            onChoose={(frame) => mode.choose(frame)}
            onEdit={(change, label) => edit(animation.file, change, label)}
            onPlay={() => play(animation)}
            onRemove={() => void remove(animation)}
          />
        ))}
      </ul>
    </section>
  )
}
