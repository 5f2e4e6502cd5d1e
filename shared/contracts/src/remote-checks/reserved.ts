const words = (text: string) => text.trim().split(/\s+/)

/**
 * Names that a remote from elsewhere cannot have: those of the suite's remotes, what the names of the suite's own commands
 * begin with, and what objects have already. `e2e/federation` compares the list with the commands of a running editor.
 */
export const reservedNames: ReadonlySet<string> = new Set(
  words(`
    shell pergola canvas panels workspace assets-fonts-libs motion-interactions
    agents animation animations assets blocks class classes code component components element files fonts global grid
    history interactions left libraries local look modal models motion motions page pages palette panel preview project
    regions screen selection settings share shortcuts site storage symbols theme undo view
    constructor prototype
  `),
)

const own: Readonly<Record<'left' | 'panel' | 'modal', string>> = {
  left: 'animations assets classes find layers page-checks pages variables',
  panel: 'actions add-blocks commands interactions motion styling traits',
  modal: `animation-builder asset-picker assets code-manager create-symbol create-template error file-editor files fonts
    history libraries page-helmet pages rest-models settings storage style-guide symbols`,
}

/** Slots that the suite fills itself. */
export const ownSlots: ReadonlySet<string> = new Set(
  Object.entries(own).flatMap(([family, names]) => words(names).map((name) => `${family}:${name}`)),
)

const openSlot = /^(?:panel|left|modal):[a-z][a-z0-9-]*$/

/** Why a remote from elsewhere cannot fill the slot; undefined when it can. */
export function slotProblem(slot: string): string | undefined {
  if (!openSlot.test(slot))
    return `"${slot}" is no place for a remote: use panel:name, left:name or modal:name, in small letters, digits and hyphens`
  return ownSlots.has(slot) ? `"${slot}" belongs to the editor: choose another name` : undefined
}
