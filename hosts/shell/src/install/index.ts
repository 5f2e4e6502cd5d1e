export { browserStore } from '../services/browser-store.ts'
export { installOffline } from './install-offline.ts'
