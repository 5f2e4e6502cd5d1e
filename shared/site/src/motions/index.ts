export { isCallbackCode, isScopeName } from './callback-text.ts'
export { callbacksOf } from './callbacks-of.ts'
export { canExpress } from './can-express.ts'
export { compileMotion } from './compile-motion.ts'
export { readBezier } from './bezier.ts'
export type { BezierHandles } from './bezier.ts'
export { easeCurve } from './ease-curve.ts'
export type { EaseCurve } from './ease-curve.ts'
export { withFrames } from './key-frames.ts'
export { motionMarkOf, noMotionMark } from './motion-mark.ts'
export type { MotionMark } from './motion-mark.ts'
export { newAnimation, newMotion } from './motion.ts'
export type { Motion, MotionAnimation, MotionInstance, MotionStart, PresetChoice } from './motion.ts'
export { motionScript, usesMotionPath, usesScroll, usesSplit } from './motion-script.ts'
export type { ScriptedMotion } from './motion-script.ts'
export { markedMotions, pageMotions, selectableElements } from './page-motions.ts'
export { instanceTarget, mainTarget, playableMotion, withoutMarks } from './playable-motion.ts'
export type { MotionTarget } from './playable-motion.ts'
export { motionOf, readMotion } from './read-motion.ts'
export { isSplitTag, readPattern } from './split-options.ts'
export { partOf, partsOfType, textParts } from './text-parts.ts'
export { splitValues, typedValue, valueText } from './read-value.ts'
export { addAnimation, editAnimation, optionAt, removeAnimation, setOption } from './edit-motion.ts'
export { addInstance, cloneMotion, removeInstance } from './motion-uses.ts'
export { motionLength, moveTween, stretchTween, tweenSpans } from './motion-times.ts'
export type { TweenSpan } from './motion-times.ts'
export {
  findPreset,
  motionPresets,
  presetChoice,
  presetMotion,
  presetName,
  startWords,
  usualChoice,
  withChoice,
  withoutPreset,
} from './presets.ts'
export type { MotionPreset } from './presets.ts'
export { ownMotionScript } from './own-script.ts'
export { triggerMarks } from './trigger-marks.ts'
export type { TriggerMark } from './trigger-marks.ts'
