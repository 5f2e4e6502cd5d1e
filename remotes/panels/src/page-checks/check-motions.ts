import type { CanvasService, NodeId, ProjectSettings } from '@pergola/contracts'
import { instanceTarget, mainTarget, playableMotion, readMotion, usesScroll, usesSplit } from '@pergola/site/motions'
import type { Motion } from '@pergola/site/motions'
import type { Finding } from './finding.ts'
import { messages } from './messages.ts'
import type { PageFacts } from './page-facts.ts'
import { scriptsOf } from './scripts-of.ts'

/** A script that pages carry for motions, and the switch that leaves it out. */
interface Script {
  readonly name: string
  readonly setting: keyof ProjectSettings
  /** Whether a library of the project may bring it. */
  readonly library: RegExp
  readonly isMissed: (motion: Motion, settings: ProjectSettings) => boolean
}

const playable = (motion: Motion) => playableMotion(motion, mainTarget(motion.id))

const scripts: readonly Script[] = [
  {
    name: 'GSAP',
    setting: 'disable_gsap_core',
    library: /gsap/i,
    // Our own engine moves everything but the parts of texts.
    isMissed: (motion, { disable_gsap_core: isOff, enable_own_motion_engine: hasOwn }) =>
      isOff && (!hasOwn || usesSplit(playable(motion))),
  },
  {
    name: 'ScrollTrigger',
    setting: 'disable_gsap_scrollTrigger',
    library: /scroll-?trigger/i,
    isMissed: (motion, { disable_gsap_scrollTrigger: isOff, enable_own_motion_engine: hasOwn }) =>
      isOff && !hasOwn && usesScroll(playable(motion)),
  },
  {
    name: 'SplitText',
    setting: 'disable_gsap_splitText',
    library: /split-?text/i,
    isMissed: (motion, { disable_gsap_splitText: isOff }) => isOff && usesSplit(playable(motion)),
  },
]

function elementsOf({ id, instances }: Motion, canvas: CanvasService): readonly NodeId[] {
  const targets = [mainTarget(id), ...Object.values(instances).map((each) => instanceTarget(each.id))]
  return targets.flatMap(({ selector }) => canvas.find(selector))
}

/** Motions of the page whose scripts are switched off, and come from no library either. */
export function checkMotions(canvas: CanvasService, { project, settings }: PageFacts): readonly Finding[] {
  const brought = scriptsOf(canvas, project)
  const motions = Object.values(project.motions).flatMap((stored) => readMotion(stored) ?? [])
  return scripts.flatMap(({ name, setting, library, isMissed }): Finding[] => {
    const missed = motions.filter((motion) => isMissed(motion, settings))
    if (missed.length === 0 || brought.some((address) => library.test(address))) return []
    const nodes = missed.flatMap((motion) => elementsOf(motion, canvas))
    const words = messages.motionScriptOff(name, setting)
    return nodes.length > 0 ? [{ key: `motion ${name}`, kind: 'files', severity: 'serious', ...words, nodes }] : []
  })
}
