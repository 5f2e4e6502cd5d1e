import { createApp, nextTick, reactive } from 'petite-vue'

Object.assign(globalThis, { PetiteVue: { createApp, nextTick, reactive } })
