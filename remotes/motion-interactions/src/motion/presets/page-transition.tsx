import { Button } from '@pergola/ui'
import { paths } from '@pergola/contracts'
import { appendRule } from '../../animation-builder/keyframe-edits.ts'
import { messages } from './messages.ts'
import styles from './presets.module.css'
import type { PresetTarget } from './use-presets.ts'

const rule = `@media (prefers-reduced-motion: no-preference) {\n  @view-transition {\n    navigation: auto;\n  }\n}`

/** Pages that fade into one another: not a motion of an element but a rule of the site. */
export function PageTransition({ canvas, toasts }: PresetTarget) {
  const sheets = canvas.sheets()
  const home = sheets.find(({ file }) => file === paths.globalCss) ?? sheets[0]
  const isThere = sheets.some(({ css }) => /@view-transition\b/.test(css))

  function add() {
    const done =
      home && canvas.replaceSheet(home.file, appendRule(rule)(home.css, home.file), messages.steps.transition)
    if (!done?.ok) toasts.warning(messages.noSheet)
  }

  return (
    <div className={styles.own}>
      <Button disabled={isThere} onClick={add}>
        {messages.transition}
      </Button>
      <p className={styles.hint}>{isThere ? messages.transitionThere : messages.transitionHint}</p>
    </div>
  )
}
