import { Switch } from '@pergola/ui'
import type { AccordionSection } from '@pergola/ui'
import type { MotionValues } from '@pergola/contracts'
import type { Motion } from '@pergola/site/motions'
import { CallbackFields } from './callback-fields.tsx'
import { messages } from './messages.ts'
import styles from './motion-panel.module.css'
import { OptionFields } from './option-fields.tsx'
import { timelineCallbacks, timelineDefaults, timelineMulti, timelineOptions, timelineSingle } from './option-lists.ts'

type Edit = (patch: Partial<Motion>, what: string) => void

function TriggerOfTimeline({ motion, edit }: { motion: Motion; edit: Edit }) {
  const { singleOptions, multiOptions } = motion.timelineScrollTriggerOptions
  const set = (patch: Partial<Motion['timelineScrollTriggerOptions']>, what: string) =>
    edit({ timelineScrollTriggerOptions: { ...motion.timelineScrollTriggerOptions, ...patch } }, what)
  return (
    <div className={styles.fields}>
      <Switch
        label={messages.withTrigger}
        checked={motion.isTimelineHasScrollTrigger}
        onChange={(isTimelineHasScrollTrigger) => edit({ isTimelineHasScrollTrigger }, messages.scrollTrigger)}
      />
      {motion.isTimelineHasScrollTrigger && (
        <>
          <fieldset className={styles.group}>
            <legend className={styles.legend}>{messages.singleOptions}</legend>
            <OptionFields
              options={timelineSingle}
              values={singleOptions}
              onChange={(next, what) => set({ singleOptions: next }, what)}
            />
          </fieldset>
          <fieldset className={styles.group}>
            <legend className={styles.legend}>{messages.multiOptions}</legend>
            <OptionFields
              options={timelineMulti}
              values={multiOptions}
              onChange={(next, what) => set({ multiOptions: next }, what)}
            />
          </fieldset>
        </>
      )}
    </div>
  )
}

const isPlain = (name: string) => timelineOptions.some((option) => option.name === name)

/** What a timeline has beside its animations. */
export function timelineSections(motion: Motion, edit: Edit): AccordionSection[] {
  const values = motion.timeline
  const onChange = (timeline: MotionValues, what: string) => edit({ timeline }, what)
  return [
    {
      id: 'options',
      title: messages.timelineOptions,
      mark: Object.keys(values).some(isPlain),
      content: <OptionFields options={timelineOptions} values={values} onChange={onChange} />,
    },
    {
      id: 'advanced',
      title: messages.advancedTimeline,
      mark: !Object.keys(values).every(isPlain),
      content: (
        <div className={styles.fields}>
          <fieldset className={styles.group}>
            <legend className={styles.legend}>{messages.timelineDefaults}</legend>
            <OptionFields options={timelineDefaults} values={values} path={['defaults']} onChange={onChange} />
          </fieldset>
          <fieldset className={styles.group}>
            <legend className={styles.legend}>{messages.callbacks}</legend>
            <CallbackFields names={timelineCallbacks} values={values} withParameters onChange={onChange} />
          </fieldset>
        </div>
      ),
    },
    {
      id: 'scroll',
      title: messages.scrollTrigger,
      mark: motion.isTimelineHasScrollTrigger,
      content: <TriggerOfTimeline motion={motion} edit={edit} />,
    },
  ]
}
