/**
 * Of the pages of a restricted project, until a person lets their scripts run: the browser runs nothing in them, in no
 * frame or window that comes from them, follows no redirect of their own and asks no other server. Markup stays as it is.
 */
export const restrictedPolicy = [
  'sandbox allow-same-origin allow-forms allow-popups allow-downloads',
  "default-src 'self' data: blob:",
  "style-src 'self' data: blob: 'unsafe-inline'",
  "script-src 'none'",
  "object-src 'none'",
].join('; ')

/** The same for a page that stands in one document, which can have no `sandbox` of its own: its frame has. */
export const restrictedDocumentPolicy = "default-src data:; style-src data: 'unsafe-inline'; script-src 'none'"
