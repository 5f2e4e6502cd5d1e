import { attributeOf } from '../project/index.ts'
import type { ScannedElement } from '../project/index.ts'
import { allowAddresses } from './element-sources.ts'
import { createPolicySources } from './policy-sources.ts'
import type { PolicyFinding, PolicySources } from './policy-sources.ts'
import { readScript } from './read-script.ts'
import type { ScriptNeeds } from './read-script.ts'
import type { SheetNeeds } from './read-sheet.ts'
import { baseOf, originsIn, siteFileAt, sourceOf } from './source-of.ts'

/** Of the site around the page. */
export interface PolicySite {
  /** What a script of the site needs; null for one that is no file of it. */
  scriptAt(path: string): Promise<ScriptNeeds | null>
  /** Every address in a sheet and in those that it imports, as sources; null for one that is no file of the site. */
  sheetAt(path: string): Promise<SheetNeeds | null>
  sheetOf(css: string, base: string): Promise<SheetNeeds>
  /** SHA-256 in base64. */
  hash(text: string): Promise<string>
}

/** More than these would make the policy longer than the page. */
const mostStyleHashes = 100

interface Work {
  readonly policy: PolicySources
  readonly site: PolicySite
  readonly base: string
  found(kind: PolicyFinding['kind'], what: string): void
}

/** The policy of a page with all that it needs and no more, and what it cannot hold. */
export async function pagePolicy(
  elements: readonly ScannedElement[],
  { page, site }: { readonly page: string; readonly site: PolicySite },
): Promise<{ policy: string; findings: readonly PolicyFinding[] }> {
  const policy = createPolicySources()
  const baseElement = elements.find(({ name }) => name === 'base')
  const base = baseOf(page, baseElement && attributeOf(baseElement, 'href'))
  const findings = new Map<string, PolicyFinding>()
  const found = (kind: PolicyFinding['kind'], what: string) =>
    void findings.set(`${kind} ${what}`, { page, kind, what })
  const work: Work = { policy, site, base, found }
  if (baseElement) policy.allow('base-uri', sourceOf(attributeOf(baseElement, 'href') ?? '', baseOf(page)))
  // A browser asks for an icon, whatever the page says.
  policy.allow('img-src', "'self'")
  for (const element of elements) {
    allowAddresses(element, { policy, base, found })
    if (element.name === 'script') await allowScript(element, work)
    if (element.name === 'style') await allowStyle(element, work)
    if (element.name === 'link') await allowSheet(element, work)
    await allowHandlers(element, work)
  }
  await allowStyleAttributes(elements, work)
  // What scripts and directives of the site itself load and show.
  if (policy.has('script-src')) {
    for (const directive of ['connect-src', 'media-src'] as const) policy.allow(directive, "'self'")
  }
  return { policy: policy.text(), findings: [...findings.values()] }
}

const runs = /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i

async function allowScript(element: ScannedElement, { policy, site, base, found }: Work) {
  const type = (attributeOf(element, 'type') ?? '').split(';')[0]?.trim() ?? ''
  if (!runs.test(type)) return
  const source = attributeOf(element, 'src') ?? attributeOf(element, 'href')
  if (source === undefined) {
    policy.allow('script-src', `'sha256-${await site.hash(element.text)}'`)
    allowNeeds(readScript(element.text), 'script', { policy, found })
    return
  }
  policy.allow('script-src', sourceOf(source, base))
  const path = siteFileAt(source, base)
  const needs = path === null ? null : await site.scriptAt(path)
  if (needs) allowNeeds(needs, path ?? '', { policy, found })
}

function allowNeeds(needs: ScriptNeeds, what: string, { policy, found }: Pick<Work, 'policy' | 'found'>) {
  if (needs.evaluates) {
    policy.allow('script-src', "'unsafe-eval'")
    found('evaluates', what)
  }
  allowOrigins(needs.origins, policy)
  if (needs.startsWorkers) policy.allow('worker-src', "'self'")
  if (!needs.makesBlobs) return
  for (const directive of ['img-src', 'media-src', 'connect-src'] as const) policy.allow(directive, 'blob:')
  if (needs.startsWorkers) policy.allow('worker-src', 'blob:')
}

/** Code that names an address asks it, or shows what is there. */
function allowOrigins(origins: readonly string[], policy: PolicySources) {
  for (const origin of origins) {
    policy.allow('connect-src', origin)
    if (origin.startsWith('ws')) continue
    policy.allow('img-src', origin)
    policy.allow('media-src', origin)
  }
}

async function allowStyle(element: ScannedElement, { policy, site, base }: Work) {
  policy.allow('style-src', `'sha256-${await site.hash(element.text)}'`)
  allowSheetNeeds(await site.sheetOf(element.text, base), policy)
}

async function allowSheet(element: ScannedElement, { policy, site, base, found }: Work) {
  const href = attributeOf(element, 'href')
  if (href === undefined || !/\bstylesheet\b/i.test(attributeOf(element, 'rel') ?? '')) return
  const source = sourceOf(href, base)
  policy.allow('style-src', source)
  const path = siteFileAt(href, base)
  if (path !== null) return allowSheetNeeds(await site.sheetAt(path), policy)
  policy.allow('img-src', source)
  policy.allow('font-src', source)
  // The one server whose sheets name another, and are on so many pages.
  if (source === 'https://fonts.googleapis.com') policy.allow('font-src', 'https://fonts.gstatic.com')
  else found('unknown-sheet', href)
}

function allowSheetNeeds(needs: SheetNeeds | null, policy: PolicySources) {
  if (!needs) return
  for (const source of needs.pictures) policy.allow('img-src', source)
  for (const source of needs.fonts) policy.allow('font-src', source)
  for (const source of needs.sheets) policy.allow('style-src', source)
}

/** Code in attributes: handlers are allowed one by one; directives belong to a script that makes code of texts. */
async function allowHandlers({ attributes }: ScannedElement, { policy, site }: Work) {
  for (const { name, value } of attributes) {
    if (/^on[a-z]/i.test(name)) {
      policy.allow('script-src', "'unsafe-hashes'")
      policy.allow('script-src', `'sha256-${await site.hash(value)}'`)
      allowOrigins(originsIn(value), policy)
    } else if (/^(?:[:@]|v-)/.test(name)) allowOrigins(originsIn(value), policy)
  }
}

async function allowStyleAttributes(elements: readonly ScannedElement[], { policy, site, base, found }: Work) {
  const styles = new Set(
    elements.flatMap((element) => attributeOf(element, 'style') ?? []).filter((each) => each !== ''),
  )
  for (const style of styles) allowSheetNeeds(await site.sheetOf(`a{${style}}`, base), policy)
  if (styles.size > mostStyleHashes) {
    found('many-styles', `${styles.size} elements`)
    return policy.allow('style-src', "'unsafe-inline'")
  }
  if (styles.size > 0) policy.allow('style-src', "'unsafe-hashes'")
  for (const style of styles) policy.allow('style-src', `'sha256-${await site.hash(style)}'`)
}
