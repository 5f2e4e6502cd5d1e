export type { ChangedFiles, SheetKey, SiteApplied, SiteChange, SiteOperation } from './site-operation.ts'
