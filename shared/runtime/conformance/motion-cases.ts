import type { PlayableMotion, PlayableTween } from '@pergola/contracts'

export const tween = (
  from: PlayableTween['from'],
  to: PlayableTween['to'],
  options: PlayableTween['options'] = {},
  more: Partial<PlayableTween> = {},
): PlayableTween => ({ selector: '#a', from, to, options: { duration: 1, ...options }, ...more })

export const alone = (...tweens: PlayableTween[]): PlayableMotion => ({ id: 'mt1', timeline: null, tweens })
export const timeline = (options: NonNullable<PlayableMotion['timeline']>, ...tweens: PlayableTween[]) => ({
  id: 'mt1',
  timeline: options,
  tweens,
})

const slide = (options = {}, more = {}) => tween({ x: 0 }, { x: 100 }, { ease: 'none', ...options }, more)

export const eases = [
  ...['power1', 'power2', 'power3', 'power4', 'back', 'elastic', 'bounce', 'circ', 'expo', 'sine'].flatMap((family) => [
    family,
    `${family}.in`,
    `${family}.out`,
    `${family}.inOut`,
  ]),
  'none',
  'linear',
  'steps(4)',
  'steps(4, true)',
  'back(3)',
  'back.out(3)',
  'elastic.out(1.5, 0.4)',
  'cubic-bezier(0.3, 0, 0.2, 1)',
] as const

