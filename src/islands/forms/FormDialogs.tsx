/** The forms that a page opens in place, one at a time. */
import type { Root } from 'react-dom/client'
import { createRoot } from 'react-dom/client'
import { askedForm } from './asked-form.ts'
import { FormDialog } from './FormDialog.tsx'

let root: Root | null = null

/** Rejects when the site's forms cannot be loaded. */
export async function openForm(link: HTMLAnchorElement): Promise<void> {
  const asked = await askedForm(link)
  root ??= createRoot(document.body.appendChild(document.createElement('div')))
  const dialogs = root
  dialogs.render(<FormDialog asked={asked} onClosed={() => dialogs.render(null)} />)
}
