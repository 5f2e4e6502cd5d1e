import type { FileChange } from './saving.ts'

/** A custom property as a sheet of the site declares it. */
export interface VariableDeclaration {
  readonly name: string
  readonly value: string
  /** Of the rule around it; empty for a block of an at-rule alone, such as `@theme`. */
  readonly selector: string
  /** As style rules name it, `@media (max-width: 768px)`; null at the top level. */
  readonly atRule: string | null
  /** What the comment above it, or behind it on its line, says; empty without one. */
  readonly description: string
  /** 1-based, in the file. */
  readonly line: number
}

/** A place that names a custom property without declaring it. */
export interface VariableUse {
  readonly name: string
  /** 1-based, in the file; 0 in the record. */
  readonly line: number
  /** A script, a class or a sheet of a library says it, which no rename changes. */
  readonly isFixed: boolean
}

/** What one sheet says of custom properties: a file, or a style element of a page. */
export interface VariableSheet {
  /** Which style element of the file it is, from 0; null for a file of CSS. */
  readonly part: number | null
  readonly declarations: readonly VariableDeclaration[]
  /** The `syntax` of every `@property`. */
  readonly registered: Readonly<Record<string, string>>
  /** How many rules it has. */
  readonly rules: number
}

/** What one file of the site says of custom properties. */
export interface VariableFile {
  /** Empty for the record of the project. */
  readonly path: string
  /** Name of the page, or the path. */
  readonly label: string
  readonly isPage: boolean
  /** Sheets of the site itself; none for files that only use what others declare. */
  readonly sheets: readonly VariableSheet[]
  readonly uses: readonly VariableUse[]
}

/** A change of custom properties that concerns all files. */
export type VariableEdit =
  | { readonly kind: 'rename'; readonly from: string; readonly to: string }
  /** `replacement` is a value, `var(--other)` included, for every use; null leaves uses as they are. */
  | { readonly kind: 'remove'; readonly name: string; readonly replacement: string | null }
  /** A value that is spelled out: colours wherever they stand, all else as the whole value of the same property. */
  | {
      readonly kind: 'extract'
      readonly property: string
      readonly value: string
      readonly name: string
      /** The sheet that gets the declaration. */
      readonly sheet: { readonly path: string; readonly part: number | null }
    }

export interface PlannedVariables {
  /** All of it is one step. */
  readonly change: FileChange
  /** How many uses change. */
  readonly uses: number
  /** Pages, scripts and sheets of libraries that name it and are left as they are. */
  readonly left: readonly string[]
}
