/**
 * Opening and closing the sheet of filters, at the pace of a slow phone: the sheet begins to come in with the next
 * paint, and its filters are in it with the one after.
 */
import { afterNextPaint } from './after-next-paint.ts'

/** The platform makes the page behind it inert, closes it on Escape, and gives the focus back. */
export function openSheet(dialog: HTMLDialogElement | null): void {
  if (dialog === null || dialog.open) return
  dialog.showModal()
  afterNextPaint(() => {
    if (dialog.open) dialog.dataset['filled'] = ''
  })
}

export function closeSheet(dialog: HTMLDialogElement | null): void {
  dialog?.close()
}

/** However it was closed. */
export function sheetClosed(dialog: HTMLDialogElement | null): void {
  delete dialog?.dataset['filled']
}

export function isSheetOpen(dialog: HTMLDialogElement | null): boolean {
  return dialog?.open === true
}
