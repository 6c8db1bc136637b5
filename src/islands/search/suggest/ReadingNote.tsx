/** Says what was understood of the words, and takes it back on request. */
import type { Understood } from './use-understood.ts'

export interface NoteProps {
  readonly understood: Understood | null
  readonly chips: readonly string[]
  readonly onUndo: (understood: Understood) => void
}

/** The chips below the box show what is chosen; it is announced here to screen readers alone. */
export function ReadingNote({ understood, chips, onUndo }: NoteProps) {
  return (
    <div className="suggest__note">
      <p role="status">{understood !== null && <span className="hidden">Understood as {chips.join(', ')}. </span>}</p>
      {understood !== null && (
        <button className="suggest__undo" type="button" onClick={() => onUndo(understood)}>
          Search the words instead
        </button>
      )}
    </div>
  )
}
