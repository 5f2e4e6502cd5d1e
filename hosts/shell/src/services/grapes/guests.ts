import { fail, type GrapesFailure, type GrapesService, limits, type Outcome, succeed } from '@pergola/contracts'
import * as v from 'valibot'
import type { LocalStore } from '../local-store.ts'
import { pluginAnswer, projectAnswer } from './answers.ts'
import { guestDocument } from './guest-document.ts'
import { type GuestFrame, openGuestFrame } from './guest-frame.ts'
import type { GuestQuestion } from './guest/question.ts'

interface Question<Value> {
  readonly question: GuestQuestion
  readonly schema: v.GenericSchema<unknown, Value>
  readonly longest: number
}

/** What it says is JSON that the schema takes, or nothing. */
function parsedAnswer<Value>(text: string, schema: v.GenericSchema<unknown, Value>): Outcome<Value, GrapesFailure> {
  try {
    const parsed = v.safeParse(schema, JSON.parse(text))
    return parsed.success ? succeed(parsed.output) : fail('unfit', v.flatten(parsed.issues).root?.[0])
  } catch (error) {
    return fail('unfit', error instanceof Error ? error.message : String(error))
  }
}

/** One frame for each question: nothing that a project or a plugin did there reaches the next. */
export function createGuests(store: LocalStore): GrapesService {
  let page: Promise<string | null> | null = null

  async function open(): Promise<Outcome<GuestFrame, GrapesFailure>> {
    const document = await (page ??= guestDocument())
    // Asked for again the next time: the network may be back.
    if (document === null) page = null
    if (document === null) return fail('not-loaded')
    const frame = await openGuestFrame(document, store)
    return frame ? succeed(frame) : fail('no-frame')
  }

  async function ask<Value>({ question, schema, longest }: Question<Value>): Promise<Outcome<Value, GrapesFailure>> {
    const guest = await open()
    if (!guest.ok) return guest
    const answer = await guest.value.ask(question, longest)
    guest.value.end()
    if (answer === null) return fail('ended')
    return 'problem' in answer ? fail('problem', answer.problem) : parsedAnswer(answer.text, schema)
  }

  return {
    readProject: (text) =>
      ask({ question: { ask: 'project', text }, schema: projectAnswer, longest: limits.guest.project }),
    readPlugin: (plugin) =>
      ask({ question: { ask: 'plugin', plugin }, schema: pluginAnswer, longest: limits.guest.plugin }),
  }
}
