import type { BuiltFile } from './built-file.ts'
import { builtText, policySite } from './policy-site.ts'
import { pageKinds } from './page-kinds.ts'
import type { MadeSite } from './page-kinds.ts'
import { scanPage } from '../project/index.ts'
import type { ScanKind } from '../project/index.ts'
import { ownPolicy, withPolicy } from '../security-policy/insert-policy.ts'
import { pagePolicy } from '../security-policy/page-policy.ts'
import type { PolicySite } from '../security-policy/page-policy.ts'
import type { PolicyFinding } from '../security-policy/policy-sources.ts'

/** A built site whose pages say what they load and run, and what of that no strict policy holds. */
export async function addPolicies(
  files: readonly BuiltFile[],
  request: MadeSite,
): Promise<{ files: BuiltFile[]; findings: readonly PolicyFinding[] }> {
  const site = policySite(files, request)
  const kinds = pageKinds(request)
  const findings: PolicyFinding[] = []
  const all: BuiltFile[] = []
  for (const file of files) {
    const kind = kinds.get(file.path)
    const text = kind === undefined ? null : await builtText(file, request)
    const made = kind !== undefined && text !== null ? await withOwnPolicy(text, { kind, page: file.path, site }) : null
    findings.push(...(made?.findings ?? []))
    all.push(made?.html ? withText(file, made.html) : file)
  }
  return { files: all, findings }
}

interface Place {
  readonly kind: ScanKind
  readonly page: string
  readonly site: PolicySite
}

async function withOwnPolicy(text: string, { kind, page, site }: Place) {
  const elements = scanPage(text, kind)
  if (ownPolicy(elements)) return { html: null, findings: [{ page, kind: 'own-policy' as const, what: '<meta>' }] }
  const { policy, findings } = await pagePolicy(elements, { page, site })
  return { html: withPolicy(text, policy, { kind, elements }), findings }
}

const withText = (file: BuiltFile, text: string): BuiltFile =>
  file.kind === 'copy' ? { kind: 'text', path: file.path, text, like: file.source } : { ...file, kind: 'text', text }
