import { answer } from '../calls/answer.ts'
import { checkCode } from './check-code.ts'
import type { CodeVerbs } from './code-verbs.ts'
import { formatCode } from './format-code.ts'

answer<CodeVerbs, never>(() => ({
  format: formatCode,
  check: checkCode,
}))
