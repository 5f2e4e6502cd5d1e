export { actionGroups, findAction } from './catalogue/catalogue.ts'
export type { ActionGroup } from './catalogue/catalogue.ts'
export { fallbackOf } from './catalogue/do-animation.ts'
export {
  addAction,
  addInteraction,
  pasteAction,
  pasteInteraction,
  removeAction,
  removeInteraction,
  setParameter,
} from './group-edits.ts'
export type { InteractionFailure } from './group-edits.ts'
export { groupFileText, readGroupFile } from './group-file.ts'
export type { GroupFile } from './group-file.ts'
export { isDerivedHandler } from './derived-handler.ts'
export { groupMarkup, handledElsewhere, handlerName } from './group-markup.ts'
export type { GroupChange } from './group-markup.ts'
export { groupMarkers, groupMarkOf, groupSelector, instancesSelector, ownSelector } from './group-mark.ts'
export type { GroupMark } from './group-mark.ts'
export { handlerText } from './handler-text.ts'
export { plainValue } from './interaction.ts'
export type { Action, Interaction, ParameterValue } from './interaction.ts'
export { readGroup } from './read-group.ts'
export { withSelf } from './with-self.ts'
