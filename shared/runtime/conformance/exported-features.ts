import type { Project } from '@pergola/contracts'
import { findAction } from '@pergola/site/interactions'
import { newAnimation, newMotion } from '@pergola/site/motions'
import type { Motion } from '@pergola/site/motions'

interface Step {
  /** What a visitor does first. */
  readonly act?: string
  readonly look: string
  readonly expected: unknown
}

export interface ExportedFeature extends Step {
  readonly name: string
  readonly content: string
  /** The page's own script. */
  readonly code?: string
  /** What a policy has to allow, as docs/exported-pages.md says. */
  readonly policy: string
  /** The least that is refused without the last word of it. */
  readonly isLeast?: boolean
  /** What goes on then. */
  readonly later?: readonly Step[]
}

export const basePolicy = "default-src 'self'"
const evalPolicy = `${basePolicy}; script-src 'self' 'unsafe-eval'`
const scenePolicy = `${basePolicy}; script-src 'self' https://unpkg.com`

const style = (property: string) => `getComputedStyle(document.getElementById('a')).${property}`
const frames =
  'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done))))'

const slides = '<swiper-slide>1</swiper-slide><swiper-slide>2</swiper-slide><swiper-slide>3</swiper-slide>'
const partSize = (selector: string) => `a.shadowRoot.querySelector('${selector}').offsetHeight`

/** What pages may be made of, whatever the settings. One page each. */
export const features: readonly ExportedFeature[] = [
  { name: 'index', content: '<p id="a">Plain</p>', policy: basePolicy, look: style('color'), expected: 'rgb(1, 2, 3)' },
  {
    name: 'code',
    content: '<p id="a">x</p>',
    code: "document.getElementById('a').textContent = site + 1",
    policy: basePolicy,
    look: "document.getElementById('a').textContent",
    expected: 'global1',
  },
  {
    name: 'symbol',
    content: '<section inf-symbol-id="s1"><p id="a" class="mark">Symbol</p></section>',
    policy: basePolicy,
    look: style('fontWeight'),
    expected: '700',
  },
  {
    name: 'directives',
    content:
      '<div v-scope="{ n: 1 }"><p id="a" v-bind:style="{ color: `rgb(9, 8, 7)` }" v-show="n > 1">${ n } ${ site }</p><button v-on:click="n++">+</button></div>',
    policy: evalPolicy,
    isLeast: true,
    act: "document.querySelector('button').click()",
    look: `[document.getElementById('a').textContent, ${style('color')}, ${style('display')}]`,
    expected: ['2 global', 'rgb(9, 8, 7)', 'block'],
  },
  {
    name: 'interactions',
    content: '<p id="a" interaction-id="iN1">x</p><p interaction-id="iN1">y</p>',
    policy: evalPolicy,
    isLeast: true,
    act: "document.getElementById('a').click()",
    look: `[document.querySelectorAll('[interaction-id]')[1].textContent, ${style('color')}, document.getElementById('a').className]`,
    expected: ['Clicked', 'rgb(4, 5, 6)', 'seen'],
  },
  {
    name: 'instance',
    content: '<p id="a" main-interaction-id="iN1" interaction-instance-id="iI1">x</p><p interaction-id="iN1">y</p>',
    policy: evalPolicy,
    act: "document.getElementById('a').click()",
    look: "[...document.querySelectorAll('p')].map((each) => each.textContent)",
    expected: ['Clicked', 'y'],
  },
  {
    name: 'scene',
    content: '<spline-viewer id="a" url="x"></spline-viewer>',
    policy: scenePolicy,
    isLeast: true,
    act: "customElements.whenDefined('spline-viewer')",
    look: "customElements.get('spline-viewer') !== undefined",
    expected: true,
  },
  {
    name: 'slider',
    content: `<swiper-container id="a" speed="0" navigation="true" pagination="true">${slides}</swiper-container>`,
    policy: basePolicy,
    act: "a.shadowRoot.querySelector('.swiper-button-next').click()",
    look: `[a.swiper.activeIndex, a.shadowRoot.querySelectorAll('.swiper-pagination-bullet').length, ${partSize('.swiper-button-next')}]`,
    expected: [1, 3, 44],
    later: [{ look: "a.querySelector('swiper-slide').getAttribute('aria-label')", expected: '1 / 3' }],
  },
  {
    name: 'slider-effect',
    content: `<swiper-container id="a" speed="0" effect="fade" fade-effect-cross-fade="true" keyboard="true" a11y="false">${slides}</swiper-container>`,
    policy: basePolicy,
    act: "document.dispatchEvent(new KeyboardEvent('keydown', { keyCode: 39 }))",
    look: "[a.swiper.activeIndex, [...a.children].map((slide) => getComputedStyle(slide).opacity), a.querySelector('[aria-label]')]",
    expected: [1, ['0', '1', '0'], null],
  },
]

