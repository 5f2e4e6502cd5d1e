import { isObject, readBreakpoints } from './slider-breakpoints.ts'

interface Attribute {
  readonly name: string
  readonly value: string
}

/** Modules of Swiper that an attribute of their name, or one that begins with it, asks for. */
const names = `
  autoplay controller free-mode grid hash-navigation history keyboard mousewheel navigation pagination parallax scrollbar
  thumbs virtual zoom
`
const named = names.trim().split(/\s+/)

export const sliderEffects = ['slide', 'fade', 'cube', 'coverflow', 'flip', 'cards', 'creative'] as const
const effectModules = sliderEffects.slice(1).map((effect) => `effect-${effect}`)

/** What a slider may be made of beside the sliding itself. */
export const sliderModules: readonly string[] = ['a11y', ...named, ...effectModules]

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const argumentOf = (name: string) => /^(?:v-bind)?:(.+)$/.exec(name)?.[1]

/** Told later, by a directive: whatever it may become has to be there. */
const isAnything = { value: null }

interface Told {
  readonly name: string
  readonly value: string | null
}

function toldTo(attributes: readonly Attribute[]): Told[] {
  return attributes.flatMap(({ name, value }): Told[] => {
    const bound = argumentOf(name)
    if (bound !== undefined) return [{ name: bound, ...isAnything }]
    if (name !== 'breakpoints') return [{ name: name.toLowerCase(), value }]
    const options = Object.values(readBreakpoints(value)).flatMap((each) => Object.entries(each))
    return options.map(([key, option]) => ({ name: kebab(key), value: isObject(option) ? '' : String(option) }))
  })
}

function isAsked(module: string, told: readonly Told[]): boolean {
  const own = told.filter(({ name }) => name === module)
  if (own.length > 0) return own.some(({ value }) => value !== 'false')
  return told.some(({ name }) => name.startsWith(`${module}-`))
}

function effectsOf(told: readonly Told[]): string[] {
  const effects = told.filter(({ name }) => name === 'effect').map(({ value }) => value)
  return effects.includes(null) ? effectModules : effectModules.filter((each) => effects.includes(each.slice(7)))
}

/** Modules that a slider with these attributes uses, in the order of `sliderModules`. It is readable to all unless told otherwise. */
export function modulesOf(attributes: readonly Attribute[]): string[] {
  if (attributes.some(({ name }) => name === 'v-bind')) return [...sliderModules]
  const told = toldTo(attributes)
  const isUnheard = told.some(({ name, value }) => (name === 'a11y' || name === 'a11y-enabled') && value === 'false')
  return [...(isUnheard ? [] : ['a11y']), ...named.filter((module) => isAsked(module, told)), ...effectsOf(told)]
}
