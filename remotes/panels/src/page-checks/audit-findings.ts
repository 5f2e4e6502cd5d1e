import type { Audit, LargePicture } from '@pergola/contracts'
import { accessFinding } from './access-findings.ts'
import type { Finding } from './finding.ts'
import { messages } from './messages.ts'
import type { PageFacts } from './page-facts.ts'

/** What an audit found, by the elements it is wrong at. */
export function auditFindings({ findings, largePictures = [] }: Audit, facts: PageFacts | null): readonly Finding[] {
  return [...findings.map(accessFinding), ...pictureFindings(largePictures, facts)]
}

/** Pictures of the project that are much larger than they are shown, by file; an export that makes smaller ones mends them. */
function pictureFindings(large: readonly LargePicture[], facts: PageFacts | null): readonly Finding[] {
  if (!facts || facts.settings.make_picture_variants) return []
  const byAddress = new Map<string, LargePicture[]>()
  for (const picture of large) {
    const address = facts.addresses.find(({ node, attribute }) => node === picture.node && attribute === 'src')?.address
    if (address === undefined || /\.svg(?:[?#]|$)/i.test(address)) continue
    byAddress.set(address, [...(byAddress.get(address) ?? []), picture])
  }
  return [...byAddress].flatMap(([address, pictures]) => {
    const widest = pictures.toSorted((one, other) => other.shown.width - one.shown.width)[0]
    if (!widest) return []
    const words = messages.largePicture(address, widest)
    const nodes = pictures.map(({ node }) => node)
    return [{ key: `picture ${address}`, kind: 'weight', severity: 'minor', ...words, nodes } as const]
  })
}
