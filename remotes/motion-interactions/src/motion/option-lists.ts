/** Choices of annex §4.3–§4.5. Any other text may be typed. */
export interface MotionOption {
  readonly name: string
  readonly choices?: readonly string[]
  /** What counts while it is not set. */
  readonly usual?: string
  /** Stands as it is typed: a comma in it is no list. */
  readonly isWhole?: boolean
}

const yesNo = ['true', 'false']
const directions = ['in', 'out', 'inOut']
const directed = (names: readonly string[]) => names.flatMap((name) => directions.map((way) => `${name}.${way}`))
const powers = ['power1', 'power2', 'power3', 'power4']
const swings = ['back', 'elastic', 'bounce', 'circ', 'expo', 'sine']

export const easeNames: readonly string[] = [
  'none',
  'linear',
  ...directed([...powers, ...swings]),
  'slowMo',
  'steps',
  'rough',
]
const snapEases = ['none', ...directed([...powers, 'back', 'elastic', 'bounce'])]

const text = (...names: string[]): MotionOption[] => names.map((name) => ({ name }))
const choice = (choices: readonly string[], ...names: string[]): MotionOption[] =>
  names.map((name) => ({ name, choices }))

export const positions: readonly string[] = ['>', '<', '+=0.5', '-=0.5', '<0.2', '0']

export const tweenOptions: readonly MotionOption[] = [
  ...text('duration', 'delay'),
  ...choice(easeNames, 'ease'),
  ...choice(['-1', '0', '1', '2'], 'repeat'),
  ...text('repeatDelay'),
  ...choice(yesNo, 'yoyo'),
  ...choice(['true', 'false', ...easeNames], 'yoyoEase'),
  ...choice(['true', 'false', 'auto', 'none'], 'overwrite'),
  ...choice(yesNo, 'immediateRender', 'paused', 'runBackwards', 'inherit', 'lazy', 'invalidateOnRefresh'),
  ...choice(yesNo, 'autoRemoveChildren', 'smoothChildTiming'),
  ...choice(['0', '0.5', '1', '2'], 'timeScale'),
  ...choice(['auto', 'labels'], 'snap'),
  ...choice(['true', 'false', '0', '1', '2'], 'scrub'),
  ...text('id', 'data', 'totalDuration'),
]

export const staggerOptions: readonly MotionOption[] = [
  ...choice(['start', 'center', 'end', 'random', 'edges'], 'from'),
  ...text('amount', 'each'),
  ...choice(['auto'], 'grid'),
  ...choice(['x', 'y', 'null'], 'axis'),
  ...text('distribute'),
]

export const motionPathOptions: readonly MotionOption[] = [
  ...choice(['self'], 'align'),
  ...choice(yesNo, 'autoRotate'),
  ...text('start', 'end'),
]

export const tweenCallbacks: readonly string[] = ['onStart', 'onUpdate', 'onRepeat', 'onComplete', 'onReverseComplete']

export const triggerTexts: readonly MotionOption[] = text('trigger', 'endTrigger', 'id', 'scroller', 'pinSpacer')

export const triggerOptions: readonly MotionOption[] = [
  ...choice(
    ['top top', 'top center', 'top bottom', 'top 80%', 'center center', 'center 50%', 'bottom top', 'bottom 20%'],
    'start',
  ),
  ...choice(
    [
      'bottom top',
      'bottom center',
      'bottom bottom',
      'bottom 20%',
      'center center',
      'center 80%',
      'top bottom',
      'top 10%',
    ],
    'end',
  ),
  ...choice(['true', 'false', '0.5', '1', '2'], 'scrub'),
  ...choice(yesNo, 'pin', 'once', 'anticipatePin', 'invalidateOnRefresh', 'immediateRender', 'horizontal'),
  ...choice(yesNo, 'fastScrollEnd', 'pinReparent'),
  ...choice(['true', 'false', '100', '200'], 'pinSpacing'),
  ...choice(['0', '1', '-1'], 'refreshPriority'),
  ...choice(['fixed', 'transform', 'none'], 'pinType'),
  ...choice(['active', 'is-active'], 'toggleClass'),
]

export const actionWords: readonly string[] = [
  'play',
  'pause',
  'resume',
  'reset',
  'restart',
  'complete',
  'reverse',
  'none',
]
/** When each of the four words of `toggleActions` counts. */
export const actionPlaces: readonly string[] = ['onEnter', 'onLeave', 'onEnterBack', 'onLeaveBack']

export const snapOptions: readonly MotionOption[] = [
  ...choice(['0.1', '0.5', '1'], 'snap', 'snapTo'),
  ...choice(['0.1', '0.5', '1'], 'duration'),
  ...choice(['0', '0.1', '0.5'], 'delay'),
  ...choice(snapEases, 'ease'),
]

