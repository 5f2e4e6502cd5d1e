import type { MotionJson, MotionValues, Project } from '@pergola/contracts'
import * as v from 'valibot'
import type { Motion } from './motion.ts'

const text = v.fallback(v.pipe(v.union([v.string(), v.number()]), v.transform(String)), '')
const isOn = v.fallback(v.boolean(), false)

const valueSchema: v.GenericSchema<unknown, MotionJson> = v.union([
  v.string(),
  v.number(),
  v.boolean(),
  v.null(),
  v.array(v.lazy(() => valueSchema)),
  v.lazy(() => valuesSchema),
])
const valuesSchema: v.GenericSchema<unknown, MotionValues> = v.record(v.string(), valueSchema)

/** What is no value of a motion is left out, entry by entry: the record may come from anywhere. */
// Typed as any object: the type of what it holds is endless, and too deep for a fallback around it.
const lenientValues: v.GenericSchema<unknown, object> = v.pipe(
  v.fallback(v.record(v.string(), v.unknown()), {}),
  v.transform((given): MotionValues => {
    const entries = Object.entries(given).flatMap(([name, value]) => {
      const read = v.safeParse(valueSchema, value)
      return read.success ? [[name, read.output] as const] : []
    })
    return Object.fromEntries(entries)
  }),
)

const animationSchema = v.looseObject({
  name: text,
  selector: v.fallback(v.string(), 'self'),
  from: lenientValues,
  to: lenientValues,
  fromOptions: lenientValues,
  toOptions: lenientValues,
  useSameFromOptions: isOn,
  useSameToOptions: isOn,
  positionParameter: text,
  scrollTriggerOptions: lenientValues,
})

const pages = v.fallback(v.array(v.string()), [])
const instanceSchema = v.looseObject({ id: v.string(), page: text })
const instances = v.pipe(
  v.fallback(v.record(v.string(), v.fallback(v.nullable(instanceSchema), null)), {}),
  v.transform((given) => Object.fromEntries(Object.entries(given).filter(([, instance]) => instance !== null))),
)

const triggerSchema: v.GenericSchema<unknown, object> = v.fallback(
  v.looseObject({ singleOptions: lenientValues, multiOptions: lenientValues }),
  { singleOptions: {}, multiOptions: {} },
)

const motionSchema = v.looseObject({
  id: v.pipe(v.string(), v.minLength(1)),
  name: text,
  isTimeLine: isOn,
  timeLineName: text,
  timeline: lenientValues,
  isTimelineHasScrollTrigger: isOn,
  timelineScrollTriggerOptions: triggerSchema,
  isSplitText: isOn,
  splitText: lenientValues,
  splitTextSelector: text,
  splitTextName: text,
  animations: v.array(v.unknown()),
  numberTimeOfUses: v.fallback(v.number(), 0),
  pages,
  instances,
  excludes: pages,
})

/** Keys that are missing are read as if they stood there with nothing in them. */
function withKeys(given: unknown, keys: readonly string[]): unknown {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return given
  const missing = keys.filter((key) => !Object.hasOwn(given, key))
  return { ...Object.fromEntries(missing.map((key) => [key, undefined])), ...given }
}

/**
 * What came from a file or from the record as a motion; null for anything without an id and a list of animations.
 * Animations that are none are left out.
 */
export function readMotion(given: unknown): Motion | null {
  const read = v.safeParse(motionSchema, withKeys(given, Object.keys(motionSchema.entries)))
  if (!read.success) return null
  const animations = read.output.animations.flatMap((each) => {
    const one = v.safeParse(animationSchema, withKeys(each, Object.keys(animationSchema.entries)))
    return one.success ? [one.output] : []
  })
  return { ...read.output, animations } as unknown as Motion
}

/** The motion of that id as the project has it; null for one that is not there or is none. */
export function motionOf(project: Pick<Project, 'motions'>, id: string): Motion | null {
  return Object.hasOwn(project.motions, id) ? readMotion(project.motions[id]) : null
}
