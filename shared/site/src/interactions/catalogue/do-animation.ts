import type { Action, ParameterValue } from '../interaction.ts'

/** The fallbacks of the runtime are what an open choice is. */
function select(keywords: string): ParameterValue {
  return { type: 'select', keywords: keywords.split(' '), value: '' }
}

/** Annex §1.3. */
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
