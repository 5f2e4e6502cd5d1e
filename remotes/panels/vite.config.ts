import { definePergolaRemote } from '../../shared/build/src/index.ts'

export default definePergolaRemote('panels')
