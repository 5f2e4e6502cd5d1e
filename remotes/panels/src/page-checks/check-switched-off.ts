import type { CanvasService, SettingName } from '@pergola/contracts'
import { isSliderLibrary, sliderTag } from '@pergola/site/components'
import type { Finding } from './finding.ts'
import { messages } from './messages.ts'
import type { PageFacts } from './page-facts.ts'
import { scriptsOf } from './scripts-of.ts'

interface Switched {
  readonly tag: string
  readonly setting: SettingName
  /** Whether the page or the project brings a script of its own for it. */
  readonly isBrought: (scripts: readonly string[]) => boolean
}

const switched: readonly Switched[] = [
  { tag: sliderTag, setting: 'enable_swiperjs', isBrought: (scripts) => scripts.some(isSliderLibrary) },
  {
    tag: 'spline-viewer',
    setting: 'enable_spline_viewer',
    isBrought: (scripts) => scripts.some((address) => /spline/i.test(address)),
  },
]

/** Elements that stand still, because the script that moves them is switched off in the settings. */
export function checkSwitchedOff(canvas: CanvasService, { project, settings }: PageFacts): readonly Finding[] {
  return switched.flatMap(({ tag, setting, isBrought }): Finding[] => {
    const nodes = settings[setting] ? [] : canvas.find(tag)
    if (nodes.length === 0 || isBrought(scriptsOf(canvas, project))) return []
    return [{ key: `off ${tag}`, kind: 'files', severity: 'serious', ...messages.switchedOff(tag, setting), nodes }]
  })
}
