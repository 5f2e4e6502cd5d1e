export type { SiteDocument, SiteDocumentInput } from './site-document.ts'
export type { Gesture, HistoryState, SiteHistory } from './site-history.ts'
export type { ChangedFiles, SheetKey, SiteApplied, SiteChange, SiteOperation } from './site-operation.ts'
