// oxlint-disable-next-line typescript/triple-slash-reference -- packages that import this have to know the declaration
/// <reference path="../shipped.d.ts" />
/* oxlint-disable import/default -- every file of the folder is read as a text, whatever it exports */
import behaviours from './behaviours?pieces'
import support from './support?pieces'
import type { ScriptPiece } from './script-piece.ts'
import { fixedStyles, styleSetters, unitSetters } from './style-actions.ts'

type Pieces = Readonly<Record<string, ScriptPiece>>

function made<Given>(
  table: Readonly<Record<string, Given>>,
  piece: (name: string, given: Given) => ScriptPiece,
): Pieces {
  return Object.fromEntries(Object.entries(table).map(([name, given]) => [name, piece(name, given)]))
}

function setter(name: string, parameters: string, rest: string): string {
  return `function ${name}(${parameters}){setStyle(s,${rest})}`
}

/** Every action as the text of one function, and what that text calls. */
export const actionPieces: Pieces = {
  ...behaviours,
  ...made(styleSetters, (name, property) => ({
    text: setter(name, 's,v', `"${property}",v`),
    needs: ['setStyle'],
  })),
  ...made(unitSetters, (name, [property, unit]) => ({
    text: setter(name, 's,v', `"${property}",numberOf(v,0)+"${unit}"`),
    needs: ['setStyle', 'numberOf'],
  })),
  ...made(fixedStyles, (name, [property, value]) => ({
    text: setter(name, 's', `"${property}","${value}"`),
    needs: ['setStyle'],
  })),
}

/** What actions share. */
export const supportPieces: Pieces = support
