import type { ArrivingBlock } from '../blocks/block-definition.ts'
import type { OpenPage } from '../document/open-page.ts'
import { arrivingSection } from './arriving-section.ts'
import { readRuleGroup } from './section-rules.ts'

interface StyledBlock {
  readonly label: string
  readonly html: string
  readonly css: string
}

/** A block of the project's own: its rules go where those of the site go, its classes get other names where those mean something else. */
export function arrivingBlock(page: OpenPage, { label, html, css }: StyledBlock): ArrivingBlock {
  const groups = [readRuleGroup(css)]
  return arrivingSection(page, { label, html, groups, tokens: new Map(), isPart: false, keepsTitles: true })
}