const moved = { look: `new DOMMatrix(${style('transform')}).e`, expected: 80, policy: basePolicy }

const scrolled = (by: number) => `scrollTo(0, (window.start ??= pin.getBoundingClientRect().top) + ${by}), ${frames}`
const stands = '[Math.round(pin.getBoundingClientRect().top), pin.classList.contains("lit")]'

/** Led along a path, told at its end; then, while the page is scrolled, held in its place and lit for as long. */
const onItsWay: Omit<ExportedFeature, 'name' | 'content' | 'policy'> = {
  look: "[new DOMMatrix(getComputedStyle(led).transform).e, new DOMMatrix(getComputedStyle(led).transform).f, led.dataset['told']]",
  expected: [80, 40, 'led'],
  later: [
    { look: stands.replace('Math.round(pin.getBoundingClientRect().top)', 'scrollY'), expected: [0, false] },
    { act: scrolled(100), look: stands, expected: [0, true] },
    { act: scrolled(250), look: stands, expected: [0, true] },
    { act: scrolled(400), look: stands, expected: [-100, false] },
    { act: scrolled(200), look: stands, expected: [0, true] },
    { act: scrolled(-200), look: stands, expected: [200, false] },
  ],
}
const way =
  '<p id="led" motion-id="mt3">x</p><div class="tall"></div><p id="pin" motion-id="mt4">y</p><div class="tall"></div>'

/** Motions, for one engine or the other. */
export const motionFeatures: readonly ExportedFeature[] = [
  {
    name: 'motion',
    content: '<p id="a" motion-id="mt1">x</p>',
    code: 'rise.seek(60)',
    ...moved,
  },
  {
    name: 'scroll',
    content: '<div class="tall"></div><p id="a" motion-id="mt2">x</p><div class="tall"></div>',
    act: `scrollTo(0, 1700), ${frames}`,
    ...moved,
  },
  { name: 'way', content: way, policy: basePolicy, ...onItsWay },
  {
    name: 'parts',
    content:
      '<h1 id="a" motion-id="mt5">Two <b>words</b></h1><h2 main-motion-id="mt5" motion-instance-id="mi5">Other</h2><p id="whole" motion-id="mt6">Whole</p>',
    policy: basePolicy,
    act: 'void letters.seek(60.7)',
    look: "[...document.querySelectorAll('h1 .letter')].map((letter) => [letter.textContent, new DOMMatrix(getComputedStyle(letter).transform).e])",
    expected: [...'Twowords'].map((letter) => [letter, 80]),
    later: [
      { look: "document.querySelectorAll('h2 .letter').length", expected: 5 },
      { look: "[title.chars.length, a.getAttribute('aria-label'), a.dataset.told]", expected: [8, 'Two words', '8'] },
      { act: 'title.revert()', look: "[a.innerHTML, 'letters' in window]", expected: ['Two <b>words</b>', false] },
      { look: 'whole.innerHTML + getComputedStyle(whole).opacity', expected: 'Whole0.5' },
    ],
  },
  {
    name: 'together',
    content: `<div v-scope="{ n: 0 }"><button v-on:click="n++">${'${ n }'}</button></div><i id="turned" interaction-id="iN3">z</i>${way}`,
    policy: evalPolicy,
    isLeast: true,
    ...onItsWay,
    later: [
      ...(onItsWay.later ?? []),
      {
        act: "document.querySelector('button').click()",
        look: "document.querySelector('button').textContent",
        expected: '1',
      },
      { look: 'getComputedStyle(turned).opacity', expected: '1' },
      { act: 'turned.click()', look: 'getComputedStyle(turned).opacity', expected: '0.25' },
    ],
  },
  {
    name: 'everything',
    content:
      '<p id="a" motion-id="mt1" interaction-id="iN1" v-bind:title="site">x</p><div class="tall"></div><p motion-id="mt2">y</p>',
    code: 'rise.seek(60)',
    act: "document.getElementById('a').click()",
    look: `[document.getElementById('a').textContent, document.getElementById('a').title, new DOMMatrix(${style('transform')}).e]`,
    expected: ['Clicked', 'global', 80],
    policy: evalPolicy,
  },
]

