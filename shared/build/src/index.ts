export { definePergolaOneBundle } from './define-one-bundle.ts'
export { definePergolaRemote } from './define-remote-build.ts'
export { definePergolaShell } from './define-shell-build.ts'
