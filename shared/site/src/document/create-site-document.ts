import { OpenDocument } from './open-document.ts'
import type { SiteDocument, SiteDocumentInput } from './site-document.ts'

export function createSiteDocument(input: SiteDocumentInput): SiteDocument {
  return new OpenDocument(input)
}
