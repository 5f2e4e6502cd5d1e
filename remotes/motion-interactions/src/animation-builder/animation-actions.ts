import { sayStored, type Services } from '@pergola/contracts'
import { addAnimation, appendRule, removeAnimation } from './keyframe-edits.ts'
import { messages } from './messages.ts'
import { animationText, type PageAnimation } from './page-animations.ts'
import type { SheetEdit } from './use-sheet-edit.ts'

interface AnimationActionsInput extends Pick<Services, 'canvas' | 'dialogs' | 'toasts'> {
  readonly edit: SheetEdit
}

export interface AnimationActions {
  add(name: string): void
  /** A library's animation becomes the page's own; the library's file keeps its bytes. */
  copy(animation: PageAnimation): void
  play(animation: PageAnimation): void
  remove(animation: PageAnimation): Promise<void>
}

export function createAnimationActions({ canvas, dialogs, toasts, edit }: AnimationActionsInput): AnimationActions {
  /** Into the last sheet that can be edited: what stands there wins. */
  function append(change: (css: string, file: string) => string, label: string) {
    const target = canvas.sheets().findLast(({ editable }) => editable)
    if (target) edit(target.file, change, label)
    else canvas.replaceSource({ css: change(canvas.source().css, '') }, label)
  }

  return {
    add: (name) => append(addAnimation(name), messages.addLabel(name)),
    copy(animation) {
      const text = animationText(canvas.sheets(), animation)
      if (text !== null) append(appendRule(text), messages.copyLabel(animation.name))
    },
    play({ name }) {
      const outcome = canvas.playAnimation(name, { duration: 1000 })
      if (outcome.ok) return
      toasts.warning(outcome.failure === 'animation-missing' ? messages.notHere(name) : messages.selectFirst)
    },
    async remove({ name, nth, file }) {
      const answer = await dialogs.confirm({
        title: messages.remove(name),
        message: messages.removeQuestion(name),
        confirmLabel: messages.removeLabel,
        danger: true,
      })
      if (answer !== 'confirm') return
      // Shown before a large sheet holds the browser up.
      const done = toasts.loading(messages.removing)
      await new Promise(requestAnimationFrame)
      const isGone = edit(file, removeAnimation({ name, nth }), messages.removeStep(name))
      done()
      if (!isGone) return toasts.error(messages.removeFailed(name))
      await sayStored({ canvas, toasts }, () => toasts.success(messages.removed(name)))
    },
  }
}
