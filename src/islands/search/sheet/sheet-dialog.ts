/**
 * Opening and closing the sheet of filters, at the pace of a slow phone: what is pressed is painted first; then the
 * sheet begins to come in, and its filters are in it with the paint after that. On its way out it is out of sight
 * first, and then the page behind it is brought back to life.
 */
import { afterNextPaint } from '../after-next-paint.ts'

/** The platform makes the page behind it inert, closes it on Escape, and gives the focus back. */
export function openSheet(dialog: HTMLDialogElement | null): void {
  if (dialog === null || dialog.open) return
  dialog.showModal()
  afterNextPaint(() => {
    if (dialog.open) dialog.dataset['filled'] = ''
  })
}

export function closeSheet(dialog: HTMLDialogElement | null): void {
  if (!isSheetOpen(dialog)) return
  dialog.dataset['leaving'] = ''
  afterNextPaint(() => dialog.close())
}

/** However it was closed. */
export function sheetClosed(dialog: HTMLDialogElement | null): void {
  delete dialog?.dataset['filled']
  delete dialog?.dataset['leaving']
}

export function isSheetOpen(dialog: HTMLDialogElement | null): dialog is HTMLDialogElement {
  return dialog?.open === true
}
