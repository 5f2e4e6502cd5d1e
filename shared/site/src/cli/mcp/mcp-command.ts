import type { Command, CommandCall, CommandOutcome } from '../command.ts'
import { messages } from './messages.ts'
import { openSite } from '../open-site.ts'

export const mcpCommand: Command = {
  name: 'mcp',
  usage: '<site.zip or folder>',
  summary: messages.summary,
  help: messages.help,
  words: [1, 1],
  run: serve,
}

/** Ends when the client does. */
async function serve({ words: [path = ''], edges }: CommandCall): Promise<CommandOutcome> {
  const opened = await openSite(path, edges)
  if (!opened.ok) return opened
  const ended = edges.untilInputEnds()
  // Few need it, and it is as large as all the rest.
  const { serveSite } = await import('./serve-site.ts')
  const { HeadlessSite } = await import('./headless-site.ts')
  const close = serveSite(new HeadlessSite(path.replace(/[\\/]+$/, ''), opened, edges))
  await ended
  await close()
  // Standard output is the wire: nothing but messages may stand there.
  return { ok: true, text: '', facts: {} }
}
