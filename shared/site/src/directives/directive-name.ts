/** An attribute of the template engine, taken apart: `v-on:click.prevent` is `on`, `click` and `prevent`. */
export interface DirectiveName {
  readonly kind: string
  /** Behind the colon; empty without one. */
  readonly argument: string
  readonly modifiers: readonly string[]
}

/** Null for an attribute that is no directive. The short forms `:name` and `@name` are known. */
export function splitDirective(attribute: string): DirectiveName | null {
  const whole = attribute.replace(/^:(?=.)/, 'v-bind:').replace(/^@(?=.)/, 'v-on:')
  const match = /^v-([a-z][a-z-]*)(?::([^.]*))?((?:\.[^.]*)*)$/i.exec(whole)
  if (!match) return null
  const [, kind = '', argument = '', modifiers = ''] = match
  return { kind: kind.toLowerCase(), argument, modifiers: modifiers.split('.').filter((name) => name !== '') }
}

/** Whether an attribute gives the template engine something to do. */
export function isDirective(name: string, value: string): boolean {
  return /^v-[a-z]/i.test(name) || (name === 'content-lang' && value.trim().toLowerCase() === 'javascript')
}

/** Html knows no capitals in names: `myEvent` is written so that the runtime finds it all the same. */
export function directiveName({ kind, argument, modifiers }: DirectiveName): string {
  const isCamel = kind === 'on' && /[a-z][A-Z]/.test(argument) && argument.toLowerCase() !== 'domcontentloaded'
  const name = isCamel ? argument.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) : argument.toLowerCase()
  const all = isCamel && !modifiers.includes('camel') ? [...modifiers, 'camel'] : modifiers
  return `v-${kind}${name === '' ? '' : `:${name}`}${all.map((each) => `.${each}`).join('')}`
}
