import { Button, TextField } from '@pergola/ui'
import type { AccordionSection } from '@pergola/ui'
import { useStore } from 'zustand'
import type { MotionValues } from '@pergola/contracts'
import { isSplitTag } from '@pergola/site/motions'
import type { Motion } from '@pergola/site/motions'
import { CallbackFields } from './callback-fields.tsx'
import { messages } from './messages.ts'
import type { MotionPanelProps } from './motion-panel-props.ts'
import styles from './motion-panel.module.css'
import { OptionFields } from './option-fields.tsx'
import { advancedSplitOptions, olderSplitOptions, splitCallbacks, splitOptions } from './option-lists.ts'
import { SelectorField } from './selector-field.tsx'

interface SplitFieldsProps extends Pick<MotionPanelProps, 'canvas' | 'settings'> {
  motion: Motion
  edit: (patch: Partial<Motion>, what: string) => void
}

/** The switches that leave SplitText out of pages, where one does. */
function SwitchNote({ settings }: { settings: NonNullable<MotionPanelProps['settings']> }) {
  const isOff = useStore(settings.state, (state) => state.settings.disable_gsap_splitText)
  const withoutGsap = useStore(
    settings.state,
    ({ settings: given }) => given.enable_own_motion_engine && given.disable_gsap_core,
  )
  if (!isOff && !withoutGsap) return null
  return (
    <>
      <p className={styles.warning} role="note">
        {withoutGsap ? messages.splitTextOffAlways : messages.splitTextOff}
      </p>
      <Button onClick={() => settings.set(withoutGsap ? 'disable_gsap_core' : 'disable_gsap_splitText', false)}>
        {messages.switchOn}
      </Button>
    </>
  )
}

const errorOf = (name: string, value: string) =>
  name === 'tag' && value !== '' && !isSplitTag(value) ? messages.splitTagWrong : null

function SplitFields({ canvas, settings, motion, edit }: SplitFieldsProps) {
  const values = motion.splitText
  const onChange = (splitText: MotionValues, what: string) => edit({ splitText }, what)
  return (
    <div className={styles.fields}>
      {settings && <SwitchNote settings={settings} />}
      <p className={styles.muted}>{messages.splitTextHint}</p>
      <SelectorField
        canvas={canvas}
        label={messages.splitTextSelector}
        motionId={motion.id}
        value={motion.splitTextSelector || 'self'}
        onCommit={(splitTextSelector) => edit({ splitTextSelector }, messages.splitTextSelector)}
      />
      <TextField
        label={messages.splitTextName}
        value={motion.splitTextName}
        code
        onCommit={(name) => edit({ splitTextName: name.trim() }, messages.splitTextName)}
      />
      <OptionFields options={splitOptions} values={values} errorOf={errorOf} onChange={onChange} />
    </div>
  )
}

function AdvancedFields({ motion, edit }: SplitFieldsProps) {
  const values = motion.splitText
  const onChange = (splitText: MotionValues, what: string) => edit({ splitText }, what)
  return (
    <div className={styles.fields}>
      <OptionFields options={advancedSplitOptions} values={values} onChange={onChange} />
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{messages.callbacks}</legend>
        <CallbackFields names={splitCallbacks} values={values} onChange={onChange} />
      </fieldset>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{messages.olderOptions}</legend>
        <p className={styles.muted}>{messages.olderOptionsHint}</p>
        <OptionFields options={olderSplitOptions} values={values} onChange={onChange} />
      </fieldset>
    </div>
  )
}

const isPlain = (name: string) => splitOptions.some((option) => option.name === name)

/** How texts are taken apart before the animations, annex §4.6: what each split is made with, and the rest. */
export function splitSections(props: SplitFieldsProps): AccordionSection[] {
  const { splitText, splitTextName } = props.motion
  const plain = Object.keys(splitText).filter(isPlain).length
  const advanced = Object.keys(splitText).length - plain
  const count = plain + (splitTextName === '' ? 0 : 1)
  return [
    {
      id: 'splitText',
      title: messages.splitText,
      mark: count > 0 && messages.hasValues(count),
      content: <SplitFields {...props} />,
    },
    {
      id: 'advancedSplitText',
      title: messages.advancedSplitText,
      mark: advanced > 0 && messages.hasValues(advanced),
      content: <AdvancedFields {...props} />,
    },
  ]
}
