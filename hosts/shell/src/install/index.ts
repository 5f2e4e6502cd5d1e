export { browserStore } from './browser-store.ts'
export { installOffline } from './install-offline.ts'
