import type { Outcome } from '../outcome.ts'
import type { Readable } from '../readable.ts'

/** A rule in words: a selector, its states, and the at-rule it stands in. */
export interface StyleRule {
  /** Without states: `.hero`. */
  readonly selector: string
  /** Pseudo-classes and pseudo-elements in order: `:hover`, `::before`. */
  readonly states: readonly string[]
  /** The at-rule's name and parameters: `@media (max-width: 768px)`; null at the top level. */
  readonly atRule: string | null
}

/** `elsewhere`: another class, state, device, sheet or an ancestor. `overridden`: set here, but another rule wins. */
export type ValueOrigin = 'here' | 'elsewhere' | 'inherited' | 'default' | 'overridden'

export interface ValueSource {
  readonly selector: string
  /** Path of the sheet, or `inline`. */
  readonly file: string
  /** 1-based line in the file. */
  readonly line: number
  readonly atRule: string | null
}

export interface StyleValue {
  /** As written in the winning or own declaration; the computed value for `default`. */
  readonly value: string
  readonly important: boolean
  readonly origin: ValueOrigin
  readonly source: ValueSource | null
  /** What wins when `origin` is `overridden`. */
  readonly winner: { readonly value: string; readonly source: ValueSource } | null
  /** What the declaration is for, where it is for more than this property or names it otherwise: its shorthand. */
  readonly declaredAs?: string
}

export interface RuleLine {
  readonly rule: StyleRule
  /** How many declarations it holds. */
  readonly declarations: number
  /** Its selector and at-rule apply to the element now. */
  readonly matches: boolean
  /** Path in the project of the sheet it stands in, or the address it came from. */
  readonly file?: string
  /** It stands in a sheet that is not the page's own to change: what is set for it goes into the page's own sheet. */
  readonly foreign?: boolean
}

export interface ClassChip {
  readonly name: string
  readonly selected: boolean
  /** At least one rule for it exists in the page's sheets. */
  readonly hasStyles: boolean
}

/** A sheet of the page: a file, or a style element in one. */
export interface RuleSheet {
  /** Names the sheet for `chooseSheet`, for as long as the page is open. */
  readonly sheet: string
  /** Path in the project of the file it is, or stands in. */
  readonly file: string
  /** It is a style element of that file. */
  readonly embedded: boolean
}

/** Whom a rule is for: every page of the site, or the open page alone. */
export type RuleReach = 'site' | 'page'

/** Elements of a page that would look another way. */
export interface ChangedLook {
  readonly page: string
  /** Such as `h1.title`; the first ones of many. */
  readonly elements: readonly string[]
  readonly properties: readonly string[]
  /** How many elements there are in all. */
  readonly count: number
}

export interface RuleMove {
  /** False where something would look another way and nothing was changed therefore. */
  readonly moved: boolean
  /** Empty where every page looks as it did. */
  readonly changed: readonly ChangedLook[]
}

/** Where the rule being edited stands, or will stand with its first value. */
export interface RuleHome extends RuleSheet {
  /**
   * Where it could stand instead; `sheet` is empty where that is still to be made. Absent where there is no other place,
   * and in surfaces before it.
   */
  readonly other?: { readonly reach: RuleReach; readonly sheet: string }
  /** Sheets that a rule still to be made may go to instead, this one among them; empty where there is no choice. */
  readonly choices: readonly RuleSheet[]
}

/** The style attribute of the element that is shown. */
export interface InlineState {
  /** How many declarations it holds. */
  readonly values: number
  /** Properties that the rule being edited says and that lose against it. */
  readonly wins: readonly string[]
  /** It is what is edited, and no rule. */
  readonly edited: boolean
}

export interface StyleState {
  /** Null when nothing is selected. */
  readonly rule: StyleRule | null
  /** Absent where rules have no sheet, as for a frame of an animation; null while there is no rule. */
  readonly home?: RuleHome | null
  /** It was chosen by its selector, which is none of the element's classes: `selectClass(null)` lets go of it. */
  readonly picked?: boolean
  readonly classes: readonly ClassChip[]
  /** Every rule of the selected class and its states, over all devices. */
  readonly lines: readonly RuleLine[]
  /** Declared and inherited properties only; ask `computed` for the rest. */
  readonly values: Readonly<Record<string, StyleValue>>
  /**
   * How many elements of the open page the rule's class is on, those selected among them. Absent where the rule is for
   * no class alone, and in surfaces before it.
   */
  readonly reach?: number
  /** Absent where the element has no style attribute and none is edited, and in surfaces before it. */
  readonly inline?: InlineState
  /** Display of the element and of its parent, as computed. */
  readonly display: string
  readonly parentDisplay: string
  /** Custom properties in reach, with their values. */
  readonly customProperties: Readonly<Record<string, string>>
}

