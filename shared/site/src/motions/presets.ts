import type { MotionValues } from '@pergola/contracts'
import { newAnimation, newMotion } from './motion.ts'
import type { Motion, MotionAnimation, MotionStart, PresetChoice } from './motion.ts'

export interface MotionPreset {
  readonly id: string
  readonly label: string
  /** What may start it, the usual one first. */
  readonly starts: readonly MotionStart[]
  readonly duration: number
  /** Null where nothing goes a way. */
  readonly distance: number | null
  readonly ease: string
  /** Values by the distance. */
  readonly from: (distance: number) => MotionValues
  readonly to: (distance: number) => MotionValues
  readonly options?: MotionValues
  /** What moves; the element itself where it is not said. */
  readonly selector?: string
  /** The text is taken apart into words, which move. */
  readonly isSplit?: boolean
  /** The page as a whole is what is scrolled through, and not the element. */
  readonly isOfPage?: boolean
}

const seen: readonly MotionStart[] = ['view', 'load', 'scroll']
const none = (): MotionValues => ({})
const px = (distance: number) => String(distance)
const visible = { opacity: '1' }

function reveal(
  id: string,
  label: string,
  values: Pick<MotionPreset, 'from' | 'to'> & Partial<MotionPreset>,
): MotionPreset {
  return { id, label, starts: seen, duration: 0.7, distance: null, ease: 'power2.out', ...values }
}

const shapes = ['path', 'line', 'polyline', 'polygon', 'circle', 'ellipse', 'rect']

export const motionPresets: readonly MotionPreset[] = [
  reveal('fade', 'Fade in', { from: () => ({ opacity: '0' }), to: () => visible }),
  reveal('up', 'Fade up', {
    distance: 40,
    from: (way) => ({ opacity: '0', y: px(way) }),
    to: () => ({ ...visible, y: '0' }),
  }),
  reveal('left', 'Slide in from the left', {
    distance: 60,
    from: (way) => ({ opacity: '0', x: px(-way) }),
    to: () => ({ ...visible, x: '0' }),
  }),
  reveal('zoom', 'Zoom in', {
    from: () => ({ opacity: '0', scale: '0.85' }),
    to: () => ({ ...visible, scale: '1' }),
  }),
  reveal('blur', 'Come into focus', {
    distance: 12,
    from: (way) => ({ opacity: '0', filter: `blur(${way}px)` }),
    to: () => ({ ...visible, filter: 'blur(0px)' }),
  }),
  reveal('clip', 'Unroll', {
    from: () => ({ clipPath: 'inset(0% 0% 100% 0%)' }),
    to: () => ({ clipPath: 'inset(0% 0% 0% 0%)' }),
  }),
  reveal('stagger', 'Children one by one', {
    distance: 32,
    selector: 'self > *',
    options: { stagger: { each: '0.12' } },
    from: (way) => ({ opacity: '0', y: px(way) }),
    to: () => ({ ...visible, y: '0' }),
  }),
  reveal('words', 'Word by word', {
    distance: 24,
    isSplit: true,
    options: { stagger: { each: '0.06' } },
    from: (way) => ({ opacity: '0', y: px(way) }),
    to: () => ({ ...visible, y: '0' }),
  }),
  reveal('load', 'Page load', {
    distance: 24,
    starts: ['load', 'view'],
    duration: 0.9,
    from: (way) => ({ opacity: '0', y: px(way) }),
    to: () => ({ ...visible, y: '0' }),
  }),
  reveal('count', 'Count up', {
    duration: 1.5,
    starts: ['view', 'load'],
    options: { snap: { textContent: '1' } },
    from: () => ({ textContent: '0' }),
    to: none,
  }),
  reveal('draw', 'Draw a path', {
    starts: ['view', 'load', 'scroll', 'hover', 'click'],
    duration: 1.5,
    ease: 'power1.inOut',
    selector: `self:is(${shapes.join(', ')}), self :is(${shapes.join(', ')})`,
    from: () => ({ strokeDasharray: '1', strokeDashoffset: '1' }),
    to: () => ({ strokeDasharray: '1', strokeDashoffset: '0' }),
  }),
  {
    id: 'parallax',
    label: 'Parallax',
    starts: ['scroll'],
    duration: 1,
    distance: 80,
    ease: 'none',
    from: (way) => ({ y: px(way) }),
    to: (way) => ({ y: px(-way) }),
  },
  {
    id: 'progress',
    label: 'Reading progress',
    starts: ['scroll'],
    duration: 1,
    distance: null,
    ease: 'none',
    isOfPage: true,
    from: () => ({ scaleX: '0', transformOrigin: '0% 50%' }),
    to: () => ({ scaleX: '1', transformOrigin: '0% 50%' }),
  },
  {
    id: 'marquee',
    label: 'Marquee',
    starts: ['load'],
    duration: 20,
    distance: null,
    ease: 'none',
    options: { repeat: '-1' },
    from: () => ({ x: '0%' }),
    to: () => ({ x: '-50%' }),
  },
  {
    id: 'lift',
    label: 'Lift',
    starts: ['hover', 'click'],
    duration: 0.25,
    distance: 8,
    ease: 'power2.out',
    from: () => ({ y: '0' }),
    to: (way) => ({ y: px(-way) }),
  },
]

