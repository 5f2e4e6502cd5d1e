export { EndedPage } from './ended-page.tsx'
export { WithheldPage } from './withheld-page.tsx'
