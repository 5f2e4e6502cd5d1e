import type { Services } from '../services/services.ts'
import { createFakeAssets } from './fake-assets.ts'
import { createFakeBus } from './fake-bus.ts'
import { createFakeCanvas } from './fake-canvas.ts'
import { createFakeClassFinder } from './fake-class-finder.ts'
import { createFakeCommands } from './fake-commands.ts'
import { createFakeDialogs } from './fake-dialogs.ts'
import { createFakeFolders } from './fake-folders.ts'
import { createFakeGrapes } from './fake-grapes.ts'
import { createFakeNavigation } from './fake-navigation.ts'
import { createFakeProjects } from './fake-projects.ts'
import { createFakeRemotes } from './fake-remotes.ts'
import { createFakeSettings } from './fake-settings.ts'
import { createFakeShares } from './fake-shares.ts'
import { createFakeTailwind } from './fake-tailwind.ts'
import { createFakeToasts } from './fake-toasts.ts'

/** A fake of every service that needs nothing to be made of. */
export function createFakeServices(): Partial<Services> {
  return {
    bus: createFakeBus(),
    navigation: createFakeNavigation(),
    dialogs: createFakeDialogs(),
    toasts: createFakeToasts(),
    settings: createFakeSettings(),
    commands: createFakeCommands(),
    projects: createFakeProjects(),
    assets: createFakeAssets(),
    classFinder: createFakeClassFinder(),
    tailwind: createFakeTailwind(),
    shares: createFakeShares(),
    folders: createFakeFolders(),
    grapes: createFakeGrapes(),
    remotes: createFakeRemotes(),
    canvas: createFakeCanvas(),
  }
}