const rise = { ...newAnimation('rise'), to: { x: '80' }, toOptions: { duration: '60', paused: 'true', ease: 'none' } }
const drift = {
  ...newAnimation('drift'),
  to: { x: '80' },
  toOptions: { ease: 'none' },
  scrollTriggerOptions: { trigger: 'self', start: 'top bottom', end: 'top center', scrub: 'true' },
}
const led = {
  ...newAnimation('leading'),
  toOptions: {
    duration: '0.05',
    motionPath: { path: 'M0,0 C0,40 80,0 80,40' },
    onComplete: "document.querySelector('self').dataset.told = this.vars.id",
    id: 'led',
  },
}
const held = {
  ...newAnimation('holding'),
  to: { x: '80' },
  scrollTriggerOptions: { start: 'top top', end: '+=300', scrub: 'true', pin: 'true', toggleClass: 'lit' },
}
const letters = { ...rise, name: 'letters', selector: 'chars', toOptions: { ...rise.toOptions, stagger: '0.1' } }
/** Taken into letters, under a name of its own. */
const parted = {
  isSplitText: true,
  splitTextName: 'title',
  splitText: {
    type: 'chars, words',
    charsClass: 'letter',
    onSplit: '(parts) => { parts.elements[0].dataset.told = parts.chars.length }',
  },
}
/** Nothing to take apart: what else there is moves. */
const unparted = { isSplitText: true, splitTextSelector: '.nobody' }
const motion = (id: string, page: string, animation: Motion['animations'][number]): Motion => ({
  ...newMotion(id, page),
  animations: [animation],
})

function action(name: string, params: Readonly<Record<string, string>>) {
  return { ...findAction(name), params }
}

export const records: Pick<Project, 'interactions' | 'motions'> = {
  interactions: {
    iN1: [
      {
        id: 'in1',
        name: 'in1',
        event: 'click',
        actions: [
          action('setText', { selector: 'self', text: 'Clicked' }),
          action('setTextColor', { selector: 'self', color: 'rgb(4, 5, 6)' }),
        ],
      },
      {
        id: 'in2',
        name: 'in2',
        event: 'enterview',
        actions: [action('addClass', { selector: 'self', className: 'seen' })],
      },
    ],
    iN3: [
      {
        id: 'in1',
        name: 'in1',
        event: 'click',
        actions: [action('doAnimation', { selector: 'self', name: 'fade', duration: '50ms' })],
      },
    ],
  },
  motions: {
    mt1: motion('mt1', 'motion', rise),
    mt2: motion('mt2', 'scroll', drift),
    mt3: motion('mt3', 'way', led),
    mt4: motion('mt4', 'way', held),
    mt5: {
      ...motion('mt5', 'parts', letters),
      ...parted,
      instances: { mi5: { id: 'mi5', page: 'parts' } },
    },
    mt6: {
      ...motion('mt6', 'parts', { ...rise, name: 'dim', to: { opacity: '0.5' }, toOptions: { duration: '0.05' } }),
      ...unparted,
    },
  },
}

export const sheets = {
  'global/global.css':
    'p { color: rgb(1, 2, 3); margin: 0 } .tall { height: 2000px } @keyframes fade { to { opacity: 0.25 } }',
  'css/symbols.css': '.mark { font-weight: 700 }',
  'global/global.js': "const site = 'global'",
}
