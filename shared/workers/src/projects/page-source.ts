import { pageFromHtml } from '@pergola/site/project'

/** In a file of its own, so that only an upload fetches it. */
export const pageSourceOf = pageFromHtml
