export { type InstallPorts, installOffline } from './install-offline.ts'