/**
 * In front of the name of a property: its items that are switched off, `(place text)` each. The page's surface keeps
 * them in the project's record, in the same step, and shows them among the values of the rule; sheets never hold them.
 */
export const hiddenItemsPrefix = '--hidden-'

export interface StyleEdit {
  readonly property: string
  /** Null removes the declaration. */
  readonly value: string | null
  readonly important?: boolean
}

export interface EditOptions {
  /** Shown but not recorded; the next edit without it, or `endPreview`, replaces it. For scrubbing. */
  readonly preview?: boolean
  readonly label?: string
}

export interface InlineMove {
  /** Elements whose style attribute went into rules. */
  readonly elements: number
  /** Properties of which another rule wins now. */
  readonly losing: readonly string[]
}

export type InlineFailure = 'nothing' | 'not-allowed' | 'read-only'

/** Style attributes, as one more source of styles. Each verb that changes the page is one undo step. */
export interface InlineStyles {
  /** Edits the attribute of what is selected, until a class or a rule is chosen. */
  select(): void
  /** Takes these properties out of what is selected, or all of them. */
  remove(properties?: readonly string[]): void
  /**
   * Into rules of classes: of what is selected into the class that is edited, where all of it says the same; else into
   * a class of their own for all that say the same.
   */
  move(scope: 'selection' | 'page'): Promise<Outcome<InlineMove, InlineFailure>>
  /** Elements of the page that have a style attribute. */
  count(): number
}

export type RuleFailure = 'rule-exists' | 'rule-missing' | 'not-allowed' | 'read-only'

/** Rules a person makes and renames. One call is one undo step. */
export interface StyleRules {
  /** There before it says anything, so that it can be chosen; `::before` and `::after` get their content. */
  create(rule: StyleRule): Outcome<undefined, RuleFailure>
  /** The same declarations under other states, in the same place. A rule that is being edited is followed. */
  restate(rule: StyleRule, states: readonly string[]): Outcome<undefined, RuleFailure>
}

/**
 * What the style panel writes to: the canvas' rules, or a keyframe while the animation builder is open. Of several
 * selected elements the values are those of the last, the classes those that all have; a class is given to all of them.
 */
export interface StyleSurface {
  readonly state: Readable<StyleState>
  edit(edits: readonly StyleEdit[], options?: EditOptions): void
  /** Takes a preview back. */
  endPreview(): void
  /** Computed value in the frame, for placeholders of properties nobody set. */
  computed(property: string): string
  /**
   * Colours behind the text of the element, from the front on, the last one opaque; null over a picture, and while
   * nothing is selected.
   */
  backdrop?(): readonly string[] | null
  /** Path from which relative addresses in the next values start, `css/index.css`; null while nothing is edited. */
  addressPlace?(): string | null
  /** Gives what is selected a class of its own, behind those that it has, and edits that. One step. Absent as above. */
  splitOff?(): void
  selectClass(name: string | null): void
  addClass(name: string): void
  removeClass(name: string): void
  /** States of the rule being edited; a rule that does not exist yet is made with the first value. */
  setStates(states: readonly string[]): void
  /** Edits exactly this rule; switches the device to match its media query. */
  selectRule(rule: StyleRule): void
  removeRule(rule: StyleRule): void
  /** What the rule being edited says, as it is written and in that order. */
  ownDeclarations?(): readonly (StyleEdit & { readonly value: string })[]
  /** Every rule for the element that is none of `lines`, in whatever state it is; read anew with each call. */
  otherRules?(): Promise<readonly RuleLine[]>
  /** Absent where rules are not made by hand, as for a frame of an animation. */
  readonly rules?: StyleRules
  /** Absent where there are none, as for a frame of an animation. */
  readonly inline?: InlineStyles
  /**
   * All that is said of the selector being edited, in whatever state and at-rule, goes to where the site, or the open page
   * alone, has its rules: as one step. Where an element of any page would look another way nothing is changed, unless
   * `anyway`. Other pages are asked as they are stored. `from` is the path of another page's sheet that the rules stand in,
   * for `site` alone. Absent where rules have no sheet.
   */
  moveRule?(reach: RuleReach, anyway?: boolean, from?: string): Promise<Outcome<RuleMove, RuleFailure | 'worker-lost'>>
  classSuggestions(): readonly string[]
  /** A readable class for what is selected, that nothing of the open page has yet. */
  proposeClass?(): string
  /**
   * Where the rule goes that is still to be made: one of `home.choices`. It holds for this rule alone, changes nothing
   * by itself, and is no step to undo. Nothing happens where the sheet is none of the choices.
   */
  chooseSheet?(sheet: string): void
}
