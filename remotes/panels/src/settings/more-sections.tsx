import type { ReactNode } from 'react'
import type { CommandsService, RemotesService } from '@pergola/contracts'
import { CleanSection, type CleanServices } from './clean-section.tsx'
import { cleanMessages, screenshotMessages, spaceMessages } from './messages.ts'
import { partMessages } from './parts-messages.ts'
import { PartsSection } from './parts-section.tsx'
import { ScreenshotSection } from './screenshot-section.tsx'
import { SpaceSection } from './space-section.tsx'

interface MoreSection {
  readonly name: string
  /** What the search finds it by. */
  readonly words: readonly string[]
  readonly content: ReactNode
}

interface Offered {
  readonly remotes: RemotesService | undefined
  readonly commands: CommandsService | undefined
  /** Null while no project is open. */
  readonly services: CleanServices | null
}

/** What the settings offer beside switches. */
export function moreSections({ remotes, commands, services }: Offered): readonly MoreSection[] {
  const sections: MoreSection[] = []
  if (services) {
    const words = [cleanMessages.button('motions'), cleanMessages.button('interactions')]
    sections.push({ name: 'clean', words, content: <CleanSection {...services} /> })
  }
  if (services && commands) {
    const content = <ScreenshotSection commands={commands} />
    sections.push({ name: 'screenshot', words: [screenshotMessages.button], content })
  }
  if (commands) {
    const content = <SpaceSection commands={commands} />
    sections.push({ name: 'space', words: [spaceMessages.title, spaceMessages.text], content })
  }
  if (remotes) {
    const words = [partMessages.title, partMessages.address]
    sections.push({ name: 'parts', words, content: <PartsSection remotes={remotes} /> })
  }
  return sections
}
