import { answer } from '../calls/answer.ts'
import { checkCode } from './check-code.ts'
import type { CodeEvent, CodeVerbs } from './code-verbs.ts'
import { formatCode } from './format-code.ts'
import { createClassReader } from './read-classes.ts'
import { createUtilities } from './utilities.ts'

const utilities = createUtilities()

answer<CodeVerbs, CodeEvent>((tell) => ({
  format: formatCode,
  check: checkCode,
  getAllStyleSheetClasses: createClassReader(tell, utilities.names),
  utilitySheet: ({ classes, rules }) => utilities.sheet(classes, rules),
  unknownApplied: ({ rules }) => utilities.unknownApplied(rules),
}))