export const motions: readonly (readonly [string, PlayableMotion])[] = [
  ['to', alone(tween({}, { x: 80, opacity: 0.2 }))],
  ['from', alone(tween({ y: 40, opacity: 0 }, {}))],
  ['from-to', alone(tween({ x: -50, rotate: 90, scale: 0.5 }, { x: 50, rotate: 0, scale: 1 }))],
  ['the usual ease and duration', { id: 'mt', timeline: null, tweens: [{ ...slide(), options: {} }] }],
  ['set', alone(tween({}, { x: 30 }, { duration: 0 }))],
  ['a value on one side is kept', alone(tween({ x: 0, opacity: 0.3 }, { x: 90 }))],
  ['a value on the other side', alone(tween({ x: 0 }, { x: 90, opacity: 0.3 }))],
  ['percents, units and relative values', alone(tween({ x: '50%', width: '10em' }, { x: '-20%', width: '+=40' }))],
  ['styles', alone(tween({ width: 20 }, { width: 220, marginLeft: '3rem', borderRadius: '20px' }))],
  ['colours', alone(tween({ backgroundColor: '#ff0000' }, { backgroundColor: 'rgb(0, 40, 255)' }))],
  ['skew', alone(tween({ skewX: 0 }, { skewX: 30, x: 20 }))],
  ['values of keyframes', alone(tween({}, { x: [0, 100, 40, 60], opacity: [0, 1, 0.5, 1] }))],
  ['values of keyframes with an ease', alone(tween({ x: [0, 20] }, { x: [100, 50] }, { ease: 'power2.in' }))],
  [
    'values of keyframes with an ease, beside another value',
    alone(tween({ y: 0 }, { x: [0, 100, 40], y: 60 }, { ease: 'power3.in' })),
  ],
  ['values of keyframes beside another value', alone(tween({ y: 0 }, { x: [0, 100, 40], y: 60 }))],
  [
    'values of keyframes with an ease, there and back',
    alone(tween({}, { x: [0, 9, 90] }, { ease: 'sine.in', repeat: 2, yoyo: true })),
  ],
  [
    'values of keyframes with the ease of a timeline',
    timeline({ defaults: { ease: 'power3.in' } }, tween({}, { x: [0, 100, 40] })),
  ],
  ['delay', alone(slide({ delay: 0.5 }))],
  ['repeat', alone(slide({ repeat: 2 }))],
  ['repeat with pauses', alone(slide({ repeat: 2, repeatDelay: 0.5 }))],
  ['yoyo', alone(slide({ repeat: 3, yoyo: true, ease: 'power3.in' }))],
  ['yoyo with pauses', alone(slide({ repeat: 3, yoyo: true, repeatDelay: 0.25, ease: 'back.out' }))],
  ['yoyo without an end', alone(slide({ repeat: -1, yoyo: true, repeatDelay: 0.25, ease: 'sine.inOut' }))],
  ['repeat without an end', alone(slide({ repeat: -1, repeatDelay: 0.5 }))],
  ['stagger', alone(slide({ stagger: 0.2 }, { selector: '.box' }))],
  ['stagger from the end', alone(slide({ stagger: { each: 0.2, from: 'end' } }, { selector: '.box' }))],
  ['stagger from the center', alone(slide({ stagger: { amount: 1, from: 'center' } }, { selector: '.box' }))],
  ['stagger from the edges', alone(slide({ stagger: { each: 0.1, from: 'edges' } }, { selector: '.box' }))],
  ['stagger from one', alone(slide({ stagger: { each: 0.1, from: 1 } }, { selector: '.box' }))],
  ['stagger with repeats', alone(slide({ stagger: 0.2, repeat: 2, repeatDelay: 0.3 }, { selector: '.box' }))],
  ['stagger with yoyo', alone(slide({ stagger: 0.2, repeat: 2, yoyo: true }, { selector: '.box' }))],
  [
    'two tweens at once',
    alone(tween({ x: 0 }, { x: 50 }), tween({ opacity: 1 }, { opacity: 0 }, { delay: 0.3, duration: 2 })),
  ],
  [
    'tweens of several elements, and then of one of them',
    timeline({}, tween({ x: 0 }, { x: 50 }, { stagger: 0.2 }, { selector: '.box' }), tween({}, { x: 90 })),
  ],
  [
    'transforms at different times',
    timeline(
      {},
      tween({ rotate: 0 }, { rotate: 90 }, { ease: 'sine.in' }),
      tween({ x: 0 }, { x: 100 }, {}, { position: '<0.5' }),
      tween({ scale: 1 }, { scale: 2 }, {}, { position: '+=0.5' }),
    ),
  ],
  ['an element with a transform of its own', alone(tween({ x: 0 }, { x: 60 }, {}, { selector: '#turned' }))],
  [
    'a way in three steps',
    timeline({}, slide(), tween({}, { x: 40 }), tween({}, { x: 300, opacity: 0 }, { ease: 'power4.in' })),
  ],
  ...(
    [
      '',
      '+=0.5',
      '-=0.25',
      '<',
      '<0.25',
      '>',
      '>-0.5',
      '>0.3',
      1.2,
      '0.4',
      'later',
      'later+=0.5',
      '-=50%',
      '<50%',
    ] as const
  ).map(
    (position) =>
      [
        `position ${position === '' ? 'of its own' : position}`,
        timeline({}, slide(), tween({ y: 0 }, { y: 50 }, {}, { position }), tween({ opacity: 1 }, { opacity: 0 })),
      ] as const,
  ),
  [
    'labels',
    timeline(
      {},
      slide(),
      tween({ y: 0 }, { y: 9 }, {}, { position: 'l' }),
      tween({ opacity: 1 }, { opacity: 0 }, {}, { position: 'l' }),
    ),
  ],
  ['a timeline that repeats', timeline({ repeat: 2, repeatDelay: 0.5 }, slide(), tween({ y: 0 }, { y: 50 }))],
  ['a timeline that goes back', timeline({ repeat: 3, yoyo: true }, slide(), tween({ y: 0 }, { y: 50 }))],
  ['a timeline with a delay', timeline({ delay: 0.4 }, slide(), tween({ y: 0 }, { y: 50 }))],
  ['what a timeline says for all', timeline({ defaults: { ease: 'bounce.out' } }, tween({ x: 0 }, { x: 50 }))],
  [
    'repeats in a timeline',
    timeline({}, slide({ repeat: 2, yoyo: true, repeatDelay: 0.2 }), tween({ y: 0 }, { y: 50 })),
  ],
  ['one without an end in a timeline', timeline({}, slide(), tween({ y: 0 }, { y: 50 }, { repeat: -1, yoyo: true }))],
]
