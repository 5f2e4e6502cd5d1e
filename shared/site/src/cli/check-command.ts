import { checkSite } from '../checks/index.ts'
import type { SiteFinding } from '../checks/index.ts'
import { builtTexts } from './built-texts.ts'
import type { Command, CommandCall, CommandOutcome } from './command.ts'
import { failed } from './command.ts'
import { messages } from './messages.ts'
import { openSite } from './open-site.ts'

export const checkCommand: Command = {
  name: 'check',
  usage: '<site.zip or folder>',
  ...messages.check,
  words: [1, 1],
  run: check,
}

async function check({ words: [from = ''], edges }: CommandCall): Promise<CommandOutcome> {
  const opened = await openSite(from, edges)
  if (!opened.ok) return opened
  const { texts, paths, drafts } = await builtTexts(opened.site)
  const findings = checkSite(texts, paths, drafts)
  const text = report(findings)
  const isSound = findings.every(({ level }) => level === 'warning')
  return isSound ? { ok: true, text, facts: { findings } } : failed('errors-found', text, { findings })
}

function report(findings: readonly SiteFinding[]): string {
  const lines = findings.map(({ file, line, level, message }) => `${file}:${line}: ${level}: ${message}`)
  const errors = findings.filter(({ level }) => level === 'error').length
  return [...lines, messages.check.found(errors, findings.length - errors)].join('\n')
}
