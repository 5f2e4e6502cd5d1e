/**
 * How long to wait for who writes a project. `try`: a moment. `resume`: this tab wrote it before it was reloaded or lost
 * its worker, so it may stand behind its own earlier life. `take`: another tab was asked to let go.
 */
export type Taking = 'try' | 'resume' | 'take'