export const markerOptions: readonly MotionOption[] = [
  ...choice(['green', 'blue', 'red', '#000', '#fff'], 'startColor'),
  ...choice(['red', 'yellow', 'purple', '#000', '#fff'], 'endColor'),
  ...choice(['12px', '14px', '16px'], 'fontSize'),
  ...choice(['normal', 'bold', '400', '700'], 'fontWeight'),
  ...choice(['20', '50', '100'], 'indent'),
]

export const triggerCallbacks: readonly string[] = [
  'onEnter',
  'onLeave',
  'onEnterBack',
  'onLeaveBack',
  'onUpdate',
  'onToggle',
  'onRefresh',
  'onRefreshInit',
  'onSnapComplete',
]

export const timelineSingle: readonly MotionOption[] = text('trigger', 'endTrigger', 'id')

const four = [
  'play none none none',
  'restart pause reverse reset',
  'play pause resume restart',
  'none play none reverse',
]

export const timelineMulti: readonly MotionOption[] = [
  ...choice(
    [
      'top top',
      'top center',
      'top bottom',
      'center center',
      'bottom top',
      'bottom center',
      'bottom bottom',
      'top 30%',
    ].concat(['center 20%', '0px', '100px', '50%']),
    'start',
  ),
  ...choice(
    ['bottom top', 'bottom center', 'bottom bottom', 'center center', 'top bottom', 'top center', 'top top'].concat([
      'bottom 50%+=100px',
      'center 20%',
      '+=500',
      'max',
    ]),
    'end',
  ),
  ...choice(['true', 'false', '0', '1', '2', '3'], 'scrub'),
  ...choice(['true', 'false', '.selector', '#id'], 'pin'),
  ...choice(['true', 'false', 'margin'], 'pinSpacing'),
  ...choice(['0', '0.1', '0.5', '1', 'labels', 'labelsDirectional'], 'snap'),
  ...choice(['0', '1', '2'], 'anticipatePin'),
  ...choice(four, 'toggleActions'),
  ...choice(['true', 'false', '500'], 'fastScrollEnd'),
  ...choice(['true', 'false', 'groupName'], 'preventOverlaps'),
  ...choice(['0', '1', '-1', '10'], 'refreshPriority'),
  ...choice(yesNo, 'markers', 'pinReparent', 'horizontal', 'invalidateOnRefresh'),
]

export const timelineOptions: readonly MotionOption[] = [
  ...text('delay'),
  ...choice(yesNo, 'paused'),
  ...choice(['-1', '0', '1', '2'], 'repeat'),
  ...text('repeatDelay'),
  ...choice(yesNo, 'yoyo', 'smoothChildTiming', 'autoRemoveChildren'),
  ...choice(['0', '0.5', '1', '2'], 'timeScale'),
  ...text('id'),
]

const defaulted = new Set(
  'duration repeat repeatDelay ease yoyo yoyoEase immediateRender overwrite runBackwards inherit lazy snap'.split(' '),
)

export const timelineDefaults: readonly MotionOption[] = tweenOptions.filter(({ name }) => defaulted.has(name))

const usual = (value: string, options: readonly MotionOption[]): MotionOption[] =>
  options.map((option) => ({ ...option, usual: value }))
const whole = (options: readonly MotionOption[]): MotionOption[] =>
  options.map((option) => ({ ...option, isWhole: true }))

/** Of annex §4.6 and of GSAP 3.15: what the parts are. */
export const splitOptions: readonly MotionOption[] = [
  ...whole(
    usual(
      'chars,words,lines',
      choice(
        ['chars', 'words', 'lines', 'chars, words', 'chars, lines', 'words, lines', 'chars, words, lines'],
        'type',
      ),
    ),
  ),
  ...whole(usual('div', choice(['div', 'span', 'p'], 'tag'))),
  ...whole(text('charsClass', 'wordsClass', 'linesClass')),
]

/** Of both: how they are found, and kept. */
export const advancedSplitOptions: readonly MotionOption[] = [
  ...choice(['lines', 'words', 'chars'], 'mask'),
  ...usual('false', choice(yesNo, 'autoSplit')),
  ...usual('auto', choice(['auto', 'hidden', 'none'], 'aria')),
  ...whole(usual('space', text('wordDelimiter'))),
  ...text('specialChars'),
  ...usual('true', choice(yesNo, 'reduceWhiteSpace')),
  ...usual('false', choice(yesNo, 'smartWrap')),
  ...usual('true', choice(yesNo, 'deepSlice')),
  ...usual('false', choice(yesNo, 'propIndex')),
  ...whole(text('ignore')),
  ...usual('true', choice(yesNo, 'overwrite')),
]

export const olderSplitOptions: readonly MotionOption[] = [
  ...choice(['relative', 'absolute'], 'position'),
  ...usual('0.2', text('lineThreshold')),
  ...choice(yesNo, 'absolute', 'preserveSpaces', 'autoRevert', 'wordWrap', 'force3D'),
]

export const splitCallbacks: readonly string[] = ['onSplit', 'onRevert']

export const timelineCallbacks: readonly string[] = [...tweenCallbacks, 'onInterrupt']