export const startWords: Readonly<Record<MotionStart, string>> = {
  load: 'on load',
  view: 'when it comes into view',
  scroll: 'while scrolling',
  hover: 'on hover',
  click: 'on click',
}

/** The choice that a preset begins with. */
export function usualChoice({ id, starts, duration, distance, ease }: MotionPreset): PresetChoice {
  return { id, when: starts[0] ?? 'load', duration, delay: 0, distance: distance ?? 0, ease }
}

/** A name made from what the motion does, such as `Fade up when it comes into view`. */
export function presetName({ label }: Pick<MotionPreset, 'label'>, when: MotionStart): string {
  return `${label} ${startWords[when]}`
}

function scrollOf({ isOfPage }: MotionPreset, when: MotionStart, isReveal: boolean): MotionValues {
  if (when === 'view') return { start: 'top 85%', toggleActions: 'play none none none' }
  if (when !== 'scroll') return {}
  if (isOfPage) return { trigger: 'body', start: 'top top', end: 'bottom bottom', scrub: 'true' }
  return { start: 'top bottom', end: isReveal ? 'center center' : 'bottom top', scrub: 'true' }
}

function animationOf(preset: MotionPreset, choice: PresetChoice, name: string): MotionAnimation {
  const { duration, delay, distance, ease, when } = choice
  const selector = preset.isSplit ? 'words' : (preset.selector ?? 'self')
  return {
    ...newAnimation(name, selector),
    from: preset.from(distance),
    to: preset.to(distance),
    toOptions: {
      duration: String(duration),
      ...(delay > 0 && { delay: String(delay) }),
      ease,
      ...preset.options,
    },
    scrollTriggerOptions: scrollOf(preset, when, preset.starts.includes('view')),
    ...(preset.isSplit && { isSplitText: true }),
  }
}

/** What a choice of a preset says of a motion, beside whose it is. */
function presetPatch(preset: MotionPreset, choice: PresetChoice, id: string) {
  return {
    animations: [animationOf(preset, choice, `${id}_1`)],
    isSplitText: preset.isSplit === true,
    splitText: preset.isSplit ? { type: 'words' } : {},
    ...((choice.when === 'hover' || choice.when === 'click') && { start: choice.when }),
    preset: choice,
  } as const
}

export function findPreset(id: string): MotionPreset | null {
  return motionPresets.find((preset) => preset.id === id) ?? null
}

/** A new motion of this choice, for an element of this page. */
export function presetMotion(preset: MotionPreset, choice: PresetChoice, id: string, page: string): Motion {
  return {
    ...newMotion(id, page),
    ...presetPatch(preset, choice, id),
    name: presetName(preset, choice.when),
  }
}

/** The motion with another choice of its preset. Its name follows until a person gives it one. */
export function withChoice(motion: Motion, choice: PresetChoice): Motion {
  const preset = findPreset(choice.id)
  const before = presetChoice(motion)
  if (!preset || !before) return motion
  const isNamedByUs = motion.name === presetName(preset, before.when)
  const { start: _start, ...others } = motion
  return {
    ...others,
    ...presetPatch(preset, choice, motion.id),
    ...(isNamedByUs && { name: presetName(preset, choice.when) }),
  }
}

/** After an option was changed by hand it is of no preset any more: a choice would take the change away. */
export function withoutPreset(motion: Motion): Motion {
  const { preset: _preset, ...others } = motion
  return others
}

const number = (value: unknown, other: number) => (typeof value === 'number' && Number.isFinite(value) ? value : other)

/** What was chosen of which preset; null for a motion made by hand, or of a preset that is not known. */
export function presetChoice({ preset }: Pick<Motion, 'preset'>): PresetChoice | null {
  const given = Object(preset) as Partial<Record<keyof PresetChoice, unknown>>
  const known = findPreset(String(given.id))
  const when = known?.starts.find((start) => start === given.when)
  if (!known || when === undefined) return null
  const usual = usualChoice(known)
  return {
    id: known.id,
    when,
    duration: Math.max(0, number(given.duration, usual.duration)),
    delay: Math.max(0, number(given.delay, 0)),
    distance: number(given.distance, usual.distance),
    ease: typeof given.ease === 'string' ? given.ease : usual.ease,
  }
}
