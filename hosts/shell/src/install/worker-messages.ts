/** Between the page and the service worker; the worker's side is `shared/workers/src/service-worker`. */
export const workerMessages = {
  sync: 'pergola:sync',
  keepLate: 'pergola:keep-late',
  takeOver: 'pergola:take-over',
  updated: 'pergola:updated',
} as const
