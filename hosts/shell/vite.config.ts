import { definePergolaShell } from '../../shared/build/src/index.ts'

export default definePergolaShell()
