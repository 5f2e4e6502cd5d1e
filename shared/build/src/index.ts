export { definePergolaRemote } from './define-remote-build.ts'
export { definePergolaShell } from './define-shell-build.ts'
