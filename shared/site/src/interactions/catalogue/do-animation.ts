import type { Action, ParameterValue } from '../interaction.ts'

/** The fallbacks of the runtime are what an open choice is. */
function select(keywords: string): ParameterValue {
  return { type: 'select', keywords: keywords.split(' '), value: '' }
}

/** docs/reference/actions.md. */
export const doAnimation: Action = {
  name: 'doAnimation',
  label: 'Do Animation',
  function: 'doAnimation',
  params: {
    selector: '',
    name: { type: 'select', keywords: [], value: '' },
    duration: select('0.3s 0.5s 1s 2s 3s 5s'),
    timingFunction: select('ease linear ease-in ease-out ease-in-out step-start step-end'),
    delay: select('0s 0.2s 0.5s 1s 2s'),
    iterationCount: select('1 2 3 infinite'),
    direction: select('normal reverse alternate alternate-reverse'),
    fillMode: select('none forwards backwards both'),
    playState: select('running paused'),
    once: { type: 'switch', value: true },
  },
  access: { name: 'keyframes' },
}

/** What the runtime takes for a choice that is left open. */
const fallbacks: Readonly<Record<string, string>> = {
  duration: '1s',
  timingFunction: 'ease',
  delay: '0s',
  iterationCount: '1',
  direction: 'normal',
  fillMode: 'forwards',
  playState: 'running',
}

/** Undefined for a parameter that has none. */
export function fallbackOf(called: string, parameter: string): string | undefined {
  return called === doAnimation.function && Object.hasOwn(fallbacks, parameter) ? fallbacks[parameter] : undefined
}
